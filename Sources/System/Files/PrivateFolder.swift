import Glibc

/// Folders that only the person can look into.
package enum PrivateFolder {
    /// Makes a folder and those above it, each with mode 0700, as the XDG Base Directory
    /// Specification wants it; folders that are there stay as they are.
    package static func make(_ path: String) throws(FileError) {
        if mkdir(path.systemText, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            guard FileStatus.isFolder(path) else { throw FileError(.write, path, code: ENOTDIR) }
        case ENOENT where path.contains("/") && PathName.folder(of: path) != path:
            try make(PathName.folder(of: path))
            // Another process may have been quicker.
            guard mkdir(path.systemText, 0o700) == 0 || errno == EEXIST else {
                throw FileError(.write, path, code: errno)
            }
        default: throw FileError(.write, path, code: errno)
        }
    }

    /// Writes a file that only the person can read into a folder of such files, which is made.
    ///
    /// Temporary files that killed processes left there go when no other process writes there.
    package static func write(
        _ bytes: [UInt8], as name: String, in folder: String
    ) throws(FileError) {
        try make(folder)
        let lock = try? FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY)
        // Another process holds it alone for a moment only; without it, nothing but litter is at stake.
        try? lock?.lock(LOCK_SH, within: .seconds(1))
        try AtomicFile.write(
            bytes, to: PathName.join(folder, name), followsLinks: false, isPrivate: true)
        guard let lock, flock(lock.number, LOCK_EX | LOCK_NB) == 0 else { return }
        for name in FolderListing.names(in: folder, includesHidden: true)
        where AtomicFile.isTemporary(name) {
            unlink(PathName.join(folder, name).systemText)
        }
    }

    /// How long files are kept for programs that read them later: a week, in seconds.
    package static let shelfLife: Int64 = 7 * 24 * 3_600

    /// Removes what was kept longer than that: files in folders of their own.
    ///
    /// Only plain files go, one level down, and the folders that are empty then. What cannot be
    /// removed stays, and is tried again the next time.
    ///
    /// - Parameters:
    ///   - path: the folder that holds these folders.
    ///   - now: the time, in POSIX seconds.
    package static func sweep(_ path: String, now: Int64) {
        for folder in FolderListing.names(in: path).map({ PathName.join(path, $0) }) {
            guard let status = try? FileStatus(path: folder, followsLinks: false),
                status.kind == .folder, status.modified < now - shelfLife
            else { continue }
            for name in FolderListing.names(in: folder, includesHidden: true) {
                let file = PathName.join(folder, name)
                if (try? FileStatus(path: file, followsLinks: false))?.kind == .regular {
                    unlink(file.systemText)
                }
            }
            rmdir(folder.systemText)
        }
    }
}
