import System

/// A file of the person's.
package struct FileSource: Sendable {
    /// The path as the person gave it.
    package let path: String

    /// Makes a source from a path.
    package init(path: String) {
        self.path = path
    }

    /// Reads the file.
    package func read() throws(SourceError) -> SourceBytes {
        do throws(ReadFault) {
            let file = try FileContents(ofFileAt: path, limit: SourceBytes.limit)
            return SourceBytes(
                name: path, bytes: file.bytes, folder: PathName.folder(of: path),
                identity: file.status.identity)
        } catch {
            throw SourceError(error, name: path.isEmpty ? "\"\"" : path)
        }
    }
}
