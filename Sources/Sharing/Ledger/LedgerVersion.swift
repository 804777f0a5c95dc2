/// One version of a document, with all that the ledger says about it.
package struct LedgerVersion: Sendable, Hashable {
    /// The digest of the PDF.
    package var sha256: String
    /// When and where it went, oldest first; never empty.
    package var entries: [LedgerEntry]

    /// The versions whose digests begin with some hexadecimal digits, oldest first.
    package static func matching(_ digits: String, in entries: [LedgerEntry]) -> [Self] {
        let wanted = digits.lowercased()
        var versions: [Self] = []
        for entry in entries where entry.sha256.hasPrefix(wanted) {
            if let index = versions.firstIndex(where: { $0.sha256 == entry.sha256 }) {
                versions[index].entries.append(entry)
            } else {
                versions.append(Self(sha256: entry.sha256, entries: [entry]))
            }
        }
        return versions
    }
}
