/// Reads the parts of a table `CFF ` (Adobe Technical Note 5176).
struct CFFReader {
    let table: FontTable

    /// The entries of an INDEX, and where it ends.
    struct Index {
        var entries: [Range<Int>] = []
        var end: Int
    }

    /// Reads an INDEX (section 5).
    func index(at start: Int) throws(FaceFault) -> Index {
        guard let count = table.word(at: start) else { throw .damaged("CFF ") }
        guard count > 0 else { return Index(end: start + 2) }
        guard let size = table.byte(at: start + 2), (1...4).contains(size) else {
            throw .damaged("CFF ")
        }
        let base = start + 3 + (count + 1) * size - 1
        var index = Index(end: start)
        index.entries.reserveCapacity(count)
        var previous = 1
        for number in 0...count {
            guard let offset = table.number(at: start + 3 + number * size, bytes: size),
                offset >= previous, number > 0 || offset == 1, base + offset <= table.count
            else { throw .damaged("CFF ") }
            if number > 0 { index.entries.append(base + previous..<base + offset) }
            previous = offset
        }
        index.end = base + previous
        return index
    }

    /// Reads a DICT (section 4): the operands of each operator, fractions as nil.
    ///
    /// Operators of two bytes are 0x0C00 and above.
    func dictionary(in range: Range<Int>) throws(FaceFault) -> [Int: [Int?]] {
        var entries: [Int: [Int?]] = [:]
        var operands: [Int?] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard let byte = table.byte(at: offset) else { throw .damaged("CFF ") }
            let size: Int
            switch byte {
            case 0...21:
                size = byte == 12 ? 2 : 1
                guard offset + size <= range.upperBound else { throw .damaged("CFF ") }
                let operation = size == 2 ? table.word(at: offset) ?? byte : byte
                // Cairo keeps both of two equal operators, and writes both.
                guard entries.updateValue(operands, forKey: operation) == nil else {
                    throw .damaged("CFF ")
                }
                operands = []
            case 28:
                size = 3
                operands.append(table.signedWord(at: offset + 1))
            case 29:
                size = 5
                operands.append(
                    table.long(at: offset + 1).map { Int(Int32(truncatingIfNeeded: $0)) })
            case 30:
                size = try realSize(at: offset, before: range.upperBound)
                operands.append(nil)
            case 32...246:
                size = 1
                operands.append(byte - 139)
            case 247...254:
                size = 2
                let low = table.byte(at: offset + 1) ?? 0
                operands.append(
                    byte < 251 ? (byte - 247) * 256 + low + 108 : -(byte - 251) * 256 - low - 108)
            default: throw .damaged("CFF ")
            }
            offset += size
            guard offset <= range.upperBound else { throw .damaged("CFF ") }
        }
        return entries
    }

    private func realSize(at start: Int, before end: Int) throws(FaceFault) -> Int {
        var offset = start + 1
        while offset < end, let byte = table.byte(at: offset) {
            offset += 1
            if byte & 0x0F == 0x0F { return offset - start }
        }
        throw .damaged("CFF ")
    }
}
