import Characters
import ResumePDF
import Sharing
import System

/// What became of a share, as lines.
struct ShareReport {
    private let results: [ShareResume.Result]
    private let file: SharedFile?

    init(_ results: [ShareResume.Result], file: SharedFile?) {
        self.results = results
        self.file = file
    }

    /// Whether the person decided against some way.
    var isDeclined: Bool { results.contains { $0.ending == .declined } }

    /// What goes to standard output: the paths of files that were made, and messages of a trial.
    func output(isQuiet: Bool) -> [UInt8] {
        var output: [UInt8] = []
        for result in results {
            switch (result.share, result.ending) {
            case (.copy, .done(_, let to, _)) where !isQuiet,
                (.mail, .done("eml", let to, _)) where !isQuiet:
                output += SystemText.bytes(of: (to.first ?? "") + "\n")
            case (.copy, .wasThere(let path)) where !isQuiet:
                output += SystemText.bytes(of: path + "\n")
            case (.mail, .trial(_, let source)): output += source
            default: break
            }
        }
        return output
    }

    /// What is told on standard error.
    ///
    /// - Parameter isQuiet: whether only what did not happen is told.
    /// - Returns: the lines, without line feeds.
    func lines(isQuiet: Bool = false) -> [String] {
        results.compactMap { line($0, isQuiet: isQuiet) }
    }

    private func line(_ result: ShareResume.Result, isQuiet: Bool) -> String? {
        switch result.ending {
        case .declined: return "not sent: \(result.share.title)"
        case .untried: return "not done, because of the error before: \(result.share.title)"
        case .failed: return nil
        case _ where isQuiet: return nil
        case .wasThere(let path): return "\(path.printable) is the same file already"
        case .trial(let to, _):
            let name = file.map { " (\($0.name.text.printable))" } ?? ""
            if case .copy = result.share { return "would copy to \(Self.list(to))" }
            return "would \(result.share.title)\(name)"
        case .done(let how, let to, let isCertain):
            return done(result.share, how, to, isCertain: isCertain)
        }
    }

    private func done(
        _ share: Share, _ how: String, _ to: [String], isCertain: Bool
    ) -> String? {
        switch share {
        case .copy: return nil
        case .mail:
            switch how {
            case "draft": return "opened a draft in the mail program"
            case "eml": return nil
            default:
                return (isCertain ? "mailed to " : "possibly mailed to ") + Self.list(to)
            }
        case .print: return to.isEmpty ? "printed" : "printed: \(Self.list(to))"
        case .open: return "opened"
        case .clipboardFile: return "on the clipboard: the file"
        case .clipboardText: return "on the clipboard: the text"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.joined(separator: ", ").printable
    }
}
