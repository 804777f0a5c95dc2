import Glibc
import System

/// A copy of a shared file that stays, for programs that read it after this one has ended.
package struct KeptFile: Sendable, Hashable {
    /// The folder for such files.
    package var folder: String
    /// The time, in POSIX seconds.
    package var now: Int64

    /// Keeps files in a folder, which is made if it is not there.
    package init(folder: String, now: Int64) {
        self.folder = folder
        self.now = now
    }

    /// Keeps a file, under its name in a folder of its own; older ones are removed.
    ///
    /// - Returns: its absolute path.
    /// - Throws: `ShareError` if it cannot be written.
    package func callAsFunction(_ file: SharedFile) throws(ShareError) -> String {
        do throws(FileError) {
            return try write(file.bytes, as: file.name.text, in: String(file.sha256.prefix(16)))
        } catch {
            throw .writing(error)
        }
    }

    /// The same for any bytes, in a folder of some name.
    func write(_ bytes: [UInt8], as name: String, in own: String) throws(FileError) -> String {
        PrivateFolder.sweep(folder, now: now)
        let own = PathName.join(folder, own)
        try PrivateFolder.make(own)
        guard let place = RealPath.of(own) else { throw FileError(.write, own, code: errno) }
        let path = place + "/" + name
        do throws(FileError) {
            try AtomicFile.write(bytes, to: path, followsLinks: false)
        } catch {
            rmdir(place.systemText)
            throw error
        }
        return path
    }
}
