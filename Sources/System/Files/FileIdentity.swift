import Glibc

/// Which file something is, however it was named: its device and its number there.
package struct FileIdentity: Sendable, Hashable {
    private var device: UInt
    private var number: UInt

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

    init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
