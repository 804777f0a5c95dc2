import Testing

@testable import CairoPangoBackend

@Suite struct SubsetFontTests {
    // MARK: A font

    private static func bytes(_ words: [Int]) -> [UInt8] {
        words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    /// A triangle from a corner, with a program of two bytes.
    private static func triangle(_ corner: Int) -> [UInt8] {
        bytes([1, 0, 0, 100, 100, 2, 2]) + [0x4F, 0x4F, 1, 1, 1]
            + bytes([corner, 100, 0, 0, 0, 100])
    }

    /// Parts by number, with each way of writing their places, and a program.
    private static func composite(_ parts: [Int]) -> [UInt8] {
        var glyph = bytes([0xFFFF, 0, 0, 100, 100])
        let forms: [(flags: Int, rest: [Int])] = [
            (0x102, [0x0507]), (0x10B, [1, 2, 0x4000]), (0x143, [3, 4, 0x4000, 0x4000]),
            (0x183, [5, 6, 1, 2, 3, 4]),
        ]
        for (index, part) in parts.enumerated() {
            let more = index + 1 < parts.count ? 0x20 : 0
            glyph += bytes([forms[index].flags | more, part] + forms[index].rest)
        }
        return glyph + bytes([1]) + [0x4F]
    }

    private static func character(_ codes: [(code: Int, glyph: Int)]) -> [UInt8] {
        // One segment for all, through a list of glyphs, and the last one.
        let (first, last) = (codes[0].code, codes[codes.count - 1].code)
        var list = Array(repeating: 0, count: last - first + 1)
        for (code, glyph) in codes { list[code - first] = glyph }
        return bytes([0, 1, 3, 1, 0, 12, 4, 32 + list.count * 2, 0, 4, 4, 1, 0, last, 0xFFFF, 0])
            + bytes([first, 0xFFFF, 0, 1, 4, 0] + list)
    }

    private static let glyphs = [
        triangle(0), triangle(1), composite([1, 3, 4, 1]), [], triangle(4),
    ]

    private static func font(
        glyphs: [[UInt8]] = glyphs,
        codes: [(code: Int, glyph: Int)]? = [(65, 4), (66, 2), (67, 0), (68, 1)],
        without missing: String = ""
    ) -> [UInt8] {
        var (outlines, locations): ([UInt8], [UInt8]) = ([], bytes([0, 0]))
        for glyph in glyphs {
            outlines += glyph + Array(repeating: 0, count: (4 - glyph.count % 4) % 4)
            locations += bytes([0, outlines.count])
        }
        var head = bytes(Array(repeating: 0, count: 27))
        head[51] = 1
        var tables: [(String, [UInt8])] = [
            ("cvt ", bytes([1, 2])), ("fpgm", [0x4F, 0x4F]), ("glyf", outlines), ("head", head),
            ("hhea", bytes(Array(repeating: 0, count: 17) + [glyphs.count])),
            ("hmtx", bytes(glyphs.indices.flatMap { [500 + $0, $0] })), ("loca", locations),
            ("maxp", bytes([1, 0, glyphs.count])), ("prep", [0xB0]),
        ]
        if let codes { tables.insert(("cmap", character(codes)), at: 0) }
        tables.removeAll { $0.0 == missing }
        var (file, body): ([UInt8], [UInt8]) = (bytes([1, 0, tables.count, 0, 0, 0]), [])
        for (tag, table) in tables {
            file +=
                Array(tag.utf8) + [0, 0, 0, 0] + bytes([0, 12 + tables.count * 16 + body.count])
                + bytes([0, table.count])
            body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return file + body
    }

    /// The tables of a font, by their tags.
    private func tables(_ file: [UInt8]) -> [String: [UInt8]] {
        var tables: [String: [UInt8]] = [:]
        for index in 0..<Int(file[5]) {
            let entry = file[(12 + index * 16)...].prefix(16)
            let start = entry.dropFirst(8).prefix(4).bigEndian
            let table = file[start..<start + entry.suffix(4).bigEndian]
            tables[String(decoding: entry.prefix(4), as: UTF8.self)] = Array(table)
        }
        return tables
    }

    private func words(_ bytes: [UInt8]) -> [Int] {
        stride(from: 0, to: bytes.count, by: 2).map { bytes[$0..<$0 + 2].bigEndian }
    }

    // MARK: Tests

    @Test func glyphsStandInTheOrderOfTheirCodes() throws {
        let tables = tables(try #require(SubsetFont(Self.font())?.packed()))
        #expect(
            tables.keys.sorted() == ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"])
        // 65 → 4, 66 → 2, 68 → 1; 67 has none.
        #expect(
            words(tables["cmap"] ?? []) == [
                0, 1, 3, 1, 0, 12, 4, 40, 0, 6, 4, 1, 2, 66, 68, 0xFFFF, 0, 65, 68, 0xFFFF,
                0x10000 - 64, 0x10000 - 65, 1, 0, 0, 0,
            ])
        #expect(words(tables["hmtx"] ?? []) == [500, 0, 504, 4, 502, 2, 501, 1, 503, 3])
        let offsets = words(tables["loca"] ?? []).map { $0 * 2 }
        let glyf = tables["glyf"] ?? []
        let outlines = zip(offsets, offsets.dropFirst()).map { Array(glyf[$0..<$1]) }
        #expect(outlines.map(\.count) == [30, 30, 54, 30, 0] && offsets.count == 6)
        for (outline, corner) in zip([outlines[0], outlines[1], outlines[3]], [0, 4, 1]) {
            let plain = Self.bytes([1, 0, 0, 100, 100, 2, 0]) + [1, 1, 1]
            #expect(outline.prefix(27) == (plain + Self.bytes([corner, 100, 0, 0, 0])).prefix(27))
        }
        #expect(
            words(outlines[2]) == [
                0xFFFF, 0, 0, 100, 100, 0x22, 3, 0x0507, 0x2B, 4, 1, 2, 0x4000, 0x63, 1, 3, 4,
                0x4000, 0x4000, 0x83, 3, 5, 6, 1, 2, 3, 4,
            ])
    }

    @Test func withoutCodesGlyphsKeepTheirNumbers() throws {
        let tables = tables(try #require(SubsetFont(Self.font(codes: nil))?.packed()))
        #expect(tables["cmap"] == nil && tables["glyf"] != nil && tables["prep"] == nil)
        #expect(words(tables["hmtx"] ?? []) == [500, 0, 501, 1, 502, 2, 503, 3, 504, 4])
    }

    @Test func sumsCheckTheFile() throws {
        let file = try #require(SubsetFont(Self.font())?.packed())
        func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
            stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).reduce(0) {
                $0 &+ UInt32(bytes[$1..<min($1 + 4, bytes.endIndex)].bigEndian)
            }
        }
        #expect(file.count.isMultiple(of: 4) && sum(file[...]) == 0xB1B0_AFBA)
        for index in 0..<Int(file[5]) {
            let entry = file[(12 + index * 16)...].prefix(16)
            guard entry.prefix(4) != Array("head".utf8)[...] else { continue }
            let start = entry.dropFirst(8).prefix(4).bigEndian
            let size = (entry.suffix(4).bigEndian + 3) / 4 * 4
            #expect(
                sum(file[start..<start + size]) == UInt32(entry.dropFirst(4).prefix(4).bigEndian))
        }
    }

    @Test(arguments: ["glyf", "head", "hhea", "hmtx", "loca", "maxp"])
    func aFontWithoutATableIsLeftAlone(tag: String) {
        #expect(SubsetFont(Self.font(without: tag)) == nil)
    }

    @Test func damagedOutlinesAreLeftAlone() {
        var endless = Self.glyphs
        endless[2] = Self.bytes([0xFFFF, 0, 0, 0, 0, 0x22, 1, 0, 0x22, 1])
        var far = Self.glyphs
        far[2] = Self.composite([9])
        var long = Self.glyphs
        long[1][12] = 0x7F
        for glyphs in [endless, far, long] {
            #expect(SubsetFont(Self.font(glyphs: glyphs))?.packed() == nil)
        }
    }

    /// Whatever the bytes are, nothing is read beyond them.
    @Test func cutAndChangedFontsAreRefusedOrRead() {
        let font = Self.font()
        for count in font.indices { _ = SubsetFont(Array(font[..<count]))?.packed() }
        for index in font.indices {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var changed = font
                changed[index] = value
                _ = SubsetFont(changed)?.packed()
            }
        }
    }
}
