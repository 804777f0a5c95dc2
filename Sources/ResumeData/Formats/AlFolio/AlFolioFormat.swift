import ResumeModel
import SourceTree

/// The CV of sites made with al-folio before it took RenderCV's: a list of sections, each with its
/// title, the type of its contents and these: `_data/cv.yml`.
///
/// Source of the types and their keys: the templates in `_includes/cv/` of `alshedivat/al-folio`.
enum AlFolioFormat {
    /// What gives a tree of the format away.
    static func evidence(in tree: Node) -> Message? {
        guard let sections = tree.array, !sections.isEmpty,
            sections.allSatisfy({ $0["title"]?.string != nil }),
            sections.count(where: { $0["contents"] != nil }) * 2 > sections.count
        else { return nil }
        return #""title", "contents""#
    }

    /// The tree in the form of JSON Resume; nil, with an error, for one that is no list.
    static func translated(_ tree: Field, _ context: MappingContext) -> Node? {
        guard let elements = tree.elements else {
            context.report(
                .notAResume, tree,
                "this is \(tree.node.kindName), where al-folio has a list of sections")
            return nil
        }
        var person: [Node.Member] = []
        var sections: [Node] = []
        for element in elements where !context.isHidden(element) {
            guard element.node.object != nil else {
                if element.node.isContent {
                    context.reportWrongType(element, expected: "a section with its title")
                }
                continue
            }
            let section = AlFolioSection(element, &person)
            if let node = section.section.node(at: element.node.span) { sections.append(node) }
            section.noteRest(context)
        }
        let basics = Node.Member("basics", Node(.object(person), at: tree.node.span))
        let list = Node.Member(TitledSection.key, Node(.array(sections), at: tree.node.span))
        return Node(.object([basics] + (sections.isEmpty ? [] : [list])), at: tree.node.span)
    }
}
