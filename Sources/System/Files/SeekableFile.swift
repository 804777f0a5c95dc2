import Glibc

/// An open file that is read from any place, again and again, so that nobody has to hold all of it.
package final class SeekableFile: Sendable {
    private let descriptor: Int32

    /// How many bytes are moved at once.
    private static let portion = 1 << 18

    /// Opens a regular file.
    ///
    /// - Throws: why it is not read.
    package init(ofFileAt path: String) throws(ReadFault) {
        try FileContents.check(path)
        descriptor = open(path.systemText, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
    }

    /// Keeps all that comes through a descriptor, up to its end, in a file without a name.
    ///
    /// - Throws: the system's error number.
    package init(copying source: Int32) throws(SystemError) {
        descriptor = try PrivateFile.makeOnDisk()
        while case let bytes = try DescriptorTransfer.prefix(of: source, count: Self.portion),
            !bytes.isEmpty
        {
            try DescriptorTransfer.write(bytes, to: descriptor)
        }
    }

    deinit { close(descriptor) }

    /// Some of its bytes, fewer at its end.
    ///
    /// - Throws: the system's error number.
    package func bytes(at start: Int, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled,
                    off_t(start + filled))
            }
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { throw SystemError() }
            if more == 0 { break }
            filled += more
        }
        return filled == count ? bytes : Array(bytes[..<filled])
    }

    /// Where its lines are, those with something in them, without their ends.
    ///
    /// - Parameter body: takes a line's number, from 1, where it starts, and its length in bytes.
    /// - Throws: the system's error number.
    package func lines(
        _ body: (_ number: Int, _ start: Int, _ count: Int) -> Void
    ) throws(SystemError) {
        var (number, start, position) = (1, 0, 0)
        // Whether there is more than blanks, and where the last of that was.
        var end: Int?
        func finish() {
            if let end { body(number, start, end - start) }
        }
        while case let bytes = try bytes(at: position, count: Self.portion), !bytes.isEmpty {
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "\n"):
                    finish()
                    (number, start, end) = (number + 1, position + offset + 1, nil)
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                    if end == nil { start = position + offset + 1 }
                default: end = position + offset + 1
                }
            }
            position += bytes.count
        }
        finish()
    }
}
