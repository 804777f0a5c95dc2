import Glibc

/// A regular file that stays open and is read at any place, for those of which only parts are needed.
package final class OpenFile {
    private let file: FileDescriptor
    /// How many bytes it has.
    package let size: Int

    /// Opens a file, links followed.
    ///
    /// - Throws: why it is not read.
    package init(at path: String) throws(ReadFault) {
        // Before it is opened: that alone would set some devices going.
        try FileContents.check(path)
        do throws(SystemError) {
            file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            size = try FileStatus(descriptor: file.number).size
        } catch {
            throw .system(error.code)
        }
    }

    /// Reads some bytes from an offset on, and gives their number: fewer at the file's end, and none
    /// where the system does not let us.
    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var count = 0
        while count < buffer.count {
            let part = pread(
                file.number, buffer.baseAddress?.advanced(by: count), buffer.count - count,
                offset + count)
            if part < 0, errno == EINTR { continue }
            guard part > 0 else { break }
            count += part
        }
        return count
    }

    /// The bytes of a range, as far as they are there.
    package func bytes(_ range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            count = read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}
