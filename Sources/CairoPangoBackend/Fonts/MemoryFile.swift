import CPango
import Glibc
import Synchronization

/// The bytes of built-in fonts as files in memory, for libraries that open fonts by path.
///
/// A file is made when its font is first used and stays open until the process ends: cairo remembers
/// fonts by path and opens them again, so a path must never come to mean another font.
enum MemoryFile {
    private static let descriptors = Mutex<[UInt: Int32]>([:])

    /// The path of a file that holds a font; nil, with `errno` set, if the system refuses one.
    static func path(of font: EmbeddedFont) -> String? {
        let address = UInt(bitPattern: font.bytes.baseAddress)
        let descriptor = descriptors.withLock { known -> Int32 in
            if let descriptor = known[address] { return descriptor }
            let descriptor = write(font.bytes)
            if descriptor >= 0 {
                known[address] = descriptor
                font.letGo()
            }
            return descriptor
        }
        return descriptor < 0 ? nil : "/proc/self/fd/\(descriptor)"
    }

    private static func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        let descriptor = memfd_create("font", memfd_close_on_exec)
        guard descriptor >= 0 else { return -1 }
        var written = 0
        while written < bytes.count {
            let count = Glibc.write(
                descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = errno
                close(descriptor)
                errno = reason
                return -1
            }
            written += count
        }
        return descriptor
    }
}
