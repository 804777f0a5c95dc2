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
    ///   - size: how many there will be, as far as is known.
    /// - Returns: the bytes; nil if there are more than the limit.
    /// - Throws: the system's error number.
    package static func read(
        from descriptor: Int32, limit: Int, size: Int = 0
    ) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size, limit))
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = try read(descriptor, into: &buffer, at: 0), count > 0 {
            guard bytes.count + count <= limit else { return nil }
            bytes += buffer[..<count]
        }
        return bytes
    }

    /// Reads what is there now, without waiting for more; of an endless stream, 1 MiB or so.
    ///
    /// - Parameter descriptor: where to read; it must not block.
    /// - Returns: the bytes, and whether more may come: it is not at its end, and can be read.
    package static func available(from descriptor: Int32) -> (bytes: [UInt8], isOpen: Bool) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < 1 << 20 {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return (bytes, count < 0 && errno == EAGAIN)
            }
        }
        return (bytes, true)
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
        var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        Waiting(.milliseconds(Int(patience))).poll(&polls)
        if polls[0].revents == 0 {
            notice()
            Waiting(nil).poll(&polls)
        }
        return polls[0].revents & Int16(POLLIN) != 0
    }

    /// Reads a line, and nothing behind it.
    ///
    /// - Parameters:
    ///   - descriptor: where to read.
    ///   - limit: the most bytes to take.
    /// - Returns: the line without its line feed; nil at the end, or if it is longer.
    /// - Throws: the system's error number.
    package static func line(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            guard let byte = try prefix(of: descriptor, count: 1).first else {
                return bytes.isEmpty ? nil : bytes
            }
            if byte == UInt8(ascii: "\n") { return bytes }
            bytes.append(byte)
        }
        return nil
    }

    /// Reads the first bytes of a file, fewer if it is shorter.
    package static func prefix(of descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count, case let taken = try read(descriptor, into: &bytes, at: filled),
            taken > 0
        {
            filled += taken
        }
        return Array(bytes[..<filled])
    }

    /// Reads once into a buffer's rest, after waiting if need be; 0 at the end.
    private static func read(
        _ descriptor: Int32, into buffer: inout [UInt8], at start: Int
    ) throws(SystemError) -> Int {
        while true {
            let count = buffer.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: start), $0.count - start)
            }
            if count >= 0 { return count }
            try recover(descriptor, awaiting: Int16(POLLIN))
        }
    }

    /// Waits where trying again can help, and throws where it cannot.
    private static func recover(_ descriptor: Int32, awaiting events: Int16) throws(SystemError) {
        switch errno {
        case EINTR: return
        case EAGAIN:
            var poll = pollfd(fd: descriptor, events: events, revents: 0)
            _ = Glibc.poll(&poll, 1, -1)
        default: throw SystemError()
        }
    }
}
