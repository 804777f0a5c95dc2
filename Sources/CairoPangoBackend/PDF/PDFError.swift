package import Pages

/// Why no PDF was made: a document is drawn whole or refused, and nothing is left out in silence.
package enum PDFError: Error, Sendable, Hashable {
    /// The document has no pages.
    case noPages
    /// A page is smaller than 36 points or larger than 14,400 (ISO 32000-1, Annex C), or not a number.
    case pageSize(page: Int)
    /// A number of an item is out of range or not a number.
    case number(page: Int, item: Int, what: String)
    /// An item names a face, a picture or an element that is not there.
    case reference(page: Int, item: Int, what: String)
    /// The clusters of a run do not cover its text and glyphs.
    case clusters(page: Int, item: Int)
    /// A face is not in the font library.
    case missingFace(FontFace)
    /// A face's file cannot be opened.
    case font(FontProblem)
    /// A picture's size and data do not fit together.
    case image(Int)
    /// The structure tree is at odds with itself or with the order of the items.
    case structure(element: Int, reason: String)
    /// An address that must not stand in a link.
    case link(String)
    /// A moment that is not ISO 8601 in UTC.
    case date(String)
    /// A bookmark leads nowhere.
    case outline(Int)
    /// What cairo wrote is not what was drawn, or the finished file cannot be read again.
    case conformance(String)
    /// Cairo's own report.
    case cairo(code: UInt32, message: String)
}

extension PDFError: CustomStringConvertible {
    /// One sentence for people; pages, items and elements are counted from 1.
    package var description: String {
        switch self {
        case .noPages: "the document has no pages"
        case .pageSize(let page): "the size of page \(page + 1) is not within 36 to 14,400 pt"
        case .number(let page, let item, let what):
            "the \(what) of item \(item + 1) on page \(page + 1) is out of range"
        case .reference(let page, let item, let what):
            "item \(item + 1) on page \(page + 1) names \(what) that does not exist"
        case .clusters(let page, let item):
            "the clusters of item \(item + 1) on page \(page + 1) do not cover its text and glyphs"
        case .missingFace(let face): "the font face \(face.postScriptName) is not available"
        case .font(let problem): "a font cannot be used: \(problem)"
        case .image(let index): "picture \(index + 1) does not have the data its size asks for"
        case .structure(let element, let reason): "structure element \(element + 1) \(reason)"
        case .link(let target): "the address \(target.debugDescription) must not stand in a link"
        case .date(let date): "the date \(date.debugDescription) is not like 2021-03-09T14:05:00Z"
        case .outline(let index): "bookmark \(index + 1) leads nowhere"
        case .conformance(let reason): "the finished PDF is not sound: \(reason)"
        case .cairo(let code, let message): "cairo failed: \(message) (\(code))"
        }
    }
}
