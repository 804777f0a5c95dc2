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
        let count = try table.word(at: start)
        guard count > 0 else { return Index(end: start + 2) }
        let size = try table.byte(at: start + 2)
        try table.require((1...4).contains(size))
        let base = start + 3 + (count + 1) * size - 1
        var index = Index(end: start)
        index.entries.reserveCapacity(count)
        var previous = 1
        for number in 0...count {
            let offset = try table.number(at: start + 3 + number * size, bytes: size)
            try table.require(
                offset >= previous, number > 0 || offset == 1, base + offset <= table.count)
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
            let byte = try table.byte(at: offset)
            var size = 1
            switch byte {
            case 0...21:
                size = byte == 12 ? 2 : 1
                try table.require(offset + size <= range.upperBound)
                let operation = try table.number(at: offset, bytes: size)
                // Cairo keeps both of two equal operators, and writes both.
                try table.require(entries.updateValue(operands, forKey: operation) == nil)
                operands = []
            case 28:
                size = 3
                operands.append(try table.signedWord(at: offset + 1))
            case 29:
                size = 5
                operands.append(Int(Int32(truncatingIfNeeded: try table.long(at: offset + 1))))
            case 30:
                while try table.byte(at: offset + size) & 0x0F != 0x0F { size += 1 }
                size += 1
                operands.append(nil)
            case 32...254:
                size = byte < 247 ? 1 : 2
                operands.append(try table.smallNumber(at: offset))
            default: try table.require(false)
            }
            offset += size
            try table.require(offset <= range.upperBound)
        }
        return entries
    }
}

extension FontTable {
    /// A number of one or two bytes, the first 32 to 254, as dictionaries and charstrings have it.
    func smallNumber(at offset: Int) throws(FaceFault) -> Int {
        let byte = try byte(at: offset)
        if byte < 247 { return byte - 139 }
        let low = try self.byte(at: offset + 1)
        return byte < 251 ? (byte - 247) * 256 + low + 108 : -(byte - 251) * 256 - low - 108
    }
}
