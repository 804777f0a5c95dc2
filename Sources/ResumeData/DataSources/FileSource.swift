import Glibc
import ResumeModel

/// A file, a device or a named pipe.
package struct FileSource: ResumeDataSource {
    /// The path as the person gave it.
    package let path: String

    /// Makes a source from a path.
    package init(path: String) {
        self.path = path
    }

    /// Reads the file.
    ///
    /// A regular file that is too large is refused without reading it.
    package func read() throws(SourceError) -> SourceBytes {
        // C would take the path to end there, and read another file.
        guard !path.utf8.contains(0), !path.isEmpty else {
            throw SourceError(code: ENOENT, name: path.isEmpty ? "\"\"" : path)
        }
        let file = try DescriptorReader(path: path)
        let status = try file.status()
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw SourceError(code: EISDIR, name: path)
        case S_IFREG where status.st_size > SourceBytes.limit:
            throw SourceError(tooLarge: Int(status.st_size), name: path)
        default: break
        }
        let bytes = try file.readAll(expecting: Int(status.st_size))
        return SourceBytes(
            name: path, bytes: bytes, folder: Self.folder(of: path),
            modified: Timestamp(seconds: Int64(status.st_mtim.tv_sec)))
    }

    /// The folder that a file stands in, as a path that starts where the file's does.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        let folder = path[..<slash]
        return folder.utf8.allSatisfy { $0 == UInt8(ascii: "/") } ? "/" : String(folder)
    }
}
