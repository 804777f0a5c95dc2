internal import CZlib

/// Packs and unpacks bytes in zlib's format (RFC 1950).
enum Deflate {
    /// Bytes, packed.
    ///
    /// Level 6 costs two thirds of level 9's work, for half a percent more bytes. Long text is packed in
    /// small blocks (zlib's `memLevel` of 5: 2,048 signs), since what it is like changes on the way.
    static func packed(_ bytes: [UInt8], isText: Bool) -> [UInt8] {
        var stream = z_stream()
        let memory: Int32 = isText && bytes.count >= 1 << 14 ? 5 : 8
        guard resume_deflate_init(&stream, 6, memory) == Z_OK else { return stored(bytes) }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        return bytes.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: bound) { target, count in
                stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                deflate(&stream, Z_FINISH)
                count = bound - Int(stream.avail_out)
            }
        }
    }

    /// Bytes, unpacked.
    ///
    /// Data that end before zlib's checksum are damaged; what stands behind it is left out.
    ///
    /// - Parameters:
    ///   - bytes: the packed bytes.
    ///   - limit: the most bytes that may come out.
    /// - Returns: the bytes as they were.
    /// - Throws: `PDFFileError` where they are damaged, or more than the limit.
    static func unpacked(
        _ bytes: ArraySlice<UInt8>, limit: Int
    ) throws(PDFFileError) -> [UInt8] {
        var stream = z_stream()
        guard resume_inflate_init(&stream) == Z_OK else { throw .tooComplex }
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        // What text and objects come to as a rule.
        var room = min(max(bytes.count * 4, 512), 1 << 20)
        var status = Z_OK
        bytes.withUnsafeBufferPointer { source in
            stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            stream.avail_in = UInt32(source.count)
            while status == Z_OK, result.count <= limit {
                let part = [UInt8](unsafeUninitializedCapacity: room) { target, count in
                    stream.next_out = target.baseAddress
                    stream.avail_out = UInt32(room)
                    status = inflate(&stream, Z_NO_FLUSH)
                    count = room - Int(stream.avail_out)
                }
                if result.isEmpty { result = part } else { result += part }
                if part.isEmpty, stream.avail_in == 0 { break }
                room = min(room * 2, 1 << 22)
            }
        }
        guard result.count <= limit else { throw .tooComplex }
        guard status == Z_STREAM_END else { throw .packedData }
        return result
    }

    /// Bytes in blocks that are not packed (RFC 1951, 3.2.4), where there is no memory for more.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for value in [length, ~length] {
                result += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
            }
            result += block
        } while !rest.isEmpty
        let sum = bytes.withUnsafeBufferPointer {
            adler32(1, $0.baseAddress, UInt32($0.count))
        }
        for shift in [24, 16, 8, 0] { result.append(UInt8(truncatingIfNeeded: sum >> shift)) }
        return result
    }
}
