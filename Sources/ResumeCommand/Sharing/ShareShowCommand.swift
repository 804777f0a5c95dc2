import Characters
import Glibc
import ResumePDF
import Sharing
import SourceTree
import System

/// `share show`: tells where one version of a resume went.
struct ShareShowCommand {
    let console: Console
    let arguments: ParsedArguments

    func run() -> ExitCode {
        guard let ledger = PersonalFolders(console.environment).ledger else {
            return console.fail(Self.nothing(wanted))
        }
        do throws(FileError) {
            let (entries, findings) = try ledger.entries()
            console.reporter().report(findings)
            let digits: String
            switch digest() {
            case .success(let text): digits = text
            case .failure(let findings): return console.fail(findings)
            }
            let versions = LedgerVersion.matching(digits, in: entries)
            guard let version = versions.first else {
                return console.fail(Self.nothing(wanted))
            }
            guard versions.count == 1 else {
                return console.fail(Self.ambiguous(wanted, versions))
            }
            return console.print(Self.text(version))
        } catch {
            return console.fail(Diagnostic(readingLedger: error))
        }
    }

    private var wanted: String { arguments.operands.first ?? "" }

    /// The digits that are asked for: those of a file that is there, else the word itself.
    private func digest() -> Result<String, Diagnostics> {
        let path = console.located(wanted)
        if (try? FileStatus(path: path))?.kind == .regular {
            do {
                return .success(SHA256.hex(of: try PDFFile.read(path)))
            } catch {
                return .failure(Diagnostics([error.diagnostic]))
            }
        }
        let isHexadecimal = wanted.allSatisfy { $0.isASCII && $0.isHexDigit }
        guard isHexadecimal, (4...64).contains(wanted.utf8.count) else {
            let message =
                "'\(wanted.printable)' is neither a PDF that is there nor the start of a SHA-256: "
                + "4 to 64 hexadecimal digits, as 'resume-pdf share log' lists them"
            return .failure(Diagnostics([Diagnostic(.usage, .error, message)]))
        }
        return .success(wanted)
    }

    /// One version with all its shares.
    static func text(_ version: LedgerVersion) -> String {
        var rows = [["SHA-256", version.sha256]]
        if let last = version.entries.last {
            if !last.file.isEmpty { rows.append(["File", last.file]) }
            if let layout = last.layout { rows.append(["Layout", layout]) }
            if let language = last.language { rows.append(["Language", language]) }
            if let pages = last.pages { rows.append(["Pages", String(pages)]) }
        }
        let shares = version.entries.map { entry in
            [
                ShareLogCommand.time(entry), ShareLogCommand.way(entry),
                entry.to.joined(separator: ", "),
            ]
        }
        return TextColumns.lines(rows) + "\n" + TextColumns.lines(shares)
    }

    private static func nothing(_ wanted: String) -> Diagnostic {
        Diagnostic(
            .sourceMissing, .error,
            "no version of '\(wanted.printable)' was shared, as far as the record goes; "
                + "'resume-pdf share log' lists all")
    }

    private static func ambiguous(_ wanted: String, _ versions: [LedgerVersion]) -> Diagnostic {
        Diagnostic(
            .usage, .error,
            "'\(wanted.printable)' is the start of \(versions.count) versions; write more of it: "
                + versions.prefix(5).map { String($0.sha256.prefix(wanted.utf8.count + 8)) }
                .joined(separator: ", "))
    }
}

extension Diagnostic {
    /// The finding for a record of shares that cannot be read.
    init(readingLedger error: FileError) {
        let isForbidden = error.code == EACCES || error.code == EPERM
        self.init(
            isForbidden ? .sourceNotPermitted : .sourceInputOutput, .error, error.message)
    }
}
