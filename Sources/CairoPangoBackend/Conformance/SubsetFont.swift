/// A TrueType font as cairo embeds it, made smaller without another look or width.
///
/// Programs that fit outlines to grids of pixels are left out: no printer runs them, and few viewers.
/// Glyphs that codes lead to stand in the order of these, so that a table of codes has a row for each
/// stretch of them, and offsets of glyphs take two bytes.
struct SubsetFont {
    private let tables: [UInt32: ArraySlice<UInt8>]
    /// Where each glyph's outline stands in `glyf`, by number.
    private let outlines: [Range<Int>]
    /// The glyph of each code, in order of the codes; none where others lead to glyphs by number.
    private let codes: [(code: Int, glyph: Int)]

    private static let character = tag("cmap")
    private static let outline = tag("glyf")
    private static let head = tag("head")
    private static let header = tag("hhea")
    private static let metrics = tag("hmtx")
    private static let locations = tag("loca")
    private static let profile = tag("maxp")
    /// In the order of their tags, as the standard asks (OpenType 1.9, "Table Directory").
    private static let kept = [character, outline, head, header, metrics, locations, profile]

    private static func tag(_ name: String) -> UInt32 {
        name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a font file; nil if it is none, or not of the kind that cairo writes.
    init?(_ file: [UInt8]) {
        guard file.long(at: 0) == 0x0001_0000, let count = file.word(at: 4) else { return nil }
        var tables: [UInt32: ArraySlice<UInt8>] = [:]
        for index in 0..<count {
            guard let name = file.long(at: 12 + index * 16),
                let start = file.long(at: 20 + index * 16),
                let size = file.long(at: 24 + index * 16),
                start <= file.count, size <= file.count - start
            else { return nil }
            tables[UInt32(name)] = file[start..<start + size]
        }
        guard let outline = tables[Self.outline], let head = tables[Self.head],
            let locations = tables[Self.locations], tables[Self.header]?.count == 36,
            let glyphs = tables[Self.profile]?.word(at: 4), let isLong = head.word(at: 50),
            tables[Self.metrics]?.count == glyphs * 4
        else { return nil }
        self.tables = tables
        var outlines: [Range<Int>] = []
        outlines.reserveCapacity(glyphs)
        var start: Int?
        for glyph in 0...glyphs {
            guard
                let offset = isLong == 0
                    ? locations.word(at: glyph * 2).map({ $0 * 2 }) : locations.long(at: glyph * 4),
                start ?? 0 <= offset, offset <= outline.count
            else { return nil }
            if let start { outlines.append(start..<offset) }
            start = offset
        }
        self.outlines = outlines
        guard let character = tables[Self.character] else {
            codes = []
            return
        }
        guard let codes = Self.codes(character), codes.allSatisfy({ $0.glyph < glyphs }) else {
            return nil
        }
        self.codes = codes
    }

    /// The codes of a table with one part, of segments (OpenType 1.9, "cmap", format 4); nil for another.
    private static func codes(_ table: ArraySlice<UInt8>) -> [(code: Int, glyph: Int)]? {
        guard table.word(at: 2) == 1, table.long(at: 4) == 0x0003_0001, table.long(at: 8) == 12,
            table.word(at: 12) == 4, let size = table.word(at: 18)
        else { return nil }
        var codes: [(code: Int, glyph: Int)] = []
        var last = -1
        for segment in stride(from: 0, to: size, by: 2) {
            let place = 28 + size + segment
            guard let end = table.word(at: 26 + segment), let start = table.word(at: place),
                let delta = table.word(at: place + size),
                let range = table.word(at: place + size * 2),
                last < start, start <= end
            else { return nil }
            last = end
            for code in start...end where code < 0xFFFF {
                var glyph = code
                if range > 0 {
                    guard let entry = table.word(at: place + size * 2 + range + (code - start) * 2)
                    else { return nil }
                    if entry == 0 { continue }
                    glyph = entry
                }
                glyph = (glyph + delta) & 0xFFFF
                if glyph > 0 { codes.append((code, glyph)) }
            }
        }
        return codes
    }

    // MARK: Writing

    /// The smaller font; nil if an outline is not sound.
    func packed() -> [UInt8]? {
        let order = order
        var places = Array(repeating: 0, count: outlines.count)
        for (place, glyph) in order.enumerated() { places[glyph] = place }
        guard let outline = tables[Self.outline], let metrics = tables[Self.metrics],
            var head = tables[Self.head].map(Array.init), head.count == 54
        else { return nil }
        var glyphs: [UInt8] = []
        glyphs.reserveCapacity(outline.count)
        var offsets = [0]
        offsets.reserveCapacity(order.count + 1)
        var widths: [UInt8] = []
        widths.reserveCapacity(metrics.count)
        for glyph in order {
            let range = outlines[glyph]
            let bytes = outline[
                outline.startIndex + range.lowerBound..<outline.startIndex + range.upperBound]
            guard Self.write(bytes, places, to: &glyphs) else { return nil }
            if !glyphs.count.isMultiple(of: 2) { glyphs.append(0) }
            offsets.append(glyphs.count)
            widths += metrics[metrics.startIndex + glyph * 4..<metrics.startIndex + glyph * 4 + 4]
        }
        let isShort = glyphs.count < 0x20000
        head.replace(at: 50, by: isShort ? 0 : 1, bytes: 2)
        head.replace(at: 8, by: 0, bytes: 4)
        var locations: [UInt8] = []
        locations.reserveCapacity(offsets.count * 4)
        for offset in offsets {
            locations.append(isShort ? offset / 2 : offset, bytes: isShort ? 2 : 4)
        }
        var written = tables
        written[Self.outline] = glyphs[...]
        written[Self.locations] = locations[...]
        written[Self.metrics] = widths[...]
        written[Self.head] = head[...]
        if !codes.isEmpty { written[Self.character] = character(places)[...] }
        return Self.file(written)
    }

    /// The glyphs in their new order: the one that stands for none, those of codes, and the rest.
    private var order: [Int] {
        guard !codes.isEmpty else { return Array(outlines.indices) }
        var isMet = Array(repeating: false, count: outlines.count)
        var order: [Int] = []
        for glyph in [0] + codes.map(\.glyph) + outlines.indices where !isMet[glyph] {
            isMet[glyph] = true
            order.append(glyph)
        }
        return order
    }

    /// Writes an outline without its program (OpenType 1.9, "glyf").
    private static func write(
        _ glyph: ArraySlice<UInt8>, _ places: [Int], to bytes: inout [UInt8]
    ) -> Bool {
        // A blank has none.
        guard !glyph.isEmpty else { return true }
        guard let contours = glyph.word(at: 0) else { return false }
        guard contours < 0x8000 else { return writeParts(glyph, places, to: &bytes) }
        let program = 10 + contours * 2
        guard let size = glyph.word(at: program), program + 2 + size <= glyph.count else {
            return false
        }
        bytes += glyph.prefix(program)
        bytes += [0, 0]
        bytes += glyph.dropFirst(program + 2 + size)
        return true
    }

    /// Writes an outline that is made of others, by their new numbers.
    private static func writeParts(
        _ glyph: ArraySlice<UInt8>, _ places: [Int], to bytes: inout [UInt8]
    ) -> Bool {
        bytes += glyph.prefix(10)
        var offset = 10
        var flags = 0x20
        while flags & 0x20 != 0 {
            guard let found = glyph.word(at: offset), let part = glyph.word(at: offset + 2),
                places.indices.contains(part)
            else { return false }
            flags = found
            var size = flags & 0x1 != 0 ? 4 : 2
            if flags & 0x8 != 0 {
                size += 2
            } else if flags & 0x40 != 0 {
                size += 4
            } else if flags & 0x80 != 0 {
                size += 8
            }
            guard offset + 4 + size <= glyph.count else { return false }
            bytes.append(flags & ~0x100, bytes: 2)
            bytes.append(places[part], bytes: 2)
            bytes += glyph.dropFirst(offset + 4).prefix(size)
            offset += 4 + size
        }
        return true
    }

    /// The table of codes, with a segment for each stretch of them.
    private func character(_ places: [Int]) -> [UInt8] {
        var segments: [(start: Int, end: Int, delta: Int)] = []
        for (code, glyph) in codes {
            let delta = (places[glyph] - code) & 0xFFFF
            if let last = segments.last, last.end + 1 == code, last.delta == delta {
                segments[segments.count - 1].end = code
            } else {
                segments.append((code, code, delta))
            }
        }
        // The last segment ends the search, and leads to no glyph.
        segments.append((0xFFFF, 0xFFFF, 1))
        let count = segments.count
        let power = Int.bitWidth - 1 - count.leadingZeroBitCount
        var table: [UInt8] = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]
        for word in [4, 16 + count * 8, 0, count * 2, 2 << power, power, (count - 1 << power) * 2] {
            table.append(word, bytes: 2)
        }
        for segment in segments { table.append(segment.end, bytes: 2) }
        table.append(0, bytes: 2)
        for segment in segments { table.append(segment.start, bytes: 2) }
        for segment in segments { table.append(segment.delta, bytes: 2) }
        for _ in segments { table.append(0, bytes: 2) }
        return table
    }

    /// A font file of tables, with the sums that check them (OpenType 1.9, "Calculating Checksums").
    private static func file(_ tables: [UInt32: ArraySlice<UInt8>]) -> [UInt8] {
        let names = kept.filter { tables[$0] != nil }
        let power = Int.bitWidth - 1 - names.count.leadingZeroBitCount
        var file: [UInt8] = [0, 1, 0, 0]
        for word in [names.count, 16 << power, power, (names.count - 1 << power) * 16] {
            file.append(word, bytes: 2)
        }
        var body: [UInt8] = []
        var adjustment = 0
        let start = 12 + names.count * 16
        for name in names {
            guard let table = tables[name] else { continue }
            if name == head { adjustment = start + body.count + 8 }
            let first = body.count
            body += table
            while !body.count.isMultiple(of: 4) { body.append(0) }
            file.append(Int(name), bytes: 4)
            file.append(Int(body[first...].sum), bytes: 4)
            file.append(start + first, bytes: 4)
            file.append(table.count, bytes: 4)
        }
        file += body
        file.replace(at: adjustment, by: Int(0xB1B0_AFBA &- file[...].sum), bytes: 4)
        return file
    }
}

extension ArraySlice<UInt8> {
    /// The sum of its numbers of 32 bits; it has no rest.
    fileprivate var sum: UInt32 {
        withUnsafeBytes { bytes in
            var sum: UInt32 = 0
            for index in stride(from: 0, to: bytes.count - 3, by: 4) {
                sum &+= UInt32(
                    bigEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
            }
            return sum
        }
    }
}

extension [UInt8] {
    /// Puts a number of so many bytes at the end.
    fileprivate mutating func append(_ value: Int, bytes size: Int) {
        for index in (0..<size).reversed() {
            append(UInt8(truncatingIfNeeded: value >> (index * 8)))
        }
    }

    /// Puts a number of so many bytes in the place of others.
    fileprivate mutating func replace(at offset: Int, by value: Int, bytes size: Int) {
        for index in 0..<size {
            self[offset + index] = UInt8(truncatingIfNeeded: value >> ((size - 1 - index) * 8))
        }
    }
}
