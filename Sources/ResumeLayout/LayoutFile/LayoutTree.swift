package import SourceTree

/// The tree of a layout, or of changes to one, with the files that its parts come from.
package struct LayoutTree: Sendable, Hashable {
    /// What the layout says.
    var node: Node
    /// The files that say it.
    var origins: LayoutOrigins

    /// Makes the tree of one file.
    ///
    /// - Parameters:
    ///   - node: the tree.
    ///   - file: the file's name, for findings.
    ///   - root: where the tree stands in the file's data; empty for the top.
    package init(_ node: Node, file: String, root: String = "") {
        self.init(node, LayoutOrigins(file: file, root: root))
    }

    init(_ node: Node, _ origins: LayoutOrigins) {
        self.node = node
        self.origins = origins
    }

    /// What stands under a key.
    func part(_ member: Node.Member) -> LayoutTree {
        LayoutTree(member.value, origins.part(member.key))
    }

    /// What stands at a place of a list.
    func part(_ element: Node, at index: Int) -> LayoutTree {
        LayoutTree(element, origins.part("[\(index)]"))
    }

    /// The tree as a part of another file, in which only what stands in it comes from elsewhere.
    ///
    /// Findings about a map as a whole then point to the last one who changed it.
    func claimed(by owner: LayoutOrigins, at span: SourceSpan) -> LayoutTree {
        var claimed = LayoutTree(
            Node(node.value, at: span), LayoutOrigins(file: owner.file, root: owner.root))
        switch node.value {
        case .object(let members):
            for member in members { claimed.origins.parts[member.key] = origins.part(member.key) }
        case .array(let elements):
            for name in elements.indices.lazy.map({ "[\($0)]" }) {
                claimed.origins.parts[name] = origins.part(name)
            }
        default: break
        }
        return claimed
    }
}

extension Node {
    /// Whether two trees say the same, wherever it is written and in whatever order of keys.
    ///
    /// A key with null says nothing.
    func saysTheSame(as other: Node) -> Bool {
        switch (value, other.value) {
        case (.object(let left), .object(let right)):
            let left = left.filter { $0.value.value != .null }
            let right = right.filter { $0.value.value != .null }
            guard left.count == right.count else { return false }
            let known = Dictionary(left.map { ($0.key, $0.value) }) { first, _ in first }
            return right.allSatisfy { known[$0.key]?.saysTheSame(as: $0.value) == true }
        case (.array(let left), .array(let right)):
            return left.count == right.count
                && zip(left, right).allSatisfy { $0.saysTheSame(as: $1) }
        default: return value == other.value
        }
    }
}
