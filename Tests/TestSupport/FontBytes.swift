/// A font file, taken apart: its tables by name, to be changed and put together again.
package struct FontBytes {
    /// The file's first four bytes.
    package var version: [UInt8] = [0, 1, 0, 0]
    /// The tables, in order.
    package var tables: [(tag: String, bytes: [UInt8])] = []

    /// Makes a font without tables.
    package init() {}

    /// Takes a font of the package apart, such as `Carlito/Carlito-Regular.ttf`; a test cannot go on
    /// without it.
    package init(_ name: String) throws {
        guard let file = FileBytes.read(PackageFolder.path("Fonts/" + name)) else {
            throw ScratchError(number: 2)
        }
        for index in 0..<Self.number(file[4..<6]) {
            let record = file[(12 + 16 * index)..<(28 + 16 * index)]
            let start = Self.number(record.dropFirst(8).prefix(4))
            let tag = String(decoding: record.prefix(4), as: UTF8.self)
            tables.append((tag, Array(file[start..<start + Self.number(record.suffix(4))])))
        }
    }

    /// The bytes of a table; empty if there is none.
    package subscript(tag: String) -> [UInt8] {
        get { tables.first { $0.tag == tag }?.bytes ?? [] }
        set {
            tables.removeAll { $0.tag == tag }
            if !newValue.isEmpty { tables.append((tag, newValue)) }
            tables.sort { $0.tag < $1.tag }
        }
    }

    /// Writes a number of 16 bits into a table.
    package mutating func set(_ number: Int, in tag: String, at offset: Int) {
        var bytes = self[tag]
        bytes.replaceSubrange(offset..<offset + 2, with: Self.bytes(number, 2))
        self[tag] = bytes
    }

    /// The file.
    package var file: [UInt8] { Self.put([self], at: 0)[0] }

    /// A file of several fonts (OpenType 1.9, "Font Collections").
    package static func collection(_ fonts: [FontBytes]) -> [UInt8] {
        let head = 12 + 4 * fonts.count
        let files = put(fonts, at: head)
        var offset = head
        var bytes = Array("ttcf".utf8) + [0, 1, 0, 0] + Self.bytes(fonts.count, 4)
        for file in files {
            bytes += Self.bytes(offset, 4)
            offset += file.count
        }
        return bytes + files.joined()
    }

    /// The files of fonts that follow each other from an offset on.
    private static func put(_ fonts: [FontBytes], at start: Int) -> [[UInt8]] {
        var offset = start
        return fonts.map { font in
            var directory = font.version + bytes(font.tables.count, 2) + [0, 0, 0, 0, 0, 0]
            var contents: [UInt8] = []
            let base = offset + 12 + 16 * font.tables.count
            for (tag, table) in font.tables {
                directory += Array(tag.utf8) + [0, 0, 0, 0]
                directory += bytes(base + contents.count, 4) + bytes(table.count, 4)
                contents += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
            }
            offset += directory.count + contents.count
            return directory + contents
        }
    }

    /// A number as big-endian bytes.
    package static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
