/// The names that lead to a file, each with the folder that holds it: a change of any may lead
/// to another file.
struct PathSteps {
    /// One name on the way.
    struct Step: Hashable {
        /// The folder, free of links.
        var folder: String
        /// The name in it.
        var name: String
        /// Whether it is the file itself, or a link in its place.
        var isLast: Bool
    }

    /// The steps, as far as there is something.
    private(set) var steps: [Step] = []
    /// Where the path leads, free of links; nil if nothing is there.
    private(set) var end: String?

    /// The most links on one way, as Linux has it (man 7 path_resolution).
    private static let linkLimit = 40

    /// Follows an absolute path.
    init(to path: String) {
        var rest = Self.names(path)
        var folder = "/"
        var linkCount = 0
        while let name = rest.popLast() {
            if name == ".." {
                folder = PathName.folder(of: folder)
                continue
            }
            let place = PathName.join(folder, name)
            steps.append(Step(folder: folder, name: name, isLast: rest.isEmpty))
            switch (try? FileStatus(path: place, followsLinks: false))?.kind {
            case nil: return
            case .link:
                linkCount += 1
                guard linkCount <= Self.linkLimit,
                    let target = try? RealPath.target(ofLinkAt: place), !target.isEmpty
                else { return }
                if target.hasPrefix("/") { folder = "/" }
                rest += Self.names(target)
            case .folder: folder = place
            default:
                if rest.isEmpty { end = place }
                return
            }
        }
        end = folder
    }

    /// A path's names, the first one last.
    private static func names(_ path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }
}
