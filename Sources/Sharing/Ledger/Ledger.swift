import Glibc
package import System

/// The record of what was shared: a file with one JSON object a line, only ever added to.
///
/// Several processes may add at the same time: each waits for the others.
package struct Ledger: Sendable, Hashable {
    /// The file.
    package let path: String

    /// The file's name, in its folder.
    package static let name = "shares.jsonl"

    /// Keeps the record in a file.
    package init(path: String) {
        self.path = path
    }

    /// Adds a line, and returns when it is on the disk.
    ///
    /// The file has mode 0600, and the folders that this makes 0700. A line that another process
    /// left unfinished stays alone in its line.
    ///
    /// - Throws: what the system refused; the file is then as it was.
    package func append(_ entry: LedgerEntry) throws(FileError) {
        try PrivateFolder.make(PathName.folder(of: path))
        do throws(SystemError) {
            let file = try open()
            try Self.lock(file.number)
            try add(entry.line, to: file)
            try file.close()
        } catch {
            throw FileError(.write, path, code: error.code, hint: Self.hint(error.code))
        }
    }

    /// Finds out whether lines can be added, and makes the file if it is not there.
    package func check() throws(FileError) {
        try PrivateFolder.make(PathName.folder(of: path))
        do throws(SystemError) {
            let file = try open()
            try file.close()
        } catch {
            throw FileError(.write, path, code: error.code, hint: Self.hint(error.code))
        }
    }

    private func open() throws(SystemError) -> FileDescriptor {
        let file = try FileDescriptor(
            opening: path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK, mode: 0o600)
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw SystemError() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EINVAL) }
        // It says where someone applies: no one else is to read it, whoever made the file.
        if status.st_mode & 0o077 != 0, fchmod(file.number, 0o600) != 0 { throw SystemError() }
        return file
    }

    /// Waits until no other process adds a line, at most for 10 seconds.
    private static func lock(_ descriptor: Int32) throws(SystemError) {
        let deadline = ContinuousClock.now + .seconds(10)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemError() }
            guard ContinuousClock.now < deadline else { throw SystemError(code: EWOULDBLOCK) }
            usleep(2_000)
        }
    }

    private func add(
        _ line: String, to file: borrowing FileDescriptor
    ) throws(SystemError) {
        let end = lseek(file.number, 0, SEEK_END)
        guard end >= 0 else { throw SystemError() }
        var last: UInt8 = 0x0A
        if end > 0, pread(file.number, &last, 1, end - 1) != 1 { throw SystemError() }
        do throws(SystemError) {
            let start = last == 0x0A ? "" : "\n"
            try DescriptorTransfer.write(Array((start + line).utf8), to: file.number)
            try file.synchronize()
        } catch {
            // A full disk takes a part of a line; no one else has added anything since.
            _ = ftruncate(file.number, end)
            throw error
        }
        if end == 0,
            let folder = try? FileDescriptor(
                opening: PathName.folder(of: path), O_RDONLY | O_DIRECTORY)
        {
            try folder.synchronize()
        }
    }

    private static func hint(_ code: Int32) -> String {
        switch code {
        case ELOOP: "it is a link, which is not followed"
        case EWOULDBLOCK: "another process has locked it for 10 seconds"
        default: ""
        }
    }
}
