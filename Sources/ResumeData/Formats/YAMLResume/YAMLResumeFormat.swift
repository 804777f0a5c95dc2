import SourceTree

/// Files of YAMLResume as JSON Resume.
///
/// Source: `packages/core/src/schema` of its repository; versions before 0.5 have one `layout`, which
/// holds the language too.
enum YAMLResumeFormat {
    /// What gives a file away; nil for anything else.
    static func evidence(in tree: Node) -> Message? {
        guard let content = tree["content"], content.object != nil else { return nil }
        return tree["layouts"] != nil || tree["layout"] != nil || content["basics"] != nil
            ? #""content""# : nil
    }

    /// A tree as JSON Resume; nil, with an error, if it has no content.
    static func translation(of tree: Field, _ context: MappingContext) -> Node? {
        guard let content = tree["content"], content.node.object != nil else {
            context.report(
                .notAResume, tree,
                "this is no file of YAMLResume: it has no map called \"content\"")
            return nil
        }
        var left = LeftBehind()
        let layouts = YAMLResumeLayouts(tree)
        var map = TranslatedMap()
        let person = YAMLResumeContent.person(in: content).members
        map.add("basics", Node(.object(person), at: content.node.span))
        let sections = YAMLResumeContent.sections(in: content, as: layouts)
        if !sections.isEmpty {
            map.add("sections", Node(.array(sections), at: content.node.span))
        }
        map.add("meta", layouts.meta(&left), at: tree.node.span)
        for member in tree.members ?? [] where !known.contains(member.key) {
            map.add(member.key, member)
        }
        left.report(to: context)
        return Node(.object(map.members), at: tree.node.span)
    }

    private static let known: Set<String> = ["content", "layouts", "layout", "locale", "computed"]
}
