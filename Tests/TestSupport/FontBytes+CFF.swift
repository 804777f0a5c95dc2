extension FontBytes {
    /// A font of three glyphs with the outlines of PostScript (Adobe Technical Note 5176): none, one
    /// for `A`, and one for `B` that calls a subroutine.
    ///
    /// The table can be changed part by part before it is put together.
    package static func postScript(_ change: (inout CFFParts) -> Void = { _ in }) throws
        -> FontBytes
    {
        var parts = CFFParts()
        change(&parts)
        var font = try FontBytes("Carlito/Carlito-Regular.ttf")
        for tag in font.tables.map(\.tag) where !["head", "hhea", "name", "OS/2"].contains(tag) {
            font[tag] = []
        }
        font.version = Array("OTTO".utf8)
        font["CFF "] = parts.table
        font["maxp"] = [0, 0, 0x50, 0] + bytes(3, 2)
        font.set(3, in: "hhea", at: 34)
        font["hmtx"] = (0..<3).flatMap { _ in bytes(600, 2) + bytes(0, 2) }
        // A segment map (format 4): A and B are the glyphs 1 and 2.
        let map: [Int] = [4, 32, 0, 4, 4, 1, 0, 0x42, 0xFFFF, 0, 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0]
        font["cmap"] = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12] + map.flatMap { bytes($0, 2) }
        return font
    }
}

/// The parts of a table `CFF `.
package struct CFFParts {
    /// The charstrings of the glyphs.
    package var glyphs: [[UInt8]] = [
        [14], CFFParts.square + [14], CFFParts.number(-107) + [10, 14],
    ]
    /// The subroutines of the private dictionary.
    package var subroutines: [[UInt8]] = [CFFParts.square + [11]]
    /// What stands in the top dictionary before the offsets.
    package var top: [UInt8] = []
    /// What is added to the offset of the charstrings.
    package var shift = 0

    /// A square of 500 units: `rmoveto`, `rlineto`.
    package static var square: [UInt8] {
        number(50) + number(0) + [21] + number(500) + number(0) + number(0) + number(500)
            + number(-500) + number(0) + [5]
    }

    /// A number of a dictionary or charstring, in three bytes.
    package static func number(_ value: Int) -> [UInt8] {
        // Cairo reads numbers of three bytes without a sign.
        (-107...107).contains(value)
            ? [UInt8(value + 139)]
            : value < 0
                ? [UInt8((-value - 108) / 256 + 251), UInt8((-value - 108) % 256)]
                : [28] + FontBytes.bytes(value, 2)
    }

    /// The whole table.
    package var table: [UInt8] {
        let names = Self.index([Array("Square".utf8)])
        let empty = Self.index([])
        let charstrings = Self.index(glyphs)
        let privateDictionary = Self.long(6) + [19]
        let size = top.count + 6 + 5 + 5 + 1
        let start = 4 + names.count + 2 + 1 + 2 + size + 2 * empty.count
        let dictionary =
            top + Self.long(start + shift) + [17] + Self.long(privateDictionary.count)
            + Self.long(start + charstrings.count) + [18]
        return [1, 0, 4, 4] + names + Self.index([dictionary]) + empty + empty + charstrings
            + privateDictionary + Self.index(subroutines)
    }

    private static func long(_ value: Int) -> [UInt8] { [29] + FontBytes.bytes(value, 4) }

    private static func index(_ entries: [[UInt8]]) -> [UInt8] {
        guard !entries.isEmpty else { return [0, 0] }
        var bytes = FontBytes.bytes(entries.count, 2) + [1]
        var offset = 1
        for entry in entries {
            bytes.append(UInt8(offset))
            offset += entry.count
        }
        return bytes + [UInt8(offset)] + entries.joined()
    }
}
