import SourceTree

/// Puts layouts on top of each other.
///
/// Maps merge key by key, at any depth; every other value replaces what was there; null removes it.
package enum LayoutMerge {
    /// One tree with another on top of it.
    ///
    /// A null for a key that is not there stays, so that a mistyped key is still found. What is to
    /// be said of the whole is said of the base; of a map within it, of the last one to change it.
    package static func merge(_ top: LayoutTree, onto base: LayoutTree) -> LayoutTree {
        merge(top, onto: base, into: base)
    }

    /// One tree with another on top of it, wherever both come from.
    static func merge(_ top: Node, onto base: Node) -> Node {
        merge(LayoutTree(top, file: ""), onto: LayoutTree(base, file: "")).node
    }

    /// A part with another one on top of it.
    static func merge(_ top: LayoutTree, ontoPart base: LayoutTree) -> LayoutTree {
        merge(top, onto: base, into: base.claimed(by: top.origins, at: top.node.span))
    }

    /// Trees of files on top of each other, the last one at the bottom; nil for none.
    ///
    /// What the lower ones are called, and their summaries, count for themselves alone.
    static func stack(_ trees: [LayoutTree]) -> LayoutTree? {
        guard let base = trees.last else { return nil }
        return trees.dropLast().reversed().reduce(base) { base, tree in
            var unnamed = base
            if let members = base.node.object {
                unnamed.node.value = .object(
                    members.filter { $0.key != "name" && $0.key != "summary" })
            }
            return merge(tree, onto: unnamed)
        }
    }

    private static func merge(
        _ top: LayoutTree, onto base: LayoutTree, into start: LayoutTree
    ) -> LayoutTree {
        guard let changes = top.node.object, let members = base.node.object else { return top }
        var merged: [Node.Member?] = members
        var result = start
        let places = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
        for change in changes {
            let part = top.part(change)
            guard let place = places[change.key], let old = merged[place] else {
                merged.append(change)
                result.origins.parts[change.key] = part.origins
                continue
            }
            guard change.value.value != .null else {
                merged[place] = nil
                result.origins.parts[change.key] = nil
                continue
            }
            let both = merge(part, ontoPart: base.part(old))
            merged[place] = Node.Member(key: change.key, keySpan: change.keySpan, value: both.node)
            result.origins.parts[change.key] = both.origins
        }
        result.node.value = .object(merged.compactMap { $0 })
        return result
    }
}
