import Characters
import Glibc

/// A stream that keeps what is written to it.
package struct CapturedStream: ~Copyable {
    private let descriptor: Int32

    /// Makes a stream.
    ///
    /// - Throws: the system's error number, if there are too many open files.
    package init() throws(SystemError) { descriptor = try PrivateFile.make([]) }

    deinit { close(descriptor) }

    /// Where to write.
    package var stream: OutputStream {
        OutputStream(descriptor: descriptor, name: "captured output", isTerminal: false)
    }

    /// What was written so far, 1 MiB of it at most, as a terminal may show it.
    package var text: String {
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return VisibleText.lines(SystemText.text(bytes.prefix(max(count, 0))))
    }
}
