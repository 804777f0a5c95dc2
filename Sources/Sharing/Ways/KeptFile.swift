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
        let own = PathName.join(folder, String(file.sha256.prefix(16)))
        PrivateFolder.sweep(folder, now: now)
        do throws(FileError) {
            try PrivateFolder.make(own)
            guard let folder = RealPath.of(own) else {
                throw FileError(.write, own, code: errno)
            }
            let path = folder + "/" + file.name.text
            try AtomicFile.write(file.bytes, to: path, links: .refuse)
            return path
        } catch {
            throw .writing(error)
        }
    }
}
