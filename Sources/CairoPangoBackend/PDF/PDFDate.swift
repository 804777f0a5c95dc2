/// A moment as it is written in a PDF (ISO 32000-1, 7.9.4) and in its metadata.
struct PDFDate {
    /// ISO 8601 in UTC with seconds (`2021-03-09T14:05:00Z`), as XMP has it.
    let text: String

    /// Takes a moment in ISO 8601 in UTC with seconds.
    init(_ text: String) throws(PDFError) {
        let pattern = "0000-00-00T00:00:00Z".utf8
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let hasForm = zip(text.utf8, pattern).allSatisfy { byte, expected in
            expected == digits.lowerBound ? digits.contains(byte) : byte == expected
        }
        let fields = text.split { "-T:Z".contains($0) }.dropFirst().compactMap { Int($0) }
        let ranges = [1...12, 1...31, 0...23, 0...59, 0...60]
        guard hasForm, text.utf8.count == pattern.count,
            zip(ranges, fields).allSatisfy({ $0.contains($1) })
        else { throw .date(text) }
        self.text = text
    }

    /// The form that PDF has of its own.
    var packed: String { "D:\(text.filter(\.isNumber))Z" }
}
