import Glibc

extension PrivateFolder {
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
        for name in FolderListing.names(in: path) {
            let folder = PathName.join(path, name)
            var status = stat()
            guard lstat(folder.systemText, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
                Int64(status.st_mtim.tv_sec) < now - shelfLife
            else { continue }
            for file in FolderListing.names(in: folder, includesHidden: true) {
                let file = PathName.join(folder, file)
                if lstat(file.systemText, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
                    unlink(file.systemText)
                }
            }
            rmdir(folder.systemText)
        }
    }
}
