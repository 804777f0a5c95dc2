import Glibc
import Sharing
import SourceTree
import System

/// `share log`: lists what was shared.
struct ShareLogCommand {
    let console: Console
    let arguments: ParsedArguments

    func run() -> ExitCode {
        do throws(Diagnostics) {
            guard var entries = try console.ledgerEntries() else { return .success }
            if let text = arguments[ShareOptions.Log.concerning] {
                entries = entries.filter { $0.concerns(text) }
            }
            return console.print(
                arguments[ShareOptions.Log.json]
                    ? entries.map { JSONWriter.line(of: $0.node) + "\n" }.joined()
                    : Self.table(entries))
        } catch {
            return console.fail(error)
        }
    }

    /// The entries, a row each: time, start of the digest, layout, pages, way, to whom, and where
    /// the resume came from, if from the network.
    static func table(_ entries: [LedgerEntry]) -> String {
        TextColumns.lines(
            entries.map { entry in
                [
                    time(entry), String(entry.sha256.prefix(10)), entry.layout ?? "",
                    entry.pages.map { ("\($0) p." as Message).shown } ?? "", way(entry),
                    entry.to.joined(separator: ", "), entry.origin?.words.shown ?? "",
                ]
            })
    }

    /// The time in UTC to the minute: `2021-03-09 14:05Z`.
    static func time(_ entry: LedgerEntry) -> String {
        let parts = entry.time.split(separator: "T")
        guard entry.time.utf8.count == 20, entry.time.hasSuffix("Z"), parts.count == 2 else {
            return entry.time
        }
        return "\(parts[0]) \(parts[1].prefix(5))Z"
    }

    /// The way, with a mark if it is not certain that it was gone to its end.
    static func way(_ entry: LedgerEntry) -> String {
        entry.isCertain ? entry.how : entry.how + "?"
    }
}

extension Console {
    /// The record of shares, after what is wrong with it was told; nil where there is no place for it.
    func ledgerEntries() throws(Diagnostics) -> [LedgerEntry]? {
        guard let ledger = PersonalFolders(environment).ledger else { return nil }
        do throws(FileError) {
            let (entries, findings) = try ledger.entries()
            reporter().report(findings)
            return entries
        } catch {
            let isForbidden = error.code == EACCES || error.code == EPERM
            throw Diagnostics(isForbidden ? .sourceNotPermitted : .sourceInputOutput, error.message)
        }
    }
}
