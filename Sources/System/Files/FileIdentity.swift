import Glibc

/// Which file something is, however it was named: its device and its number there.
package struct FileIdentity: Sendable, Hashable {
    private var device: UInt
    private var number: UInt

    /// The file that the system describes.
    init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
