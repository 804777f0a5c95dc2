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

    /// Keeps copies in a folder.
    package init(folder: String) { self.folder = folder }

    /// The copy for a key; nil if there is none.
    package func entry(for key: CacheEntry.Key) -> CacheEntry? {
        let entry = read(path(of: key))
        return entry?.key == key ? entry : nil
    }

    /// Keeps a copy, in place of an older one.
    ///
    /// - Throws: what the system refused; the older copy is then as it was.
    package func keep(_ entry: CacheEntry) throws(FileError) {
        try PrivateFolder.make(folder)
        try AtomicFile.write(entry.file, to: path(of: entry.key), followsLinks: false)
    }

    /// All copies, by their addresses.
    package func entries() -> [CacheEntry] {
        names.compactMap { read(PathName.join(folder, $0)) }
            .sorted { ($0.key.address, $0.key.account) < ($1.key.address, $1.key.account) }
    }

    /// Removes the copies of an account, or all with whatever else a broken run left there.
    ///
    /// - Parameter account: whose; nil for all.
    /// - Returns: how many copies there were.
    /// - Throws: what the system refused.
    @discardableResult package func clear(account: String? = nil) throws(FileError) -> Int {
        var count = 0
        for name in FolderListing.names(in: folder, includesHidden: account == nil) {
            let path = PathName.join(folder, name)
            let entry = read(path)
            if let account, entry?.key.account != account { continue }
            guard unlink(path.systemText) == 0 || errno == ENOENT else {
                throw FileError(.replace, path, code: errno)
            }
            if entry != nil { count += 1 }
        }
        return count
    }

    private var names: [String] {
        FolderListing.names(in: folder).filter { $0.hasSuffix(Self.ending) }
    }

    private static let ending = ".resume"

    private func path(of key: CacheEntry.Key) -> String {
        let digest = SHA256.hex(of: Array((key.account + "\0" + key.address).utf8))
        return PathName.join(folder, digest + Self.ending)
    }

    private func read(_ path: String) -> CacheEntry? {
        // The line before the bytes is short.
        (try? FileContents(ofFileAt: path, limit: SourceBytes.limit + 65_536))
            .flatMap { CacheEntry(file: $0.bytes) }
    }
}
