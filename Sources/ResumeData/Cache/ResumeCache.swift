import Glibc
package import System

/// The copies of resumes from the network, one file each, in a folder of the person's own.
///
/// Files are replaced whole, so that several processes at once never mix an entry; what is no whole
/// entry counts as absent.
package struct ResumeCache: Sendable, Hashable {
    /// The folder.
    package let folder: String

    /// The folder's name, in that of the program.
    package static let name = "resumes"

    /// The most bytes of an entry: those of a photo (10 MiB), and the line before them.
    private static let limit = 10_600_000

    /// Keeps copies in a folder.
    package init(folder: String) { self.folder = folder }

    /// The copy for a key; nil if there is none.
    package func entry(for key: CacheEntry.Key) -> CacheEntry? {
        let entry = entry(named: Self.name(of: key))
        return entry?.key == key ? entry : nil
    }

    /// Keeps a copy, in place of an older one.
    ///
    /// - Throws: what the system refused; the older copy is then as it was.
    package func keep(_ entry: CacheEntry) throws(FileError) {
        try PrivateFolder.write(entry.file, as: Self.name(of: entry.key), in: folder)
    }

    /// Why no copy can be found; nil if one could be.
    package var fault: FileError? { FolderListing.fault(of: folder) }

    /// All copies, by their addresses.
    ///
    /// - Throws: what the system refused.
    package func entries() throws(FileError) -> [CacheEntry] {
        if let fault { throw fault }
        return FolderListing.names(in: folder).compactMap { entry(named: $0) }
            .sorted { ($0.key.address, $0.key.account) < ($1.key.address, $1.key.account) }
    }

    /// Removes the copies of an account, or all with whatever else a broken run left there; files of
    /// others stay, should the folder be one of theirs.
    ///
    /// - Parameter account: whose; nil for all.
    /// - Returns: how many copies there were.
    /// - Throws: what the system refused.
    @discardableResult package func clear(account: String? = nil) throws(FileError) -> Int {
        if let fault { throw fault }
        var count = 0
        for name in FolderListing.names(in: folder, includesHidden: account == nil)
        where name.hasSuffix(Self.ending) || AtomicFile.isTemporary(name) {
            let path = PathName.join(folder, name)
            let entry = entry(named: name)
            if let account, entry?.key.account != account { continue }
            guard unlink(path.systemText) == 0 || errno == ENOENT else {
                throw FileError(.replace, path, code: errno)
            }
            if entry != nil { count += 1 }
        }
        return count
    }

    private static let ending = ".resume"

    private static func name(of key: CacheEntry.Key) -> String {
        SHA256.hex(of: Array((key.account + "\0" + key.address).utf8)) + ending
    }

    /// The entry in a file; nil for a file that is none, or has the name of another.
    private func entry(named name: String) -> CacheEntry? {
        guard name.hasSuffix(Self.ending) else { return nil }
        // The line before the bytes is short.
        let file = try? FileContents(
            ofFileAt: PathName.join(folder, name), limit: Self.limit)
        let entry = file.flatMap { CacheEntry(file: $0.bytes) }
        return entry.flatMap { Self.name(of: $0.key) == name ? $0 : nil }
    }
}
