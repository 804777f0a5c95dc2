import Characters
import ResumeData
import ResumeLayout
package import SourceTree
import System

/// Reads a layout file and, one after the other, those that it extends.
struct LayoutChain {
    let files: LayoutFiles
    /// Where files may be that are named by their paths; nil for anywhere.
    let bounds: LayoutBounds?
    /// The files that were read.
    private(set) var sources: [SourceBytes] = []
    /// What was found.
    private(set) var diagnostics = Diagnostics()
    /// How many files one layout may be made of.
    private static let lengthLimit = 16

    /// The files so far, each built on the one behind it.
    private var links: [LayoutFiles.Entry] = []

    init(files: LayoutFiles, bounds: LayoutBounds?) {
        self.files = files
        self.bounds = bounds
    }

    /// A layout with all that it builds on; nil if a file is missing or cannot be read.
    mutating func layers(_ choice: LayoutChoice) -> LayoutLayers? {
        var trees: [LayoutTree] = []
        var builtInFiles: Set<String> = []
        var next: LayoutChoice? = choice
        while let choice = next {
            guard let entry = entry(choice), let source = read(entry, choice),
                let node = parse(source)
            else { return nil }
            links.append(entry)
            if entry.isBuiltIn { builtInFiles.insert(source.name) }
            let base = node["extends"].flatMap { $0.value == .null ? nil : $0 }
            do throws(Diagnostics) {
                next = try base.map { (base) throws(Diagnostics) in
                    try LayoutChoice(base, file: source.name, path: "extends")
                }
            } catch {
                diagnostics.add(error)
                return nil
            }
            let named = named(node, base, entry.name)
            trees.append(LayoutTree(named, file: source.name))
        }
        return LayoutLayers(trees, builtInFiles: builtInFiles)
    }

    // MARK: Steps

    private mutating func entry(_ choice: LayoutChoice) -> LayoutFiles.Entry? {
        let found =
            links.last.map { files.entry(choice.wanted, extendedBy: $0) }
            ?? files.entry(choice.wanted)
        let quoted = VisibleText.quoted(choice.wanted)
        guard let found else {
            let names = files.all.map(\.name)
            let list = names.joined(separator: ", ")
            return fail(
                choice, .layoutUnknown,
                names.contains(choice.wanted)
                    ? "there is no other layout \(quoted); there are: \(list)"
                    : "there is no layout \(quoted); there are: \(list)",
                suggestions: NearMiss.suggestions(for: choice.wanted, in: names))
        }
        if let bounds, LayoutFiles.isPath(choice.wanted), !found.isBuiltIn,
            !bounds.contains(found.path)
        {
            return fail(choice, .layoutOutside, bounds.refusal(of: quoted))
        }
        if let first = links.firstIndex(where: { $0.identity == found.identity }) {
            let chain = (links[first...] + [found]).map(\.path).joined(separator: " → ")
            return fail(choice, .layoutCycle, "a layout cannot extend itself: \(chain)")
        }
        guard links.count < Self.lengthLimit else {
            return fail(
                choice, .layoutDepth,
                "a layout is made of at most \(Self.lengthLimit) files that extend one another")
        }
        return found
    }

    /// Reports why there is nothing for a choice.
    private mutating func fail<Value>(
        _ choice: LayoutChoice, _ kind: Diagnostic.Kind, _ message: Message,
        suggestions: [String] = []
    ) -> Value? {
        diagnostics.add(choice.error(kind, message, suggestions: suggestions))
        return nil
    }

    private mutating func read(_ entry: LayoutFiles.Entry, _ choice: LayoutChoice) -> SourceBytes? {
        do throws(SourceError) {
            let source = try files.read(entry)
            guard entry.isBuiltIn || LayoutLikeness.isLayout(source.bytes) else {
                return fail(
                    choice, .layoutKind,
                    "\(source.name) is no layout: it has none of a layout's keys, such as page, "
                        + "styles or extends")
            }
            sources.append(source)
            guard sources.map(\.bytes.count).reduce(0, +) <= SourceBytes.limit else {
                throw SourceError(.isTooLarge(nil), name: source.name)
            }
            return source
        } catch {
            var finding = choice.error(
                Diagnostic.Kind(error.kind.name.replacing("source-", with: "layout-"), .layout),
                error.sentence)
            if finding.file == nil { finding.file = error.name }
            diagnostics.add(finding)
            return nil
        }
    }

    private mutating func parse(_ source: SourceBytes) -> Node? {
        let (node, found) = YAMLReader.read(source.bytes, file: source.name)
        diagnostics.add(found)
        guard let node, !found.hasErrors else { return nil }
        guard node.object == nil, node.value != .null else { return node }
        let tree = LayoutTree(node, file: source.name)
        diagnostics.add(LayoutDecoder.layout(from: tree).diagnostics)
        return nil
    }

    // MARK: Names

    /// A file's tree without `extends`; one that extends another is named after its file, if not
    /// in it.
    private func named(_ node: Node, _ base: Node?, _ name: String) -> Node {
        guard var members = node.object else { return node }
        members.removeAll { $0.key == "extends" }
        if let base, node["name"].map({ $0.value == .null }) ?? true {
            members.removeAll { $0.key == "name" }
            let value = Node(.string(name), at: base.span)
            members.append(Node.Member(key: "name", keySpan: base.span, value: value))
        }
        return Node(.object(members), at: node.span)
    }
}

extension Diagnostic.Kind {
    static let layoutDepth = Self("layout-depth", .layout)
    static let layoutKind = Self("layout-kind", .layout)
    static let layoutOutside = Self("layout-outside", .layout)
    /// There is no layout of that name.
    package static let layoutUnknown = Self("layout-unknown", .layout)
}
