/// A text's lines, for those who show or look at the place of a finding.
package struct SourceLines: Sendable {
    private let bytes: [UInt8]
    /// The offsets of the lines' first bytes.
    private let starts: [Int]
    /// In lines too long to count through for each finding: the offset of every `stride`th scalar.
    private let marks: [Int: [Int]]

    /// How many scalars lie between two marks; lines of four times as many bytes have some.
    private static let stride = 1_024

    /// Finds the lines of a UTF-8 text; CR, LF and CR LF each end one.
    ///
    /// Linear in the text's size.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [SourceEncoding.byteOrderMarkLength(bytes)]
        for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
            starts.append(index + 1)
        }
        self.starts = starts
        var marks: [Int: [Int]] = [:]
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            if end - start > 4 * Self.stride { marks[index + 1] = Self.marks(bytes[start..<end]) }
        }
        self.marks = marks
    }

    private static func marks(_ line: ArraySlice<UInt8>) -> [Int] {
        var marks: [Int] = []
        var scalars = 0
        for index in line.indices where line[index] & 0xC0 != 0x80 {
            if scalars % stride == 0 { marks.append(index) }
            scalars += 1
        }
        return marks
    }

    /// How many lines there are, at least one.
    package var count: Int { starts.count }

    /// The bytes of a line, from 1, without what ends it; empty for a line that is not there.
    package subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    /// The bytes of a line from a column on, counted in scalars from 1.
    subscript(line: Int, from column: Int) -> ArraySlice<UInt8> {
        var rest = self[line]
        var scalars = max(column - 1, 0)
        if let marks = marks[line], !marks.isEmpty {
            let mark = min(scalars / Self.stride, marks.count - 1)
            rest = rest[min(marks[mark], rest.endIndex)...]
            scalars -= mark * Self.stride
        }
        var index = rest.startIndex
        while index < rest.endIndex {
            if rest[index] & 0xC0 != 0x80 {
                if scalars == 0 { break }
                scalars -= 1
            }
            index += 1
        }
        return rest[index...]
    }
}
