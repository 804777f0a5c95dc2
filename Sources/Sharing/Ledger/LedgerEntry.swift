package import System

/// One line of the ledger: which version of a document went where, and when.
package struct LedgerEntry: Sendable, Hashable {
    /// When, in ISO 8601, in UTC.
    package var time: String
    /// The digest of the PDF, as 64 hexadecimal digits.
    package var sha256: String
    /// The layout's name; nil where it is not known, as for a PDF that was made elsewhere.
    package var layout: String?
    /// The resume's language, as a BCP 47 tag; nil where it is not known.
    package var language: String?
    /// How many pages there were; nil where it is not known.
    package var pages: Int?
    /// The way it went, such as `copy` or `mail`.
    package var how: String
    /// To whom or where: addresses, a path, a printer; empty where that says nothing.
    package var to: [String]
    /// The file's name as others see it.
    package var file: String
    /// Where the resume came from on the network; nil for one that was here.
    package var origin: NetworkOrigin?
    /// Whether it is certain that it went there.
    package var isCertain = true

    /// Whether a text is part of where it went or of the file's name, in any case.
    package func concerns(_ text: String) -> Bool {
        let wanted = text.lowercased()
        return (to + [file]).contains { $0.lowercased().contains(wanted) }
    }
}

extension LedgerEntry {
    /// The entry of a file that went somewhere at a time, in ISO 8601.
    package init(of file: SharedFile, at time: String, how: String, to: [String], isCertain: Bool) {
        self.init(
            time: time, sha256: file.sha256, how: how, to: to, file: file.name.text,
            isCertain: isCertain)
        let facts = file.facts
        if !facts.layout.isEmpty { layout = facts.layout }
        if !facts.language.isEmpty { language = facts.language }
        if facts.pages > 0 { pages = facts.pages }
        origin = facts.origin
    }
}

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
