/// Reads a stretch of bytes in order and never beyond its end.
struct ByteCursor {
    let bytes: [UInt8]
    private(set) var offset: Int
    let end: Int

    /// Makes a cursor over a part of a file; what lies outside the file is cut off.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
        offset = range.lowerBound
        end = range.upperBound
    }

    var left: Int { end - offset }

    mutating func byte() -> Int? {
        guard offset < end else { return nil }
        defer { offset += 1 }
        return Int(bytes[offset])
    }

    /// Two bytes, the higher first.
    mutating func word() -> Int? {
        guard left >= 2 else { return nil }
        defer { offset += 2 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// Four bytes, the highest first.
    mutating func longWord() -> Int? {
        guard let high = word(), let low = word() else { return nil }
        return high << 16 | low
    }

    /// The place of the next bytes.
    mutating func take(_ count: Int) -> Range<Int>? {
        guard count >= 0, count <= left else { return nil }
        defer { offset += count }
        return offset..<offset + count
    }
}
