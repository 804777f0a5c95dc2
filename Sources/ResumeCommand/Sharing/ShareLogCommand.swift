import Sharing
import System
import SourceTree

/// `share log`: lists what was shared.
struct ShareLogCommand {
    let console: Console
    let arguments: ParsedArguments

    func run() -> ExitCode {
        guard let ledger = PersonalFolders(console.environment).ledger else { return .success }
        do throws(FileError) {
            var (entries, findings) = try ledger.entries()
            if let text = arguments[ShareOptions.Log.concerning] {
                entries = entries.filter { $0.concerns(text) }
            }
            console.reporter().report(findings)
            return console.print(
                arguments[ShareOptions.Log.json]
                    ? entries.map { JSONWriter.line(of: $0.node) + "\n" }.joined()
                    : Self.table(entries))
        } catch {
            return console.fail(Diagnostic(readingLedger: error))
        }
    }

    /// The entries, a row each: time, start of the digest, layout, pages, way, and to whom.
    static func table(_ entries: [LedgerEntry]) -> String {
        TextColumns.lines(
            entries.map { entry in
                [
                    time(entry), String(entry.sha256.prefix(10)),
                    entry.layout ?? "", entry.pages.map { "\($0) p." } ?? "",
                    way(entry), entry.to.joined(separator: ", "),
                ]
            })
    }

    /// The time in UTC to the minute: `2021-03-09 14:05Z`.
    static func time(_ entry: LedgerEntry) -> String {
        guard entry.time.utf8.count == 20, entry.time.hasSuffix("Z") else {
            return entry.time
        }
        let parts = entry.time.split(separator: "T")
        return parts.count == 2 ? "\(parts[0]) \(parts[1].prefix(5))Z" : entry.time
    }

    /// The way, with a mark if it is not certain that it was gone to its end.
    static func way(_ entry: LedgerEntry) -> String {
        entry.isCertain ? entry.how : entry.how + "?"
    }
}
