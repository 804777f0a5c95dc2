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
    /// The trees of the files, each built on the one behind it.
    private(set) var trees: [LayoutTree] = []
    /// The files that are built in, by the names that findings use.
    private(set) var builtInFiles: Set<String> = []
    /// What was found.
    private(set) var diagnostics = Diagnostics()
    /// How many files one layout may be made of.
    private static let lengthLimit = 16

    /// The files so far, each built on the one behind it.
    private var links: [LayoutFiles.Entry] = []

    init(files: LayoutFiles, bounds: LayoutBounds? = nil) {
        self.files = files
        self.bounds = bounds
    }

    /// The tree of a layout with all that it builds on; nil if a file is missing or cannot be read.
    mutating func tree(_ choice: LayoutChoice) -> LayoutTree? {
        var next: LayoutChoice? = choice
        while let choice = next {
            guard let entry = entry(choice), let source = read(entry, choice),
                let node = parse(source)
            else { return nil }
            links.append(entry)
            if entry.isBuiltIn { builtInFiles.insert(source.name) }
            let base = node["extends"].flatMap { $0.value == .null ? nil : $0 }
            next = nil
            do throws(Diagnostics) {
                if let base {
                    next = try LayoutChoice(base, file: source.name, path: "extends")
                }
            } catch {
                diagnostics.add(error)
                return nil
            }
            trees.append(
                LayoutTree(
                    named(node, base, PathName.stem(of: entry.path)), file: source.name))
        }
        return Self.stack(trees)
    }

    /// Trees on top of each other, the last one at the bottom; nil for none.
    static func stack(_ trees: [LayoutTree]) -> LayoutTree? {
        guard let base = trees.last else { return nil }
        return trees.dropLast().reversed().reduce(base) { base, tree in
            LayoutMerge.merge(tree, onto: withoutName(base))
        }
    }

    // MARK: Steps

    private mutating func entry(_ choice: LayoutChoice) -> LayoutFiles.Entry? {
        let found =
            links.last.map { files.entry(choice.wanted, extendedBy: $0) }
            ?? files.entry(choice.wanted)
        guard let found else {
            let names = files.all.map(\.name)
            let isOwn = names.contains(choice.wanted)
            diagnostics.add(
                choice.error(
                    .layoutUnknown,
                    "there is no \(isOwn ? "other " : "")layout \(VisibleText.quoted(choice.wanted))"
                        + "; there are: \(names.joined(separator: ", "))",
                    suggestions: NearMiss.suggestions(for: choice.wanted, in: names)))
            return nil
        }
        if let bounds, LayoutFiles.isPath(choice.wanted), !found.isBuiltIn,
            !bounds.contains(found.path)
        {
            diagnostics.add(
                choice.error(
                    .layoutOutside,
                    "\(VisibleText.quoted(choice.wanted)) is outside the resume's folder; a resume "
                        + "may name the layouts in and below it, and --layout any other"))
            return nil
        }
        if let first = links.firstIndex(where: { $0.identity == found.identity }) {
            let chain = (links[first...] + [found]).map(\.path).joined(separator: " → ")
            diagnostics.add(
                choice.error(.layoutCycle, "a layout cannot extend itself: \(chain)"))
            return nil
        }
        guard links.count < Self.lengthLimit else {
            diagnostics.add(
                choice.error(
                    .layoutDepth,
                    "a layout is made of at most \(Self.lengthLimit) files that extend one another"
                ))
            return nil
        }
        return found
    }

    private mutating func read(
        _ entry: LayoutFiles.Entry, _ choice: LayoutChoice
    ) -> SourceBytes? {
        do throws(SourceError) {
            let source = try files.read(entry)
            guard entry.isBuiltIn || LayoutLikeness.isLayout(source.bytes) else {
                diagnostics.add(
                    choice.error(
                        .layoutKind,
                        "\(source.name) is no layout: it has none of a layout's keys, such as "
                            + "page, styles or extends"))
                return nil
            }
            sources.append(source)
            guard sources.map(\.bytes.count).reduce(0, +) <= SourceBytes.limit else {
                throw SourceError(.isTooLarge(nil), name: source.name)
            }
            return source
        } catch {
            var finding = choice.error(
                Diagnostic.Kind("layout-\(error.kind.rawValue)", .layout), error.sentence)
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
        diagnostics.add(LayoutDecoder.layout(from: node, file: source.name).diagnostics)
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

    /// A tree without what is said of this one layout only.
    private static func withoutName(_ tree: LayoutTree) -> LayoutTree {
        guard let members = tree.node.object else { return tree }
        var tree = tree
        tree.node.value = .object(members.filter { $0.key != "name" && $0.key != "summary" })
        return tree
    }
}

extension Diagnostic.Kind {
    static let layoutDepth = Self("layout-depth", .layout)
    static let layoutKind = Self("layout-kind", .layout)
    static let layoutOutside = Self("layout-outside", .layout)
    /// There is no layout of that name.
    package static let layoutUnknown = Self("layout-unknown", .layout)
}
