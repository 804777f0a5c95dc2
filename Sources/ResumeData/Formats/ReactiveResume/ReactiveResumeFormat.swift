import SourceTree

/// Exports of Reactive Resume, versions 3 to 5, as JSON Resume.
enum ReactiveResumeFormat {
    /// What gives an export away; nil for anything else.
    static func evidence(in tree: Node) -> Message? {
        guard let export = export(in: tree), let sections = export["sections"]?.object else {
            return nil
        }
        if export["metadata"]?.object != nil { return #""sections", "metadata""# }
        let hasItems = sections.contains { section in
            section.value["items"]?.array != nil || section.value["content"] != nil
        }
        return hasItems && export["basics"]?.object != nil ? #""sections", "items""# : nil
    }

    /// The export in a tree: answers of its server have it inside `data`.
    private static func export(in tree: Node) -> Node? {
        [tree, tree["data"]].compactMap(\.self).first { $0["sections"]?.object != nil }
    }

    /// A tree as JSON Resume; nil, with an error, if it is no export.
    static func translation(of tree: Field, _ context: MappingContext) -> Node? {
        guard let node = export(in: tree.node) else {
            context.report(
                .notAResume, tree,
                "this is no export of Reactive Resume: it has no map called \"sections\"")
            return nil
        }
        let root = node == tree.node ? tree : tree["data"] ?? tree
        var left = LeftBehind()
        let sections = ReactiveResumeSections(root, context)
        var basics = ReactiveResumeBasics(context: context)
        if let picture = root["picture"] { basics.add(picture: picture, &left) }
        basics.add(basics: root["basics"], &left)
        basics.add(summary: sections.summary)
        basics.add(profiles: sections.profiles)
        if let title = sections.titleOfProfiles { left.add("the title of the profiles", title) }
        var map = TranslatedMap()
        map.add("basics", basics.node(at: (root["basics"] ?? root).node.span))
        let listed = sections.nodes()
        if !listed.isEmpty {
            map.add("sections", Node(.array(listed), at: (root["sections"] ?? root).node.span))
        }
        if let metadata = root["metadata"] {
            map.add(
                "meta", ReactiveResumeMetadata(metadata).meta(&left), at: metadata.node.span)
        }
        for member in root.members ?? [] where !known.contains(member.key) {
            map.add(member.key, member)
        }
        left.report(to: context)
        return Node(.object(map.members), at: tree.node.span)
    }

    /// What stands at the top level of an export, or of what its server keeps with it.
    private static let known: Set<String> = [
        "basics", "sections", "customSections", "summary", "picture", "metadata", "id", "shortId",
        "name", "title", "slug", "image", "user", "userId", "public", "isPublic", "isLocked",
        "visibility", "locked", "tags", "password", "hasPassword", "createdAt", "updatedAt",
        "statistics", "version", "$schema",
    ]
}
