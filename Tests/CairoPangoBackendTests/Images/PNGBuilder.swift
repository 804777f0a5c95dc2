/// Writes PNG files chunk by chunk, with data that are stored and not compressed.
struct PNGBuilder {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A whole file from the bytes of its rows, each with its filter in front.
    static func file(
        width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 2, rows: [[UInt8]],
        extra: [(String, [UInt8])] = []
    ) -> [UInt8] {
        var builder = PNGBuilder()
        builder.header(width: width, height: height, depth: depth, colorType: colorType)
        for (type, data) in extra { builder.chunk(type, data) }
        builder.chunk("IDAT", deflated(rows.flatMap { $0 }))
        builder.chunk("IEND")
        return builder.bytes
    }

    /// A file of one colour, in red, green and blue.
    static func plain(width: Int, height: Int, _ color: [UInt8] = [200, 100, 50]) -> [UInt8] {
        let row: [UInt8] = [0] + Array(repeating: color, count: width).flatMap { $0 }
        return file(width: width, height: height, rows: Array(repeating: row, count: height))
    }

    mutating func header(
        width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 2, tail: [UInt8] = [0, 0, 0]
    ) {
        chunk("IHDR", word(width) + word(height) + [depth, colorType] + tail)
    }

    mutating func chunk(_ type: String, _ data: [UInt8] = [], checksum: UInt32? = nil) {
        let named = Array(type.utf8) + data
        bytes += word(data.count) + named + word(Int(checksum ?? Self.checksum(named)))
    }

    private func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 bit by bit, to have another way than the one that is tested.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value = UInt32.max
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }

    /// A zlib stream of stored blocks (RFC 1950 and 1951).
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            stream.append(rest.isEmpty ? 1 : 0)
            for value in [length, ~length] { stream += [UInt8(value & 0xFF), UInt8(value >> 8)] }
            stream += block
        } while !rest.isEmpty
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let sum = high << 16 | low
        return stream + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    }
}
