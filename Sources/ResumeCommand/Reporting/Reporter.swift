import Characters
import Sharing
import SourceTree
import System

/// Shows findings, and other messages, on standard error.
struct Reporter {
    let stream: OutputStream
    let form: DiagnosticForm
    let usesColor: Bool
    let verbosity: Verbosity

    /// Shows the findings of a run at once, and how many they are.
    ///
    /// `texts` are the files that they point into, by name; `closing` is what else there is to say.
    func report(_ findings: Diagnostics, texts: [String: [UInt8]] = [:], closing: Message? = nil) {
        send(text(of: findings, texts: texts, closing: closing))
    }

    /// What `report` shows.
    func text(
        of findings: Diagnostics, texts: [String: [UInt8]], closing: Message? = nil
    ) -> String {
        var shown = findings.sorted.filter { verbosity != .quiet || $0.severity != .note }
        guard form == .text else { return shown.map(DiagnosticJSON.line).joined() }
        let presentation = DiagnosticText(texts: texts, usesColor: usesColor)
        var text = ""
        if verbosity == .verbose {
            for finding in shown { text += presentation.text(finding) }
        } else {
            shown.removeAll(where: FoldedFindings.isSilent)
            text = presentation.text(FoldedFindings(shown))
        }
        if let summary = Self.summary(shown, closing: closing) { text += summary + "\n" }
        return text
    }

    /// Shows a message, with nothing in it that a terminal would obey.
    func write(_ text: String) { send(VisibleText.lines(text)) }

    /// Sends lines on; what cannot be shown has no one to be told to.
    func send(_ text: String) { if !text.isEmpty { try? stream.write(text) } }

    /// Tells what was done, in the form of findings.
    func tell(_ line: Message, as kind: Diagnostic.Kind = .rendered) {
        switch form {
        case .text: write(line.shown + "\n")
        case .json: send(DiagnosticJSON.line(Diagnostic(kind, .note, line)))
        }
    }

    /// How many findings of each kind there are, where there is more than one and something is
    /// wrong: `2 errors, 1 note`.
    static func summary(_ findings: [Diagnostic], closing: Message?) -> String? {
        let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : severity.counted(count).shown
        }
        let isFine = findings.allSatisfy { $0.severity == .note }
        guard findings.count > 1 && !isFine || closing != nil else { return nil }
        return
            (parts.isEmpty
            ? [] : [parts.joined(separator: ", ")] + (closing.map { [$0.shown] } ?? []))
            .joined(separator: "; ")
    }

}

extension Message {
    /// How many copies were removed.
    static func copiesRemoved(_ count: Int) -> Self {
        .counted(count, one: "1 copy removed", other: "\(count) copies removed")
    }

    /// So many resumes.
    static func resumes(_ count: Int) -> Self {
        .counted(count, one: "1 resume", other: "\(count) resumes")
    }
}

extension Diagnostic.Severity {
    /// So many findings of the severity: `1 error`, `2 errors`.
    func counted(_ count: Int) -> Message {
        switch self {
        case .error: .counted(count, one: "1 error", other: "\(count) errors")
        case .warning: .counted(count, one: "1 warning", other: "\(count) warnings")
        case .note: .counted(count, one: "1 note", other: "\(count) notes")
        }
    }
}

extension DiagnosticText {
    /// Folded findings, as lines.
    func text(_ folded: FoldedFindings) -> String {
        var text = ""
        for entry in folded.entries {
            if entry.finding.severity == .note {
                text += line(entry.finding) + (entry.others.map { " " + $0.shown } ?? "") + "\n"
            } else {
                text += self.text(entry.finding)
                if let others = entry.others { text += "   " + others.shown + "\n" }
            }
        }
        if folded.unlistedErrors > 0 {
            let count = folded.unlistedErrors
            let rest = Message.counted(
                count, one: "… and 1 more error (--verbose lists all)",
                other: "… and \(count) more errors (--verbose lists all)")
            text += "   \(rest.shown)\n"
        }
        return text
    }
}

extension Diagnostic.Kind {
    static let rendered = Self("rendered", .data)
    static let shared = Self("shared", .data)
    static let sourceWaiting = Self("source-waiting", .data)
}

/// How findings are shown.
enum DiagnosticForm: String, Sendable, Hashable, CaseIterable {
    /// As compilers do, with the line of the file.
    case text
    /// One JSON object a line, for programs.
    case json
}

/// How much is said unasked.
enum Verbosity: Sendable, Hashable {
    /// Warnings and errors.
    case quiet
    /// What is worth a person's time: like findings once, and notes that ask for nothing not at all.
    case usual
    /// Everything.
    case verbose
}

extension Diagnostics {
    /// The one error that ends a command.
    init(_ kind: Diagnostic.Kind, _ message: Message) {
        self.init([Diagnostic(kind, .error, message)])
    }
}

extension Diagnostic {
    /// The finding for a file that could not be written.
    init(writing error: FileError) { self = ShareError.writing(error).diagnostic }
}
