import Glibc

/// Standard input.
package struct InputStream: Sendable {
    /// The descriptor.
    package let descriptor: Int32
    /// Whether a person types into it.
    package let isTerminal: Bool

    /// Makes a stream on a descriptor.
    package init(descriptor: Int32, isTerminal: Bool) {
        self.descriptor = descriptor
        self.isTerminal = isTerminal
    }

    /// Standard input.
    package static var standardInput: Self { Self(descriptor: 0, isTerminal: isatty(0) == 1) }

    /// What findings call the file: as compilers do.
    package static let name = "<stdin>"

    /// Reads to the end; nil if that is more than the limit, in bytes.
    package func read(limit: Int) throws(FileError) -> [UInt8]? {
        do {
            return try DescriptorTransfer.read(from: descriptor, limit: limit)
        } catch {
            throw FileError(.read, "standard input", code: error.code)
        }
    }

    /// Whether something comes in that nobody types: from a file with bytes left, or through a pipe.
    ///
    /// A pipe is waited for until something comes or its other end is closed: closed without a
    /// word it is as good as none, which cron and many scripts give to their programs. What is
    /// neither, such as `/dev/null`, a terminal or the socket of `ssh`, is left alone.
    ///
    /// - Parameters:
    ///   - patience: how long to wait before telling of it, in milliseconds.
    ///   - tell: called once, if it takes longer.
    /// - Returns: whether there is something to read.
    package func isPipedIn(patience: Int32 = 2_000, tell: () -> Void) -> Bool {
        let mode = fcntl(descriptor, F_GETFL)
        var status = stat()
        guard mode >= 0, mode & O_ACCMODE != O_WRONLY, fstat(descriptor, &status) == 0 else {
            return false
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return lseek(descriptor, 0, SEEK_CUR) < status.st_size
        case S_IFIFO:
            return DescriptorTransfer.awaitInput(descriptor, patience: patience, notice: tell)
        default: return false
        }
    }
}
