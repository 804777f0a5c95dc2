/// An object of a PDF (ISO 32000-1, 7.3).
package enum PDFObject: Sendable, Hashable {
    /// Nothing; also what stands for an object that is not there.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    /// A name.
    case name(PDFName)
    /// The bytes of a string, without the signs that it is written with.
    case string([UInt8])
    /// Objects in order.
    case array([PDFObject])
    /// Objects by name.
    case dictionary(PDFDictionary)
    /// A dictionary with data.
    indirect case stream(PDFStream)
    /// Another object of the file, by number. The generation is left out: one file has one object of a
    /// number.
    case reference(Int)
}

extension PDFObject {
    /// The whole number; nil for other kinds.
    package var integer: Int? { if case .integer(let value) = self { value } else { nil } }

    /// The number, whole or not; nil for other kinds.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    /// The name; nil for other kinds.
    package var name: PDFName? { if case .name(let value) = self { value } else { nil } }

    /// The bytes of the string; nil for other kinds.
    package var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }

    /// The elements of the array; nil for other kinds.
    package var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

    /// The dictionary, also that of a stream; nil for other kinds.
    package var dictionary: PDFDictionary? {
        switch self {
        case .dictionary(let value): value
        case .stream(let stream): stream.dictionary
        default: nil
        }
    }

    /// The stream; nil for other kinds.
    package var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }

    /// The number of the object that is meant; nil for other kinds.
    package var reference: Int? { if case .reference(let value) = self { value } else { nil } }
}
