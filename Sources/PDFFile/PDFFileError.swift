/// Why a file is not read as a PDF.
package enum PDFFileError: Error, Sendable, Hashable {
    /// `%PDF-` does not stand within the first 1,024 bytes.
    case noHeader
    /// `startxref` and the place of the table of objects do not stand near the end.
    case noEnd
    /// The table of objects, or a part of it, does not stand where it should.
    case table(offset: Int)
    /// An object does not stand where the table says, or is none.
    case object(number: Int)
    /// What stands at a place is no object; the offset is that in the file or in the unpacked data.
    case syntax(offset: Int)
    /// The file is encrypted.
    case encrypted
    /// There is no catalog, or it names no pages.
    case noCatalog
    /// The data of a stream are packed in a way that is not read.
    case filter(String)
    /// The packed data of a stream are damaged.
    case packedData
    /// The file asks for more memory, work or depth than a file of its size may.
    case tooComplex
}

extension PDFFileError: CustomStringConvertible {
    /// One sentence for people.
    package var description: String {
        switch self {
        case .noHeader: "it does not begin with %PDF-"
        case .noEnd: "its end is missing"
        case .table(let offset): "its table of objects is damaged at byte \(offset)"
        case .object(let number): "its object \(number) is damaged"
        case .syntax(let offset): "what stands at byte \(offset) cannot be read"
        case .encrypted: "it is encrypted"
        case .noCatalog: "it has no pages"
        case .filter(let name): "its data are packed as \(name), which is not read here"
        case .packedData: "its packed data are damaged"
        case .tooComplex: "it asks for more memory or work than a file of its size may"
        }
    }
}
