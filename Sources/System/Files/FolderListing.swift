import Glibc

/// The files of a folder.
package enum FolderListing {
    /// The names in a folder, in order; none if the folder cannot be read.
    ///
    /// - Parameters:
    ///   - folder: the folder's path.
    ///   - includesHidden: whether names that begin with a dot are among them.
    /// - Returns: the names, without `.` and `..`.
    package static func names(in folder: String, includesHidden: Bool = false) -> [String] {
        guard let stream = opendir(folder.systemText) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                SystemText.text(bytes.prefix { $0 != 0 })
            }
            guard name != ".", name != "..", includesHidden || !name.hasPrefix(".") else {
                continue
            }
            names.append(name)
        }
        return names.sorted()
    }

    /// Why the names in a folder cannot be read; nil if they can, and for a folder that is not there.
    package static func fault(of folder: String) -> FileError? {
        if let stream = opendir(folder.systemText) {
            closedir(stream)
            return nil
        }
        return errno == ENOENT ? nil : FileError(.read, folder, code: errno)
    }
}
