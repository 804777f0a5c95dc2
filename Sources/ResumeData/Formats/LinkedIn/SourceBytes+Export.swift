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
}
