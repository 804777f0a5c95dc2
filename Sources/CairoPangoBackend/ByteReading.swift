extension Sequence<UInt8> {
    /// The number that the bytes are, the highest first.
    var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}

/// Reading in order, never beyond the end.
extension ArraySlice<UInt8> {
    /// Takes the next bytes off; nil if there are not so many.
    mutating func take(_ size: Int) -> ArraySlice<UInt8>? {
        guard 0...count ~= size else { return nil }
        defer { removeFirst(size) }
        return prefix(size)
    }

    /// Takes a byte off.
    mutating func byte() -> Int? { popFirst().map(Int.init) }

    /// Takes a number of two bytes off.
    mutating func word() -> Int? { take(2)?.bigEndian }

    /// Takes a number of four bytes off.
    mutating func longWord() -> Int? { take(4)?.bigEndian }
}

/// Reading at an offset.
extension RandomAccessCollection<UInt8> where Index == Int {
    /// A number of 16 bits at an offset from the start; nil beyond the end.
    func word(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        let index = startIndex + offset
        return Int(self[index]) << 8 | Int(self[index + 1])
    }

    /// A number of 32 bits.
    func long(at offset: Int) -> Int? {
        guard let high = word(at: offset), let low = word(at: offset + 2) else { return nil }
        return high << 16 | low
    }
}
