import Glibc

/// Reads a photo's file, no more of it than allowed.
enum PhotoFile {
    /// The bytes of the file at a path.
    static func read(_ path: String, limit: Int) throws(PhotoError.Reason) -> [UInt8] {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
        // A named pipe must not keep the program waiting.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        guard status.st_size <= limit else { throw .tooManyBytes(limit: limit) }
        return try read(descriptor, expecting: Int(status.st_size), limit: limit)
    }

    private static func read(
        _ descriptor: Int32, expecting size: Int, limit: Int
    ) throws(PhotoError.Reason) -> [UInt8] {
        var bytes: [UInt8] = []
        var step = max(size, 0) + 1
        while true {
            var failed: Int32 = 0
            let part = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
                repeat {
                    let result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                    failed = result < 0 ? errno : 0
                    count = max(result, 0)
                } while failed == EINTR
            }
            guard failed == 0 else { throw failure(failed) }
            if part.isEmpty { return bytes }
            bytes += part
            guard bytes.count <= limit else { throw .tooManyBytes(limit: limit) }
            step = 65_536
        }
    }

    private static func failure(_ code: Int32) -> PhotoError.Reason {
        switch code {
        case ENOENT, ENOTDIR: .missing
        default: .unreadable(String(cString: strerror(code)))
        }
    }
}
