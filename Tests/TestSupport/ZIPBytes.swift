/// ZIP archives as tests need them (APPNOTE.TXT, sections 4.3 and 4.4), the broken ones, too.
package struct ZIPBytes {
    /// A file of an archive.
    package struct File {
        /// Its path.
        package var path: String
        /// What it holds.
        package var bytes: [UInt8]
        /// What stands for it in the archive; nil for the bytes themselves.
        package var packed: [UInt8]?
        /// How it is packed: 0 for not at all, 8 for "deflate".
        package var method: UInt16 = 0
        /// The flags; bit 0 says that it is locked.
        package var flags: UInt16 = 0
        /// The checksum that the archive states; nil for the right one.
        package var checksum: UInt32?
        /// The size that the archive states; nil for the right one.
        package var size: UInt32?

        /// A file that is not packed.
        package init(_ path: String, _ bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        /// A file that is a text.
        package init(_ path: String, _ text: String) { self.init(path, Array(text.utf8)) }

        /// A file of a letter so many times, packed to a thousandth of that.
        package static func bomb(_ path: String, count: Int) -> File {
            var file = File(path, [])
            file.packed = DeflatedRun.bytes(UInt8(ascii: "a"), count: count)
            file.method = 8
            file.size = UInt32(count)
            return file
        }
    }

    /// An archive of files.
    package static func archive(_ files: [File]) -> [UInt8] {
        var archive: [UInt8] = []
        var list: [UInt8] = []
        for file in files {
            let packed = file.packed ?? file.bytes
            let name = Array(file.path.utf8)
            let about =
                number(20, 2) + number(file.flags, 2) + number(file.method, 2) + number(0, 4)
                + number(file.checksum ?? checksum(file.bytes), 4) + number(packed.count, 4)
                + number(file.size ?? UInt32(file.bytes.count), 4) + number(name.count, 2)
                + number(0, 2)
            list += [0x50, 0x4B, 1, 2] + number(20, 2) + about
            list += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4)
            list += number(archive.count, 4) + name
            archive += [0x50, 0x4B, 3, 4] + about + name + packed
        }
        let start = archive.count
        archive += list + [0x50, 0x4B, 5, 6] + number(0, 2) + number(0, 2)
        archive += number(files.count, 2) + number(files.count, 2) + number(list.count, 4)
        return archive + number(start, 4) + number(0, 2)
    }

    private static func number(_ value: some BinaryInteger, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
            }
        }
    }
}

/// One byte many times in the form of "deflate" (RFC 1951), with the fixed codes.
private struct DeflatedRun {
    private var bytes: [UInt8] = []
    private var used = 8

    static func bytes(_ byte: UInt8, count: Int) -> [UInt8] {
        var run = DeflatedRun()
        // The last block, with fixed codes.
        run.append([1, 1, 0])
        run.append(code: 0x30 + UInt16(byte), width: 8)
        for _ in 0..<(count / 258) {
            // 258 bytes from one byte before.
            run.append(code: 0b1100_0101, width: 8)
            run.append(code: 0, width: 5)
        }
        run.append(code: 0, width: 7)
        return run.bytes
    }

    private mutating func append(code: UInt16, width: Int) {
        append((0..<width).reversed().map { UInt8(code >> $0 & 1) })
    }

    private mutating func append(_ bits: [UInt8]) {
        for bit in bits {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= bit << used
            used += 1
        }
    }
}
