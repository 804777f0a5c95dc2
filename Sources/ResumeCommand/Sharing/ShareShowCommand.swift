import Characters
import ResumePDF
import Sharing
import SourceTree
import System

/// `share show`: tells where one version of a resume went.
struct ShareShowCommand {
    let console: Console
    let arguments: ParsedArguments

    func run() -> ExitCode {
        do throws(Diagnostics) {
            return console.print(Self.text(try version()))
        } catch {
            return console.fail(error)
        }
    }

    private var wanted: String { arguments.operands[0] }

    private func version() throws(Diagnostics) -> LedgerVersion {
        var versions: [LedgerVersion] = []
        if let entries = try console.ledgerEntries() {
            versions = LedgerVersion.matching(try digest(), in: entries)
        }
        guard let version = versions.first else {
            throw Diagnostics(
                .sourceMissing,
                "no version of '\(wanted.printable)' was shared, as far as the record goes; "
                    + "'resume-pdf share log' lists all")
        }
        guard versions.count == 1 else {
            let starts = versions.prefix(5).map { $0.sha256.prefix(wanted.utf8.count + 8) }
            throw Diagnostics(
                .usage,
                "'\(wanted.printable)' is the start of \(versions.count) versions; write more of it: "
                    + "\(starts.joined(separator: ", "))")
        }
        return version
    }

    /// The digits that are asked for: those of a file that is there, else the word itself.
    private func digest() throws(Diagnostics) -> String {
        let path = console.located(wanted)
        if (try? FileStatus(path: path))?.kind == .regular {
            do {
                return SHA256.hex(of: try ForeignPDF.read(path))
            } catch {
                throw Diagnostics([error.diagnostic])
            }
        }
        let isHexadecimal = wanted.allSatisfy { $0.isASCII && $0.isHexDigit }
        guard isHexadecimal, (4...64).contains(wanted.utf8.count) else {
            throw Diagnostics(
                .usage,
                "'\(wanted.printable)' is neither a PDF that is there nor the start of a SHA-256: "
                    + "4 to 64 hexadecimal digits, as 'resume-pdf share log' lists them")
        }
        return wanted
    }

    /// One version with all its shares.
    static func text(_ version: LedgerVersion) -> String {
        let last = version.entries.last
        let rows: [(Message, String?)] = [
            ("SHA-256", version.sha256), ("File", last.flatMap { $0.file.isEmpty ? nil : $0.file }),
            ("Layout", last?.layout), ("Language", last?.language),
            ("Pages", last?.pages.map { String($0) }),
        ]
        let shares = version.entries.map {
            [
                ShareLogCommand.time($0), ShareLogCommand.way($0), $0.to.joined(separator: ", "),
                $0.origin?.words.shown ?? "",
            ]
        }
        let known = rows.compactMap { name, value in value.map { [name.shown, $0] } }
        return TextColumns.lines(known) + "\n" + TextColumns.lines(shares)
    }
}
