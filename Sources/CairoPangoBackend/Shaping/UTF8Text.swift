/// Reading of characters from bytes that are known to be well-formed UTF-8.
extension UnsafeBufferPointer<UInt8> {
    /// The character at an offset, and its length in bytes.
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        let second = UInt32(self[offset + 1]) & 0x3F
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        let third = UInt32(self[offset + 2]) & 0x3F
        if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
        let fourth = UInt32(self[offset + 3]) & 0x3F
        return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
    }

    /// The offset of the character that ends before another offset, which is above 0.
    func start(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}
