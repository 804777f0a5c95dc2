import Glibc
package import SourceTree
package import System

extension Ledger {
    /// The most bytes that are read: some 300,000 shares.
    private static var readLimit: Int { 100_000_000 }

    /// Reads all entries, oldest first.
    ///
    /// - Returns: the entries, and a finding for each line that is none, such as one that was left
    ///   unfinished when the power failed. A file that is not there has no entries.
    /// - Throws: what the system refused.
    package func entries() throws(FileError) -> (entries: [LedgerEntry], diagnostics: Diagnostics) {
        do throws(ReadFault) {
            return read(try FileContents(ofFileAt: path, limit: Self.readLimit).bytes)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return ([], Diagnostics()) }
            throw FileError(reading: path, error)
        }
    }

    private func read(_ bytes: [UInt8]) -> (entries: [LedgerEntry], diagnostics: Diagnostics) {
        var entries: [LedgerEntry] = []
        var diagnostics = Diagnostics()
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let (node, findings) = JSONReader.read(Array(line), file: path)
            if let node, !findings.hasErrors, let entry = LedgerEntry(node) {
                entries.append(entry)
                continue
            }
            let isLast = index == lines.count - 1
            diagnostics.add(
                Diagnostic(
                    .ledgerLine, .warning,
                    isLast
                        ? "the last line was left unfinished; that share may have happened"
                        : "this line is no record of a share and is left out",
                    file: path, at: SourceSpan(line: index + 1, column: 1)))
        }
        return (entries, diagnostics)
    }
}

extension LedgerEntry {
    /// The entry as a line of the ledger, ended by a line feed.
    var line: String { JSONWriter.line(of: node) + "\n" }
}

extension Diagnostic.Kind {
    static let ledgerLine = Self("ledger-line", .data)
}
