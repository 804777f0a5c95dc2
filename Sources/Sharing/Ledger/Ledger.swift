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
    package init(path: String) { self.path = path }

    /// Adds a line, and returns when it is on the disk.
    ///
    /// The file has mode 0600, and the folders that this makes 0700. A line that another process
    /// left unfinished stays alone in its line.
    ///
    /// - Throws: what the system refused; the file is then as it was.
    package func append(_ entry: LedgerEntry) throws(FileError) {
        try opened { (file: borrowing FileDescriptor) throws(SystemError) in
            try file.lock(within: .seconds(10))
            try add(entry.line, to: file)
        }
    }

    /// Finds out whether lines can be added, and makes the file if it is not there.
    package func check() throws(FileError) { try opened { _ in } }

    private func opened(
        _ body: (borrowing FileDescriptor) throws(SystemError) -> Void
    ) throws(FileError) {
        try PrivateFolder.make(PathName.folder(of: path))
        do throws(SystemError) {
            let file = try open()
            try body(file)
            try file.close()
        } catch {
            throw FileError(.write, path, code: error.code, hint: Self.hint(error.code))
        }
    }

    private func open() throws(SystemError) -> FileDescriptor {
        let file = try FileDescriptor(
            opening: path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK, mode: 0o600)
        let status = try FileStatus(descriptor: file.number)
        guard status.kind == .regular else { throw SystemError(code: EINVAL) }
        // It says where someone applies: no one else is to read it, whoever made the file.
        if status.permissions & 0o077 != 0, fchmod(file.number, 0o600) != 0 { throw SystemError() }
        return file
    }

    private func add(_ line: String, to file: borrowing FileDescriptor) throws(SystemError) {
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
        if end == 0 { try FileDescriptor.synchronize(folder: PathName.folder(of: path)) }
    }

    private static func hint(_ code: Int32) -> Message {
        switch code {
        case ELOOP: "it is a link, which is not followed"
        case EWOULDBLOCK: "another process has locked it for 10 seconds"
        default: ""
        }
    }
}
