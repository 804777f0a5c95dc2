import Characters
import ResumePDF
import Sharing
import System

/// What became of a share, as lines.
struct ShareReport {
    let results: [ShareResume.Result]
    let file: SharedFile?

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

    /// What is told on standard error, line by line; quietly only what did not happen.
    func lines(isQuiet: Bool) -> [Message] { results.compactMap { line($0, isQuiet: isQuiet) } }

    private func line(_ result: ShareResume.Result, isQuiet: Bool) -> Message? {
        switch result.ending {
        case .declined: return "not sent: \(result.share.title)"
        case .untried: return "not done, because of the error before: \(result.share.title)"
        case .failed: return nil
        case _ where isQuiet: return nil
        case .wasThere(let path): return "\(path.printable) is the same file already"
        case .trial(let to, _):
            if case .copy = result.share { return "would copy to \(Self.list(to))" }
            let title = result.share.title
            return file.map { "would \(title) (\($0.name.text.printable))" } ?? "would \(title)"
        case .done(let how, let to, let isCertain):
            return done(result.share, how, Self.list(to), isCertain: isCertain)
        }
    }

    private func done(_ share: Share, _ how: String, _ to: String, isCertain: Bool) -> Message? {
        switch share {
        case .copy: nil
        case .mail where how == "draft": "opened a draft in the mail program"
        case .mail where how == "eml": nil
        case .mail: isCertain ? "mailed to \(to)" : "possibly mailed to \(to)"
        case .print: to.isEmpty ? "printed" : "printed: \(to)"
        case .open: "opened"
        case .clipboardFile: "on the clipboard: the file"
        case .clipboardText: "on the clipboard: the text"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.joined(separator: ", ").printable
    }
}
