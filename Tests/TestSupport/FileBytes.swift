import Glibc

/// Whole files as bytes.
package enum FileBytes {
    /// The bytes of a file; nil if it cannot be read.
    package static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { return nil }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Writes a file in place of what was there; a test cannot go on without it.
    package static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o644) throws {
        try write(bytes, toBytes: Array(path.utf8), mode: mode)
    }

    /// Writes a file whose path need not be UTF-8.
    package static func write(_ bytes: [UInt8], toBytes path: [UInt8], mode: UInt32 = 0o644) throws
    {
        let path = path.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw ScratchError(number: errno) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw ScratchError(number: errno) }
            rest = rest.dropFirst(count)
        }
        guard fchmod(descriptor, mode) == 0 else { throw ScratchError(number: errno) }
    }

    /// Bytes that look like nothing, always the same.
    package static func noise(_ count: Int) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }
}
