/// Where the objects of a file stand (ISO 32000-1, 7.5.4 and 7.5.8).
struct ObjectTable {
    /// Where an object stands.
    enum Place {
        /// Nowhere: it was taken out.
        case free
        /// At a byte of the file.
        case offset(Int)
        /// In a stream of objects, as the one of an index.
        case packed(stream: Int, index: Int)
    }

    /// The newest place of each object, by number; nil where no table names it.
    private(set) var places: [Place?] = []
    /// The newest trailer.
    private(set) var trailer = PDFDictionary()

    private let bytes: [UInt8]
    /// Where the header stands, from which offsets count.
    private let origin: Int
    private var seen: Set<Int> = []

    /// The highest number of an object (ISO 32000-1, Annex C), and that in a file of few bytes.
    private static let highest = 8_388_607
    private var highest: Int { min(max(bytes.count, 100_000), Self.highest) }
    /// The most tables of one file, of which each change that is added brings one.
    private static let most = 500

    /// Reads the table that the end of the file names, and all that it adds to.
    init(_ bytes: [UInt8], origin: Int) throws(PDFFileError) {
        self.bytes = bytes
        self.origin = origin
        var next: Int? = try Self.start(bytes)
        while let offset = next {
            guard seen.count < Self.most else { throw .tooComplex }
            // A table that leads back to itself.
            guard seen.insert(offset).inserted else { throw .table(offset: offset) }
            next = try read(at: offset)
        }
        if trailer["Encrypt"] != nil { throw .encrypted }
    }

    /// The offset after the last `startxref`.
    private static func start(_ bytes: [UInt8]) throws(PDFFileError) -> Int {
        let word = Array("startxref".utf8)
        var index = bytes.count - word.count
        while index >= 0, bytes.count - index < 2048 {
            if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) {
                var parser = ObjectParser(bytes, at: index + word.count)
                guard let offset = parser.natural() else { throw .noEnd }
                return offset
            }
            index -= 1
        }
        throw .noEnd
    }

    /// Reads a table; gives the offset of the one that it adds to.
    private mutating func read(at offset: Int) throws(PDFFileError) -> Int? {
        guard offset < bytes.count - origin else { throw .table(offset: offset) }
        var parser = ObjectParser(bytes, at: offset + origin)
        let dictionary =
            parser.skip("xref") ? try readPlain(&parser) : try readStream(&parser, at: offset)
        if trailer.entries.isEmpty { trailer = dictionary }
        switch dictionary["Prev"] {
        case nil, .null: return nil
        case .integer(let previous) where previous >= 0: return previous
        case .real(let previous) where previous >= 0 && previous < 1e12: return Int(previous)
        default: throw .table(offset: offset)
        }
    }

    private mutating func readPlain(
        _ parser: inout ObjectParser
    ) throws(PDFFileError) -> PDFDictionary {
        while !parser.skip("trailer") {
            let here = parser.position
            guard let first = parser.natural(), let count = parser.natural(),
                first <= Self.highest, count <= Self.highest
            else { throw .table(offset: here) }
            for number in first..<first + count {
                guard let offset = parser.natural(), parser.natural() != nil else {
                    throw .table(offset: parser.position)
                }
                if parser.skip("n") {
                    // Some programs name objects that they do not write so.
                    try note(offset == 0 ? .free : .offset(offset), of: number)
                } else if parser.skip("f") {
                    try note(.free, of: number)
                } else {
                    throw .table(offset: parser.position)
                }
            }
        }
        guard let dictionary = try parser.object().dictionary else {
            throw .table(offset: parser.position)
        }
        // Older programs read the plain table, others a stream beside it.
        if let offset = dictionary["XRefStm"]?.integer, offset >= 0, offset < bytes.count - origin,
            seen.insert(offset).inserted
        {
            var parser = ObjectParser(bytes, at: offset + origin)
            _ = try readStream(&parser, at: offset)
        }
        return dictionary
    }

    private mutating func readStream(
        _ parser: inout ObjectParser, at offset: Int
    ) throws(PDFFileError) -> PDFDictionary {
        guard parser.natural() != nil, parser.natural() != nil, parser.skip("obj"),
            case .dictionary(let dictionary) = try parser.object(),
            dictionary["Type"]?.name == "XRef",
            let data = parser.streamData(length: dictionary["Length"]?.integer)
        else { throw .table(offset: offset) }
        let rows = try StreamData.unpacked(
            PDFStream(dictionary, packed: data), limit: 1 << 27, resolved: { $0 ?? .null })
        let widths = (dictionary["W"]?.array ?? []).compactMap(\.integer)
        guard widths.count == 3, widths.allSatisfy((0...8).contains) else {
            throw .table(offset: offset)
        }
        let size = dictionary["Size"]?.integer ?? 0
        let ranges = (dictionary["Index"]?.array ?? [.integer(0), .integer(size)])
            .compactMap(\.integer)
        let width = widths.reduce(0, +)
        guard width > 0, ranges.count.isMultiple(of: 2) else { throw .table(offset: offset) }
        var row = 0
        for pair in stride(from: 0, to: ranges.count, by: 2) {
            let (first, count) = (ranges[pair], ranges[pair + 1])
            guard (0...Self.highest).contains(first), (0...Self.highest).contains(count),
                (row + count) * width <= rows.count
            else { throw .table(offset: offset) }
            for number in first..<first + count {
                try note(rows, row * width, widths, of: number)
                row += 1
            }
        }
        return dictionary
    }

    private mutating func note(
        _ rows: [UInt8], _ start: Int, _ widths: [Int], of number: Int
    ) throws(PDFFileError) {
        var start = start
        var fields = [1, 0, 0]
        for (field, width) in widths.enumerated() where width > 0 {
            var value: UInt64 = 0
            for byte in rows[start..<start + width] { value = value << 8 | UInt64(byte) }
            start += width
            guard let value = Int(exactly: value) else { throw .table(offset: start) }
            fields[field] = value
        }
        switch fields[0] {
        case 0: try note(.free, of: number)
        case 1: try note(.offset(fields[1]), of: number)
        case 2: try note(.packed(stream: fields[1], index: fields[2]), of: number)
        // Kinds to come count as null (ISO 32000-1, 7.5.8.3).
        default: try note(.free, of: number)
        }
    }

    private mutating func note(_ place: Place, of number: Int) throws(PDFFileError) {
        if number >= places.count {
            guard number <= highest else { throw .tooComplex }
            for _ in places.count...number { places.append(nil) }
        }
        if places[number] == nil { places[number] = place }
    }
}

extension ObjectParser {
    /// Reads the data of a stream after its dictionary; nil where there are none.
    ///
    /// A wrong length is put right by looking for the word that ends the data.
    mutating func streamData(length: Int?) -> ArraySlice<UInt8>? {
        guard skip("stream") else { return nil }
        if position < bytes.count, bytes[position] == 0x0D { position += 1 }
        if position < bytes.count, bytes[position] == 0x0A { position += 1 }
        let start = position
        if let length, length >= 0, length <= bytes.count - start {
            position = start + length
            if skip("endstream") { return bytes[start..<start + length] }
        }
        let word = Array("endstream".utf8)
        var end = start
        while end + word.count <= bytes.count {
            if bytes[end] == word[0], bytes[end..<end + word.count].elementsEqual(word) {
                position = end + word.count
                if end > start, bytes[end - 1] == 0x0A { end -= 1 }
                if end > start, bytes[end - 1] == 0x0D { end -= 1 }
                return bytes[start..<end]
            }
            end += 1
        }
        return nil
    }
}
