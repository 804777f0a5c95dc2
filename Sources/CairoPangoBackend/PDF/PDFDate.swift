/// A moment as it is written in a PDF (ISO 32000-1, 7.9.4).
struct PDFDate {
    /// ISO 8601 in UTC with seconds (`2021-03-09T14:05:00Z`).
    private let text: String

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

    /// The form that cairo 1.16 is given.
    var forCairo: String { text.dropLast() + "+00:00" }

    /// Mends what cairo 1.16 wrote.
    ///
    /// It leaves out the `D:` that a date starts with. The zone is written in its long form first and
    /// in its short form here, so that no byte moves.
    func mend(_ bytes: inout [UInt8]) {
        let digits = text.filter(\.isNumber)
        let wrong = Array("(\(digits)+00'00)".utf8)
        let right = Array("(D:\(digits)Z)   ".utf8)
        for key in ["/CreationDate ", "/ModDate "] {
            let old = Array(key.utf8) + wrong
            guard let start = bytes.lastRange(of: old) else { continue }
            bytes.replaceSubrange(start + key.utf8.count..<start + old.count, with: right)
        }
    }
}

extension [UInt8] {
    /// Where a sequence starts for the last time.
    func lastRange(of sequence: [UInt8]) -> Int? {
        guard let first = sequence.first, count >= sequence.count else { return nil }
        var start = count - sequence.count
        while start >= 0 {
            if self[start] == first, self[start..<start + sequence.count].elementsEqual(sequence) {
                return start
            }
            start -= 1
        }
        return nil
    }
}
