extension ReadPDF {
    /// What the pages show in the order of the structure; in drawing order where there is none.
    ///
    /// What the structure does not reach is not among it.
    var textsByStructure: [ShownText] {
        guard !structure.roots.isEmpty else { return pages.flatMap(\.texts) }
        return contents.flatMap { content in
            textsByMark[MarkPlace(page: content.page, mark: content.mark)] ?? []
        }
    }
}
