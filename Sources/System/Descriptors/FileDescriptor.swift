import Glibc

/// An open file: closed when it goes out of scope.
package struct FileDescriptor: ~Copyable {
    /// The number that the system knows the file by.
    package let number: Int32

    /// Opens a file, never kept open in child processes.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - flags: the access mode and what else `open` knows; `O_CLOEXEC` and `O_NOCTTY` are added.
    ///   - mode: the permissions of a file that this creates.
    /// - Throws: the system's error number.
    package init(opening path: String, _ flags: Int32, mode: UInt32 = 0) throws(SystemError) {
        var opened: Int32
        repeat {
            opened = open(path.systemText, flags | O_CLOEXEC | O_NOCTTY, mode)
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw SystemError() }
        number = opened
    }

    deinit { _ = Glibc.close(number) }

    /// Closes the file, and says whether the system kept all that was written.
    ///
    /// An interrupted close has closed the file on Linux, and is no error.
    package consuming func close() throws(SystemError) {
        let descriptor = number
        discard self
        if Glibc.close(descriptor) != 0 && errno != EINTR { throw SystemError() }
    }

    /// Makes the system put the file's bytes on the disk; a no-op where the file has no disk.
    package borrowing func synchronize() throws(SystemError) {
        while fsync(number) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP, EROFS: return
            default: throw SystemError()
            }
        }
    }

    /// Waits until no other process holds the file locked, and locks it until it is closed.
    ///
    /// - Parameters:
    ///   - kind: `LOCK_EX`, or `LOCK_SH`, which others may hold too.
    ///   - limit: the longest wait.
    /// - Throws: the system's error number; `EWOULDBLOCK` after that time.
    package borrowing func lock(_ kind: Int32 = LOCK_EX, within limit: Duration)
        throws(SystemError)
    {
        let deadline = ContinuousClock.now + limit
        while flock(number, kind | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError() }
            guard ContinuousClock.now < deadline else { throw SystemError(code: EWOULDBLOCK) }
            usleep(2_000)
        }
    }

    /// Makes the system put a folder's entries on the disk, where folders can be opened for that.
    package static func synchronize(folder: String) throws(SystemError) {
        guard let opened = try? Self(opening: folder, O_RDONLY | O_DIRECTORY) else { return }
        try opened.synchronize()
    }
}
