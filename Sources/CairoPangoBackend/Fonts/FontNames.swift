/// What a font file says its face is: read from the tables `name`, `OS/2` and `head` of an
/// OpenType file (ISO/IEC 14496-22).
package struct FontNames: Sendable, Hashable {
    /// The typographic family.
    package var family: String
    /// The style's name, such as "Bold Italic".
    package var style: String
    /// The weight, 1 to 1000; 400 is regular.
    package var weight: Int
    /// Whether italic or oblique.
    package var isItalic: Bool
    /// Whether the file holds a variable font, which is not used: its instances lose their names.
    package var isVariable: Bool

    /// Reads the names; nil if the bytes are no single OpenType face.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        guard let tables = Self.tables(bytes), let nameTable = tables["name"] else { return nil }
        let names = Self.names(bytes, nameTable)
        guard let family = names[16] ?? names[1] else { return nil }
        self.family = family
        style = names[17] ?? names[2] ?? "Regular"
        isVariable = tables["fvar"] != nil
        var weight = 400
        var isItalic = false
        if let table = tables["OS/2"], table.count >= 64 {
            weight = Int(Self.word(bytes, table.lowerBound + 4))
            isItalic = Self.word(bytes, table.lowerBound + 62) & 1 != 0
        }
        if let table = tables["head"], table.count >= 46 {
            isItalic = isItalic || Self.word(bytes, table.lowerBound + 44) & 2 != 0
        }
        self.weight = weight
        self.isItalic = isItalic
    }

    private static func tables(_ bytes: UnsafeRawBufferPointer) -> [String: Range<Int>]? {
        guard bytes.count >= 12 else { return nil }
        let version = long(bytes, 0)
        // 1.0, "OTTO" and "true".
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else { return nil }
        var tables: [String: Range<Int>] = [:]
        for index in 0..<Int(word(bytes, 4)) {
            let record = 12 + index * 16
            guard record + 16 <= bytes.count else { return nil }
            let tag = String(decoding: bytes[record..<(record + 4)], as: UTF8.self)
            let start = Int(long(bytes, record + 8))
            let length = Int(long(bytes, record + 12))
            guard start <= bytes.count, length <= bytes.count - start else { return nil }
            tables[tag] = start..<(start + length)
        }
        return tables
    }

    /// The English names of the Windows platform, by their identifiers.
    private static func names(
        _ bytes: UnsafeRawBufferPointer, _ table: Range<Int>
    ) -> [Int: String] {
        guard table.count >= 6 else { return [:] }
        var names: [Int: String] = [:]
        let strings = table.lowerBound + Int(word(bytes, table.lowerBound + 4))
        for index in 0..<Int(word(bytes, table.lowerBound + 2)) {
            let record = table.lowerBound + 6 + index * 12
            guard record + 12 <= table.upperBound else { break }
            let identifier = Int(word(bytes, record + 6))
            guard [1, 2, 16, 17].contains(identifier), word(bytes, record) == 3,
                word(bytes, record + 4) == 0x0409
            else { continue }
            let length = Int(word(bytes, record + 8))
            let start = strings + Int(word(bytes, record + 10))
            guard start + length <= table.upperBound else { continue }
            let units = (0..<(length / 2)).map { word(bytes, start + $0 * 2) }
            names[identifier] = String(decoding: units, as: UTF16.self)
        }
        return names
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt16 {
        UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    private static func long(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
        UInt32(word(bytes, offset)) << 16 | UInt32(word(bytes, offset + 2))
    }
}
