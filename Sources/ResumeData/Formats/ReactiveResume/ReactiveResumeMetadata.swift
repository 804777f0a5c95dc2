import SourceTree

/// What an export says about its pages: the language and the paper are kept, since our layouts have
/// them too.
struct ReactiveResumeMetadata {
    private let metadata: Field

    /// Takes the value of `metadata`.
    init(_ metadata: Field) { self.metadata = metadata }

    /// The same in the form of JSON Resume.
    func meta(_ left: inout LeftBehind) -> TranslatedMap {
        var meta = TranslatedMap()
        for member in metadata.members ?? [] where !member.node.isAbsent {
            switch member.key {
            case "language", "locale": if member.node.string != nil { meta.add("language", member) }
            case "page": add(page: member, to: &meta, &left)
            // Its order is that of the sections.
            case "layout": if member["sidebarWidth"] != nil { left.add("columns", member) }
            default: left.add("\(member.key)", member)
            }
        }
        return meta
    }

    private func add(page: Field, to meta: inout TranslatedMap, _ left: inout LeftBehind) {
        for member in page.members ?? [] {
            switch (member.key, member.node.string) {
            case ("locale", .some): meta.add("language", member)
            case ("format", "a4"), ("format", "letter"):
                var (paper, layout) = (TranslatedMap(), TranslatedMap())
                paper.add("size", member)
                layout.add("page", paper, at: page.node.span)
                meta.add("layout", layout, at: page.node.span)
            default: left.add("page.\(member.key)", member)
            }
        }
    }
}
