import Glibc

/// Moving bytes through open descriptors, whole.
package enum DescriptorTransfer {
    /// Writes all bytes, however many calls that takes.
    ///
    /// Interrupted calls are repeated; a descriptor that does not block is waited for.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if written >= 0 {
                start += written
            } else {
                try recover(descriptor, awaiting: Int16(POLLOUT))
            }
        }
    }

    /// Reads to the end.
    ///
    /// - Parameters:
    ///   - descriptor: where to read.
    ///   - limit: the most bytes to take.
    /// - Returns: the bytes; nil if there are more than the limit.
    /// - Throws: the system's error number.
    package static func read(
        from descriptor: Int32, limit: Int
    ) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress, $0.count)
            }
            if count == 0 { return bytes }
            guard count > 0 else {
                try recover(descriptor, awaiting: Int16(POLLIN))
                continue
            }
            guard bytes.count + count <= limit else { return nil }
            bytes += buffer[..<count]
        }
    }

    /// Waits until there is something to read, or the end.
    ///
    /// - Parameters:
    ///   - descriptor: where to read; a pipe with a name must be open and not block.
    ///   - patience: how long to wait without a word, in milliseconds.
    ///   - notice: called once when that time is over.
    /// - Returns: whether there is something to read.
    @discardableResult
    package static func awaitInput(
        _ descriptor: Int32, patience: Int32 = 2_000, notice: () -> Void
    ) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let start = ContinuousClock.now
        while Glibc.poll(&poll, 1, patience) < 0, errno == EINTR,
            ContinuousClock.now - start < .milliseconds(Int64(patience))
        {}
        if poll.revents == 0 {
            notice()
            while Glibc.poll(&poll, 1, -1) < 0, errno == EINTR {}
        }
        return poll.revents & Int16(POLLIN) != 0
    }

    /// Reads the first bytes of a file, fewer if it is shorter.
    package static func prefix(
        of descriptor: Int32, count: Int
    ) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let taken = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
            }
            if taken == 0 { break }
            if taken > 0 {
                filled += taken
            } else {
                try recover(descriptor, awaiting: .init(POLLIN))
            }
        }
        return Array(bytes[..<filled])
    }

    /// Waits where trying again can help, and throws where it cannot.
    private static func recover(
        _ descriptor: Int32, awaiting events: Int16
    ) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN:
            var poll = pollfd(fd: descriptor, events: events, revents: 0)
            _ = Glibc.poll(&poll, 1, -1)
        default: throw SystemError()
        }
    }
}
