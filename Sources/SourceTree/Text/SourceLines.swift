/// A text's lines, for those who show or look at the place of a finding.
public struct SourceLines: Sendable {
    private let bytes: [UInt8]
    /// The offsets of the lines' first bytes.
    private let starts: [Int]

    /// Finds the lines of a UTF-8 text; CR, LF and CR LF each end one.
    ///
    /// Linear in the text's size.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [SourceEncoding.byteOrderMarkLength(bytes)]
        for (index, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
            starts.append(index + 1)
        }
        self.starts = starts
    }

    /// How many lines there are, at least one.
    public var count: Int {
        starts.count
    }

    /// The bytes of a line, from 1, without what ends it; empty for a line that is not there.
    public subscript(line: Int) -> ArraySlice<UInt8> {
        guard line >= 1, line <= starts.count else { return [] }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }
}
