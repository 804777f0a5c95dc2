import SourceTree
import System

/// Puts the contents of other files where a tree says `include`.
///
/// `include: jobs/acme.yaml` alone in a map stands for what is in the file; beside other keys, which
/// win, or as a list of files, for the members of the maps in them. In a list such a map stands for
/// all elements of the list in the file. A path starts from the folder of the file that says it, and
/// leads to no place outside of the resume's own folder.
struct Inclusion {
    /// The files read so far.
    private(set) var files: [SourceBytes]
    /// The paths that were looked for.
    private(set) var paths: Set<String> = []
    /// What went wrong.
    private(set) var diagnostics = Diagnostics()

    /// The folder that nothing is read outside of, without links in it.
    private let root: String?
    /// The files whose trees are being looked at, the innermost last.
    private var open: [(file: Int, real: String?)]
    private var size = 0

    /// The key.
    static let key = "include"
    /// How many files there may be, and how deep they may include each other.
    private static let mostFiles = 200
    private static let deepest = 8

    init(_ source: SourceBytes) {
        files = [source]
        root = RealPath.of(source.folder)
        open = [(0, source.identity == nil ? nil : RealPath.of(source.name))]
        size = source.bytes.count
    }

    // MARK: Trees

    /// A tree with what it includes.
    mutating func resolved(_ node: Node) -> Node {
        switch node.value {
        case .array(let elements):
            guard elements.contains(where: Self.includes) else { return node }
            return Node(.array(elements.flatMap { spliced($0) }), at: node.span)
        case .object(let members):
            guard members.contains(where: { Self.includes($0.value) || Self.paths(in: $0) != nil })
            else { return node }
            return map(members, at: node.span)
        default: return node
        }
    }

    /// Whether there is anything to include in a value.
    private static func includes(_ node: Node) -> Bool {
        switch node.value {
        case .array(let elements): elements.contains(where: includes)
        case .object(let members): members.contains { paths(in: $0) != nil || includes($0.value) }
        default: false
        }
    }

    /// The files that a member says to include; nil for a member that is something else.
    private static func paths(in member: Node.Member) -> [Node]? {
        guard member.key == key else { return nil }
        let nodes = member.value.array ?? [member.value]
        let areFiles = nodes.allSatisfy { node in
            guard let path = node.string?.lowercased() else { return false }
            return SourceReader.endings.contains { path.hasSuffix($0) }
        }
        return areFiles && !nodes.isEmpty ? nodes : nil
    }

    private mutating func spliced(_ element: Node) -> [Node] {
        guard let members = element.object, members.count == 1,
            let paths = Self.paths(in: members[0])
        else { return [resolved(element)] }
        return paths.flatMap { path -> [Node] in
            guard let node = content(path) else { return [] }
            return node.array ?? [node]
        }
    }

    private mutating func map(_ members: [Node.Member], at span: SourceSpan) -> Node {
        if members.count == 1, let paths = Self.paths(in: members[0]), paths.count == 1 {
            return content(paths[0]) ?? Node(.null, at: span)
        }
        let own = Set(members.map(\.key))
        var all: [Node.Member] = []
        for var member in members {
            guard let paths = Self.paths(in: member) else {
                member.value = resolved(member.value)
                all.append(member)
                continue
            }
            for path in paths {
                guard let node = content(path) else { continue }
                guard let inner = node.object else {
                    report(
                        .includeKind, at: path,
                        "\(Quoted(path.string ?? "")) holds \(node.kindName), and only a map can "
                            + "be put beside other keys")
                    continue
                }
                for part in inner where !own.contains(part.key) {
                    all.removeAll { $0.key == part.key }
                    all.append(part)
                }
            }
        }
        return Node(.object(all), at: span)
    }

    /// A tree with a part that stands in a file of its own beside it.
    mutating func completed(_ tree: Node, by companion: CompanionFile) -> Node {
        guard let members = tree.object, tree[companion.key] == nil else { return tree }
        let place = companion.place ?? tree.span
        let isThere = (try? FileContents.check(path(companion.path))) != nil
        if companion.place == nil, !isThere {
            paths.insert(path(companion.path))
            return tree
        }
        guard let node = content(Node(.string(companion.path), at: place)),
            let part = node.object?.first(where: { $0.key == companion.key })
        else { return tree }
        return Node(.object(members + [part]), at: tree.span)
    }

    // MARK: Files

    /// The path of a file, as seen from the file that names it.
    private func path(_ name: String) -> String {
        PathName.resolve(name, in: files[open[open.count - 1].file].folder)
    }

    /// What is in a file, with all that it includes itself; nil, with an error, if it is not read.
    private mutating func content(_ place: Node) -> Node? {
        let name = place.string ?? ""
        let path = path(name)
        paths.insert(path)
        let real = RealPath.of(path)
        if name.hasPrefix("/") || !isInside(real, path) {
            return refuse(
                .includeOutside, place,
                "\(Quoted(name)) is outside the folder of the resume; only files in it are included"
            )
        }
        if let real, open.contains(where: { $0.real == real }) {
            return refuse(
                .includeLoop, place, "\(Quoted(name)) includes itself; leave one of the two out")
        }
        guard open.count <= Self.deepest, files.count < Self.mostFiles else {
            return refuse(
                .includeLimit, place,
                "more than \(Self.mostFiles) files, or files in files deeper than \(Self.deepest), "
                    + "are not included")
        }
        let file: SourceBytes
        do throws(SourceError) {
            file = try SourceBytes(ofFileAt: path)
        } catch {
            return refuse(.includeUnread, place, "what is included is not read: \(error.sentence)")
        }
        size += file.bytes.count
        guard size <= SourceBytes.limit else {
            return refuse(.includeLimit, place, "all files of a resume together have at most 10 MB")
        }
        let (node, found) = SourceReader.read(file.bytes, file: path)
        diagnostics.add(found)
        files.append(file)
        guard let node else { return nil }
        open.append((files.count - 1, real))
        defer { open.removeLast() }
        return resolved(node.inFile(Int32(files.count - 1)))
    }

    /// Whether a file is in the resume's folder, by the real paths of both; of one that is not
    /// there, by its name.
    private func isInside(_ real: String?, _ path: String) -> Bool {
        guard let root else { return false }
        guard let real else { return !path.split(separator: "/").contains("..") }
        return real.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }

    private mutating func refuse(_ rule: Rule, _ place: Node, _ message: Message) -> Node? {
        report(rule, at: place, message)
        return nil
    }

    private mutating func report(_ rule: Rule, at place: Node, _ message: Message) {
        let file = files[Int(place.span.file)].name
        diagnostics.add(
            Diagnostic(
                rule.kind, rule.severity, message, file: file, at: place.span, path: Self.key)
        )
    }
}

extension Node {
    /// The tree with all its places in another of a source's files.
    fileprivate func inFile(_ file: Int32) -> Node {
        var node = self
        node.span.file = file
        switch value {
        case .array(let elements): node.value = .array(elements.map { $0.inFile(file) })
        case .object(let members):
            node.value = .object(
                members.map { member in
                    var member = member
                    member.keySpan.file = file
                    member.value = member.value.inFile(file)
                    return member
                })
        default: break
        }
        return node
    }
}
