/// Reads the objects that a table names.
struct PDFReader {
    private let bytes: [UInt8]
    private let origin: Int
    private let table: ObjectTable
    private(set) var objects: [PDFObject]
    /// How many bytes may still be read: a small file may name one object a million times.
    private var allowance: Int
    /// How many bytes may still come out of streams of objects.
    private var room = 1 << 27

    /// Reads all objects of a file; of those that are not kept, true takes the place.
    init(
        _ bytes: [UInt8], origin: Int, keeping isKept: (PDFObject) -> Bool
    ) throws(PDFFileError) {
        self.bytes = bytes
        self.origin = origin
        table = try ObjectTable(bytes, origin: origin)
        // Each byte of a file belongs to one object, and streams without a length are looked through
        // to their end.
        allowance = bytes.count * 4 + 100_000
        objects = Array(repeating: .null, count: table.places.count)
        var packed: Set<Int> = []
        for (number, place) in table.places.enumerated() {
            switch place {
            case nil, .free: break
            case .offset(let offset):
                guard objects[number] == .null else { continue }
                let object = try object(number, at: offset)
                let isNeeded = object.stream?.dictionary["Type"]?.name == "ObjStm"
                objects[number] =
                    object == .null || isNeeded || isKept(object) ? object : .bool(true)
            case .packed(let stream, _): packed.insert(stream)
            }
        }
        for stream in packed.sorted() { try unpack(stream, keeping: isKept) }
    }

    /// The newest trailer.
    var trailer: PDFDictionary { table.trailer }

    /// Reads an object that stands in the file by itself.
    private mutating func object(
        _ number: Int, at offset: Int
    ) throws(PDFFileError) -> PDFObject {
        guard offset >= 0, offset < bytes.count - origin else { throw .object(number: number) }
        var parser = ObjectParser(bytes, at: offset + origin)
        let start = parser.position
        guard parser.natural() == number, parser.natural() != nil, parser.skip("obj") else {
            throw .object(number: number)
        }
        // An object may be empty, which stands for null.
        if parser.skip("endobj") { return .null }
        var object = try parser.object()
        if case .dictionary(let dictionary) = object {
            let here = parser.position
            if parser.skip("stream") {
                parser.position = here
                let length = try integer(dictionary["Length"])
                guard let data = parser.streamData(length: length) else {
                    throw .object(number: number)
                }
                object = .stream(PDFStream(dictionary, packed: data))
            }
        }
        allowance -= parser.position - start
        guard allowance >= 0 else { throw .tooComplex }
        return object
    }

    /// A number that stands in an object of its own, as a rule behind the stream that it belongs to.
    private mutating func integer(_ object: PDFObject?) throws(PDFFileError) -> Int? {
        guard case .reference(let number)? = object else { return object?.integer }
        guard objects.indices.contains(number) else { return nil }
        if objects[number] != .null { return objects[number].integer }
        guard case .offset(let offset)? = table.places[number], offset < bytes.count - origin else {
            return nil
        }
        var parser = ObjectParser(bytes, at: offset + origin)
        guard parser.natural() == number, parser.natural() != nil, parser.skip("obj"),
            case .integer(let value)? = try? parser.object()
        else { return nil }
        objects[number] = .integer(value)
        return value
    }

    private func data(of stream: PDFStream) throws(PDFFileError) -> [UInt8] {
        try StreamData.unpacked(stream, limit: room) { object in
            guard case .reference(let number)? = object else { return object ?? .null }
            return objects.indices.contains(number) ? objects[number] : .null
        }
    }

    /// Reads the objects that stand in a stream (ISO 32000-1, 7.5.7).
    private mutating func unpack(
        _ number: Int, keeping isKept: (PDFObject) -> Bool
    ) throws(PDFFileError) {
        guard objects.indices.contains(number), case .stream(let stream) = objects[number],
            stream.dictionary["Type"]?.name == "ObjStm",
            let count = try integer(stream.dictionary["N"]),
            let first = try integer(stream.dictionary["First"])
        else { throw .object(number: number) }
        let data = try data(of: stream)
        room -= data.count
        guard (0...data.count).contains(first), (0...data.count).contains(count) else {
            throw .object(number: number)
        }
        var heads = ObjectParser(data)
        var parser = heads
        for index in 0..<count {
            guard let name = heads.natural(), let offset = heads.natural(),
                offset <= data.count - first
            else { throw .object(number: number) }
            guard table.places.indices.contains(name),
                case .packed(number, index)? = table.places[name]
            else { continue }
            parser.position = first + offset
            let object = try parser.object()
            objects[name] = object == .null || isKept(object) ? object : .bool(true)
            allowance -= parser.position - first - offset
            guard allowance + room >= 0 else { throw .tooComplex }
        }
    }
}

extension PDFDocument {
    /// Reads a PDF that is not encrypted, with all its objects; the data of streams stay packed, and
    /// share the file's memory.
    ///
    /// Of a file that was changed by additions at its end the last state counts. Nothing is mended but
    /// a wrong length of a stream.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - isKept: whether an object is kept; all are read, and true stands in for others.
    /// - Throws: `PDFFileError` if the file is damaged, encrypted, or asks for too much.
    package init(
        reading bytes: [UInt8], keeping isKept: (PDFObject) -> Bool = { _ in true }
    ) throws(PDFFileError) {
        guard let origin = Self.header(of: bytes) else { throw .noHeader }
        let reader = try PDFReader(bytes, origin: origin, keeping: isKept)
        let version = bytes[(origin + 5)...].prefix { ByteClass.isDigit($0) || $0 == 0x2E }
        var trailer = reader.trailer
        for key in ["Size", "Prev", "XRefStm", "Type", "W", "Index", "Length"] as [PDFName] {
            trailer[key] = nil
        }
        for key in ["Filter", "DecodeParms"] as [PDFName] { trailer[key] = nil }
        self.init(
            version: String(decoding: version, as: UTF8.self), objects: reader.objects,
            trailer: trailer)
        guard !pages.isEmpty else { throw .noCatalog }
    }

    /// Where `%PDF-` stands; some programs leave bytes before it.
    private static func header(of bytes: [UInt8]) -> Int? {
        let head = Array("%PDF-".utf8)
        return bytes.prefix(1024).indices.first {
            bytes[$0] == head[0] && bytes[$0...].starts(with: head)
        }
    }
}
