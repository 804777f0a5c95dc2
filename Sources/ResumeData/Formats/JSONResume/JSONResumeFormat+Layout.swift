import ResumeModel
package import SourceTree

extension JSONResumeFormat {
    /// What a resume says about its own layout: the value of `layout` in `meta`, and its path.
    ///
    /// Nil if it says nothing. Findings about the resume are the business of `resume(from:file:)`.
    package static func layout(in node: Node) -> (node: Node, path: String)? {
        let context = MappingContext(file: "")
        guard let root = context.root(node),
            let meta = FieldReader(
                root, MappingContext.sections, context, notesSpellings: false
            ).take("meta"),
            let layout = FieldReader(meta, Meta.keys, context, notesSpellings: false)
                .take("layout")
        else { return nil }
        return (layout.node, layout.path.description)
    }

    /// The titles and the order of sections that a resume states outside `meta.layout`, as changes
    /// to a layout; nil if it states none.
    package static func presentation(in node: Node) -> Node? {
        let context = MappingContext(file: "")
        return context.root(node).flatMap { Presentation($0).changes() }
    }
}
