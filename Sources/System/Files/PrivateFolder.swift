import Glibc

/// Folders that only the person can look into.
package enum PrivateFolder {
    /// Makes a folder and those above it, each with mode 0700, as the XDG Base Directory
    /// Specification wants it; folders that are there stay as they are.
    package static func make(_ path: String) throws(FileError) {
        if mkdir(path.systemText, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            guard FileStatus.isFolder(path) else {
                throw FileError(.write, path, code: ENOTDIR)
            }
        case ENOENT where path.contains("/") && PathName.folder(of: path) != path:
            try make(PathName.folder(of: path))
            // Another process may have been quicker.
            guard mkdir(path.systemText, 0o700) == 0 || errno == EEXIST else {
                throw FileError(.write, path, code: errno)
            }
        default: throw FileError(.write, path, code: errno)
        }
    }
}
