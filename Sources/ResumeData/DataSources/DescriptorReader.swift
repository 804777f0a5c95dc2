import Glibc

/// Reads from a file descriptor, and closes it if it opened it.
struct DescriptorReader: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private let isOwned: Bool

    /// Opens a file.
    init(path: String) throws(SourceError) {
        // A terminal given as a file must not become the one that controls this process.
        var opened: Int32
        repeat {
            opened = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw SourceError(code: errno, name: path) }
        descriptor = opened
        name = path
        isOwned = true
    }

    /// Uses a descriptor that someone else closes.
    init(borrowing descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
        isOwned = false
    }

    deinit {
        if isOwned { _ = close(descriptor) }
    }

    /// What the system knows about the file.
    func status() throws(SourceError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SourceError(code: errno, name: name) }
        return status
    }

    /// Reads to the end, but never more than a resume may have.
    ///
    /// `size` is a guess.
    func readAll(expecting size: Int) throws(SourceError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(size, 0), SourceBytes.limit) + 1)
        var failure: Int32 = 0
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                var received: Int
                repeat {
                    received = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                } while received < 0 && errno == EINTR
                if received < 0 { failure = errno }
                count = max(received, 0)
            }
            if failure != 0 { throw SourceError(code: failure, name: name) }
            if chunk.isEmpty { return bytes }
            bytes += chunk
            if bytes.count > SourceBytes.limit { throw SourceError(tooLarge: nil, name: name) }
        }
    }
}
