/// Why no picture of a page was made.
package enum PNGError: Error, Sendable, Hashable {
    /// The document cannot be drawn, into a PDF or otherwise.
    case document(PDFError)
    /// There is no page of this number, counted from 0.
    case page(Int)
    /// The resolution is not within 1 to 2,400 pixels an inch.
    case resolution(Double)
    /// The picture would have more pixels than anyone looks at.
    case size
}

extension PNGError: CustomStringConvertible {
    /// One sentence for people; pages are counted from 1.
    package var description: String {
        switch self {
        case .document(let error): error.description
        case .page(let index): "there is no page \(index < .max ? index + 1 : index)"
        case .resolution(let number):
            "a resolution of \(number) pixels an inch is not within 1 to 2,400"
        case .size: "a picture of this page would be too large"
        }
    }
}
