extension ReadPDF {
    /// What the pages show in the order of the structure; in drawing order where there is none.
    ///
    /// What the structure does not reach is not among it.
    var textsByStructure: [ShownText] {
        guard !structure.roots.isEmpty else { return pages.flatMap(\.texts) }
        let marked = textsByMark
        return structure.contents.flatMap { content in
            marked[MarkPlace(page: content.page, mark: content.mark)] ?? []
        }
    }

    /// What each mark holds.
    var textsByMark: [MarkPlace: [ShownText]] {
        var marked: [MarkPlace: [ShownText]] = [:]
        for (number, page) in zip(pageNumbers, pages) {
            for text in page.texts {
                guard let mark = text.mark else { continue }
                marked[MarkPlace(page: number, mark: mark), default: []].append(text)
            }
        }
        return marked
    }
}

/// A mark of a page.
struct MarkPlace: Hashable {
    /// The number of the page's object.
    var page: Int?
    /// The mark's number.
    var mark: Int
}
