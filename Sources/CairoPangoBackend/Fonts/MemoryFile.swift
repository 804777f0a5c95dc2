import CPango
import Glibc

/// Bytes of the program's own that other libraries can open as a file, without a disk.
final class MemoryFile {
    private let descriptor: Int32

    /// Copies bytes into a nameless file; nil if the system has no memory for it.
    init?(_ bytes: UnsafeRawBufferPointer) {
        descriptor = memfd_create("font", resume_pdf_close_on_exec)
        guard descriptor >= 0 else { return nil }
        var written = 0
        while written < bytes.count {
            guard let start = bytes.baseAddress else { return nil }
            let count = write(descriptor, start + written, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            written += count
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// A path under which the file can be opened as long as this object lives.
    var path: String { "/proc/self/fd/\(descriptor)" }
}
