import Glibc

/// A file without a name that a program of ours writes into, such as one of several answers.
///
/// It is in memory where that has room, and gone with us.
package final class ReceivingFile: Sendable {
    private let descriptor: Int32

    /// Makes an empty one.
    ///
    /// - Throws: the system's error number.
    package init() throws(SystemError) { descriptor = try PrivateFile.make([]) }

    deinit { close(descriptor) }

    /// Where a program of the same person can open it.
    package var path: String { "/proc/\(getpid())/fd/\(descriptor)" }

    /// How many bytes it has.
    package var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Its bytes.
    ///
    /// - Throws: the system's error number.
    package func bytes() throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: size)
        var count = 0
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                pread(
                    descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count,
                    off_t(count))
            }
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { throw SystemError() }
            if more == 0 { break }
            count += more
        }
        return Array(bytes[..<count])
    }
}
