/// A moment as it is written in a PDF (ISO 32000-1, 7.9.4).
struct PDFDate {
    /// Year to second, fourteen digits, in UTC.
    private let digits: String

    /// Reads ISO 8601 in UTC with seconds (`2021-03-09T14:05:00Z`).
    init(_ date: String) throws(PDFError) {
        let pattern = Array("0000-00-00T00:00:00Z".utf8)
        var digits: [UInt8] = []
        for (byte, expected) in zip(date.utf8, pattern) {
            if expected != UInt8(ascii: "0") {
                guard byte == expected else { throw .date(date) }
            } else {
                guard byte >= 0x30, byte <= 0x39 else { throw .date(date) }
                digits.append(byte)
            }
        }
        guard date.utf8.count == pattern.count else { throw .date(date) }
        let fields = [(4, 1...12), (6, 1...31), (8, 0...23), (10, 0...59), (12, 0...60)]
        for (start, range) in fields {
            let value = Int(digits[start] - 0x30) * 10 + Int(digits[start + 1] - 0x30)
            guard range.contains(value) else { throw .date(date) }
        }
        self.digits = String(decoding: digits, as: UTF8.self)
    }

    /// The form that cairo 1.16 is given; it makes `placeholder` of it.
    var forCairo: String {
        let d = digits.map(String.init)
        let date = "\(d[0...3].joined())-\(d[4...5].joined())-\(d[6...7].joined())"
        let time = "\(d[8...9].joined()):\(d[10...11].joined()):\(d[12...13].joined())"
        return "\(date)T\(time)+00:00"
    }

    /// Mends what cairo 1.16 wrote.
    ///
    /// It leaves out the `D:` that a date starts with. The zone is written in its long form first and
    /// in its short form here, so that no byte moves.
    func mend(_ bytes: inout [UInt8]) {
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
