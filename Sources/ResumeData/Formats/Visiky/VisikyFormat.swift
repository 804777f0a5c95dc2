import SourceTree

/// The files of the resume site `visiky/resume`, which keeps them as `resume.json`, and of the
/// editors that came after it.
///
/// Source of its keys: `src/components/types.ts` of that repository.
enum VisikyFormat {
    /// What gives a tree of the format away: two of its sections, under names that nobody else has.
    static func evidence(in tree: Node) -> Message? {
        guard tree["basics"] == nil else { return nil }
        let found = (tree.object ?? []).filter { member in
            keys.contains(member.key)
                && (member.value.array != nil || member.value.object != nil)
        }
        guard found.count > 1 else { return nil }
        return "\(found.prefix(2).map { "\"\($0.key)\"" }.joined(separator: ", "))"
    }

    /// The tree in the form of JSON Resume; nil, with an error, for one that is no map.
    static func translated(_ tree: Field, _ context: MappingContext) -> Node? {
        guard tree.node.object != nil else {
            context.report(
                .notAResume, tree, "this is \(tree.node.kindName), not a file of visiky")
            return nil
        }
        var resume = VisikyResume(of: tree, context)
        for member in resume.members { resume.take(member) }
        return resume.tree(at: tree.node.span)
    }

    private static let keys = Set(VisikySection.all.map(\.key)).union([
        "aboutme", "titleNameMap", "profile",
    ])
}
