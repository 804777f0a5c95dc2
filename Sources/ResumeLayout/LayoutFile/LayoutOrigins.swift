/// Which file each part of a layout comes from, by the part's path.
///
/// A part that is not named has the file of what it stands in: the longest known beginning of a
/// path decides.
struct LayoutOrigins: Sendable, Hashable {
    /// The file, as findings name it.
    var file: String
    /// Where a layout's top stands in that file's data, such as `meta.layout`; empty for the top.
    var root = ""
    /// What comes from elsewhere: by the keys of a map, or as `[0]` by the places in a list.
    var parts: [String: LayoutOrigins] = [:]

    /// How many dots and brackets of a path are tried as the end of one key.
    private static let trials = 32

    /// The origin of the part at a path such as `entries.work.rows[1].left`.
    ///
    /// Keys may have dots themselves; the shortest known key counts.
    func origin(of path: String) -> LayoutOrigins {
        var current = self
        var rest = path[...]
        search: while !rest.isEmpty, !current.parts.isEmpty {
            var end = rest.startIndex
            for _ in 0..<Self.trials where end < rest.endIndex {
                end =
                    rest[rest.index(after: end)...].firstIndex { $0 == "." || $0 == "[" }
                    ?? rest.endIndex
                guard let part = current.parts[String(rest[..<end])] else { continue }
                current = part
                rest = rest[end...]
                if rest.first == "." { rest.removeFirst() }
                continue search
            }
            break
        }
        return current
    }

    /// A path of the layout, as a path of the file that it comes from.
    func dataPath(of path: String) -> String {
        if root.isEmpty { return path }
        return path.isEmpty ? root : "\(root).\(path)"
    }

    /// The origins of a part, by its key or as `[0]` by its place.
    func part(_ name: String) -> LayoutOrigins {
        parts[name] ?? LayoutOrigins(file: file, root: root)
    }
}
