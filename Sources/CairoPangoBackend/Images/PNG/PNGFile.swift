import Pages

/// A PNG file whose chunks were checked (ISO/IEC 15948, 5.6), reduced to those that make the picture.
struct PNGFile {
    /// The size and the colours.
    private(set) var header: PNGHeader
    /// How the picture is turned, by the `eXIf` chunk.
    private(set) var orientation = ImageAsset.Orientation.up
    /// The file with nothing but signature, IHDR, PLTE, tRNS, IDAT and IEND: no text, no profile,
    /// no place, and nothing for a decoder to unpack beside the picture.
    private(set) var essence: [UInt8]

    private var hasPalette = false
    private var dataBytes = 0
    private var isDataOver = false

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Walks the chunks; the checksum of the picture's data is left to the decoder.
    init(_ bytes: [UInt8], limits: PhotoLimits) throws(PhotoError.Reason) {
        guard bytes.starts(with: Self.signature) else {
            throw Self.signature.starts(with: bytes)
                ? .truncated : .damaged("changed by sending it as text")
        }
        var cursor = ByteCursor(bytes, in: Self.signature.count..<bytes.count)
        let first = try Chunk(&cursor, of: bytes)
        guard first.type == "IHDR" else { throw .damaged("no PNG header") }
        header = try PNGHeader(bytes, in: first.data, limits: limits)
        guard first.isIntact(in: bytes) else { throw .damaged("bad checksum") }
        essence = Self.signature
        essence.reserveCapacity(bytes.count)
        essence += bytes[first.whole]
        while true {
            let chunk = try Chunk(&cursor, of: bytes)
            try add(chunk, of: bytes)
            if chunk.type == "IEND" { break }
        }
        guard dataBytes > 0 else { throw .damaged("no picture data") }
        guard header.canFit(in: dataBytes) else { throw .truncated }
    }

    private mutating func add(_ chunk: Chunk, of bytes: [UInt8]) throws(PhotoError.Reason) {
        switch chunk.type {
        case "IDAT":
            guard !isDataOver else { throw .damaged("picture data in two places") }
            guard hasPalette || header.colorType != 3 else { throw .damaged("no palette") }
            dataBytes += chunk.data.count
            essence += bytes[chunk.whole]
            return
        case "PLTE":
            guard !hasPalette, dataBytes == 0, header.colorType & 2 != 0,
                chunk.data.count % 3 == 0, 3...768 ~= chunk.data.count
            else { throw .damaged("bad palette") }
            guard chunk.isIntact(in: bytes) else { throw .damaged("bad checksum") }
            hasPalette = true
            essence += bytes[chunk.whole]
        case "tRNS":
            guard dataBytes == 0, chunk.isIntact(in: bytes) else { break }
            essence += bytes[chunk.whole]
        case "eXIf":
            guard chunk.isIntact(in: bytes) else { break }
            orientation = ExifOrientation.find(in: bytes, range: chunk.data) ?? orientation
        case "IEND":
            guard chunk.data.isEmpty, chunk.isIntact(in: bytes) else {
                throw .damaged("bad checksum")
            }
            essence += bytes[chunk.whole]
        default:
            guard chunk.isAncillary else { throw .damaged("unknown chunk \(chunk.type)") }
        }
        isDataOver = dataBytes > 0
    }

    /// A chunk: length, type, data, checksum (ISO/IEC 15948, 5.3).
    private struct Chunk {
        let type: String
        let data: Range<Int>

        init(_ cursor: inout ByteCursor, of bytes: [UInt8]) throws(PhotoError.Reason) {
            guard let length = cursor.longWord(), let name = cursor.take(4) else {
                throw .truncated
            }
            let letters = bytes[name]
            guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
                throw .damaged("bad chunk name")
            }
            type = String(decoding: letters, as: UTF8.self)
            guard length <= Int32.max else { throw .damaged("bad chunk length") }
            guard let data = cursor.take(length), cursor.take(4) != nil else { throw .truncated }
            self.data = data
        }

        /// From the length to the checksum.
        var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }

        /// Whether a decoder may leave the chunk out: the first letter is small.
        var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }

        func isIntact(in bytes: [UInt8]) -> Bool {
            let stored = bytes[data.upperBound..<data.upperBound + 4].reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
            }
            return CRC32.of(bytes[data.lowerBound - 4..<data.upperBound]) == stored
        }
    }
}

/// The checksum of PNG chunks (ISO/IEC 15948, annex D).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
    }

    /// The checksum of some bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
