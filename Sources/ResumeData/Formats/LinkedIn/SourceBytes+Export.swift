import SourceTree
import System

extension SourceBytes {
    /// Reads the files that a resume is made of in the folder of a LinkedIn data export; the others
    /// are there without their contents.
    package init(ofExportAt path: String) throws(SourceError) {
        self.init(name: path, bytes: [], folder: path)
        var size = 0
        for name in FolderListing.names(in: path) {
            let place = PathName.join(path, name)
            guard LinkedInTable.named(name) != nil else {
                if name.lowercased().hasSuffix(".csv") {
                    parts.append(SourceBytes(name: place, bytes: [], folder: path))
                }
                continue
            }
            let part = try SourceBytes(ofFileAt: place)
            size += part.bytes.count
            guard size <= LinkedInExport.limit else {
                throw SourceError(ReadFault.isTooLarge(size), name: path)
            }
            parts.append(part)
        }
    }

    /// Reads a file of the person's; of a ZIP that is larger than a resume the ends alone, since the
    /// pictures and messages of a whole data export are not needed.
    package init(ofFileOrArchiveAt path: String) throws(SourceError) {
        guard (try? FileStatus(path: path)).map({ $0.size > Self.limit }) == true,
            let file = try? OpenFile(at: path),
            file.bytes(0..<ZIPArchive.signature.count) == ZIPArchive.signature
        else {
            try self.init(ofFileAt: path)
            return
        }
        guard file.size <= LinkedInExport.archiveLimit else {
            throw SourceError(
                .sourceTooLarge, name: path,
                "\(path) has more than \(LinkedInExport.archiveLimit / 1_000_000) MB; unpack it, and "
                    + "give the folder of a LinkedIn data export")
        }
        let end = Self.archiveEnd
        self.init(
            name: path, bytes: file.bytes(0..<end) + file.bytes((file.size - end)..<file.size),
            folder: PathName.folder(of: path))
        identity = try? FileStatus(path: path).identity
        archive = path
    }

    /// How many bytes at either end say what kind of ZIP it is.
    private static let archiveEnd = 8_192
}
