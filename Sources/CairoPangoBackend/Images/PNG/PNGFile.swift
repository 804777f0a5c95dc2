import Characters
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
        var rest = bytes.dropFirst(Self.signature.count)
        let first = try Chunk(&rest)
        guard first.type == "IHDR" else { throw .damaged("no PNG header") }
        header = try PNGHeader(first.data, limits: limits)
        guard first.isIntact else { throw .damaged("bad checksum") }
        essence = Self.signature
        essence.reserveCapacity(bytes.count)
        essence += first.whole
        while true {
            let chunk = try Chunk(&rest)
            try add(chunk)
            if chunk.type == "IEND" { break }
        }
        guard dataBytes > 0 else { throw .damaged("no picture data") }
        guard header.canFit(in: dataBytes) else { throw .truncated }
    }

    private mutating func add(_ chunk: Chunk) throws(PhotoError.Reason) {
        switch chunk.type {
        case "IDAT":
            guard !isDataOver else { throw .damaged("picture data in two places") }
            guard hasPalette || header.colorType != 3 else { throw .damaged("no palette") }
            dataBytes += chunk.data.count
            essence += chunk.whole
            return
        case "PLTE":
            guard !hasPalette, dataBytes == 0, header.colorType & 2 != 0,
                chunk.data.count % 3 == 0, 3...768 ~= chunk.data.count
            else { throw .damaged("bad palette") }
            guard chunk.isIntact else { throw .damaged("bad checksum") }
            hasPalette = true
            essence += chunk.whole
        case "tRNS":
            guard dataBytes == 0, chunk.isIntact else { break }
            essence += chunk.whole
        case "eXIf":
            guard chunk.isIntact else { break }
            orientation = ExifOrientation.find(in: chunk.data) ?? orientation
        case "IEND":
            guard chunk.data.isEmpty, chunk.isIntact else { throw .damaged("bad checksum") }
            essence += chunk.whole
        default: guard chunk.isAncillary else { throw .damaged("unknown chunk \(chunk.type)") }
        }
        isDataOver = dataBytes > 0
    }

    /// A chunk: length, type, data, checksum (ISO/IEC 15948, 5.3).
    private struct Chunk {
        let type: String
        let data: ArraySlice<UInt8>
        /// From the length to the checksum.
        let whole: ArraySlice<UInt8>

        init(_ rest: inout ArraySlice<UInt8>) throws(PhotoError.Reason) {
            let start = rest
            guard let length = rest.longWord(), let letters = rest.take(4) else { throw .truncated }
            guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
                throw .damaged("bad chunk name")
            }
            type = String(decoding: letters, as: UTF8.self)
            guard length <= Int32.max else { throw .damaged("bad chunk length") }
            guard let data = rest.take(length), rest.take(4) != nil else { throw .truncated }
            self.data = data
            whole = start[..<rest.startIndex]
        }

        /// Whether the checksum is right.
        var isIntact: Bool { CRC32.of(whole.dropFirst(4).dropLast(4)) == whole.suffix(4).bigEndian }

        /// Whether a decoder may leave the chunk out: the first letter is small.
        var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }
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
