import SourceTree

/// FRESH, the format of HackMyResume and FluentCV, versions 0.1 to 1.0.0-beta.
///
/// Source of its keys: the schema of `fresh-standard/fresh-resume-schema`, and the older keys of its
/// examples: `flavor` for `category`, `characterClass` for `class`.
enum FreshFormat {
    /// What gives a tree of the format away.
    static func evidence(in tree: Node) -> Message? {
        if tree["meta"]?["format"]?.string?.lowercased().hasPrefix("fresh") == true {
            return #""meta.format""#
        }
        guard tree["basics"] == nil else { return nil }
        for (section, list) in lists where tree[section]?[list]?.array != nil {
            return "\"\(section).\(list)\""
        }
        let holdsPerson = tree["info"]?.object != nil && tree["contact"]?.object != nil
        return holdsPerson && tree["name"]?.string != nil ? #""info", "contact""# : nil
    }

    /// The tree in the form of JSON Resume; nil, with an error, for one that is no map.
    static func translated(_ tree: Field, _ context: MappingContext) -> Node? {
        guard tree.node.object != nil else {
            context.report(
                .notAResume, tree, "this is \(tree.node.kindName), not a FRESH resume")
            return nil
        }
        var privacy = FreshPrivacy()
        let open = privacy.open(tree)
        var resume = FreshResume(context: context)
        for member in open.members ?? [] { resume.take(member) }
        privacy.tell(context)
        return resume.tree(at: tree.node.span)
    }

    private static let lists: KeyValuePairs = [
        "employment": "history", "education": "history", "service": "history",
        "affiliation": "history", "skills": "sets",
    ]
}
