import Glibc

/// Folders that are made where they are missing.
package enum NewFolder {
    /// Makes a folder and those above it, with the permissions of the umask; what is there stays.
    ///
    /// - Throws: what the system refused.
    package static func make(_ path: String) throws(FileError) {
        if FileStatus.isFolder(path) || mkdir(path.systemText, 0o777) == 0 { return }
        let above = PathName.folder(of: path)
        if errno == ENOENT, above != path {
            try make(above)
            if mkdir(path.systemText, 0o777) == 0 { return }
        }
        // Another process may have been quicker.
        guard !FileStatus.isFolder(path) else { return }
        throw FileError(.write, path, code: errno)
    }
}
