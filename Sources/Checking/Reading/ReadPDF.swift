package import PDFFile

/// A PDF as the checks see it, by whatever program it was made: its objects, what its pages show, and
/// its structure.
package struct ReadPDF: Sendable {
    /// The bytes of the file.
    let bytes: [UInt8]
    /// The objects.
    let file: PDFDocument
    /// The numbers of the pages' objects.
    let pageNumbers: [Int]
    /// What the pages show.
    package let pages: [PageContent]
    /// The structure.
    let structure: StructureTree
    /// All marked content in the order of the structure.
    let contents: [StructureTree.Content]
    /// What each mark holds.
    let textsByMark: [MarkPlace: [ShownText]]

    /// Reads a file.
    ///
    /// - Throws: why it cannot be read; an encrypted one cannot.
    package init(_ bytes: [UInt8]) throws(PDFFileError) {
        self.bytes = bytes
        file = try PDFDocument(reading: bytes)
        pageNumbers = file.pages
        pages = pageNumbers.map { [file] in ContentReader(page: $0, of: file).content }
        structure = StructureTree(file)
        contents = structure.contents
        var marked: [MarkPlace: [ShownText]] = [:]
        for (number, page) in zip(pageNumbers, pages) {
            for text in page.texts {
                guard let mark = text.mark else { continue }
                marked[MarkPlace(page: number, mark: mark), default: []].append(text)
            }
        }
        textsByMark = marked
    }

    /// What the file says of itself in XMP.
    var metadata: Metadata { Metadata(file) }
}
