import Glibc

/// What the system knows about a file without opening it.
package struct FileStatus: Sendable, Hashable {
    /// What kind of file it is.
    package let kind: Kind
    /// Its size in bytes.
    package let size: Int
    /// When its bytes were last changed, in POSIX seconds.
    package let modified: Int64
    /// Who may do what with it: the low nine bits of its mode.
    package let permissions: UInt32
    /// Which file it is.
    package let identity: FileIdentity

    /// The kinds of files.
    package enum Kind: Sendable, Hashable {
        case regular
        case folder
        case link
        /// A disk.
        case blockDevice
        /// A pipe, a socket, a terminal or another device.
        case stream
    }

    /// Looks at the file at a path.
    ///
    /// - Throws: the system's error number.
    package init(path: String, followsLinks: Bool = true) throws(SystemError) {
        // C would take the path to end there, and look at another file.
        guard !path.isEmpty, !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
        var status = stat()
        let look = followsLinks ? stat : lstat
        guard look(path.systemText, &status) == 0 else { throw SystemError() }
        self.init(status)
    }

    /// Looks at an open file.
    ///
    /// - Throws: the system's error number.
    package init(descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError() }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFBLK: .blockDevice
            default: .stream
            }
        size = Int(status.st_size)
        modified = Int64(status.st_mtim.tv_sec)
        permissions = UInt32(status.st_mode) & 0o777
        identity = FileIdentity(status)
    }

    /// Whether there is a folder at a path, links followed.
    package static func isFolder(_ path: String) -> Bool {
        (try? Self(path: path))?.kind == .folder
    }

    /// Whether there is something at a path, links followed.
    package static func exists(_ path: String) -> Bool { (try? Self(path: path)) != nil }
}

/// Which file something is, however it was named: its device and its number there.
package struct FileIdentity: Sendable, Hashable {
    private var device: UInt
    private var number: UInt

    /// The file that the system describes.
    fileprivate init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }

    /// The file at a path, links followed; nil if there is none.
    package init?(path: String) {
        guard let status = try? FileStatus(path: path) else { return nil }
        self = status.identity
    }

    /// The file behind an open descriptor; nil if that is closed.
    package init?(descriptor: Int32) {
        guard let status = try? FileStatus(descriptor: descriptor) else { return nil }
        self = status.identity
    }
}
