import Characters
import Checking
import ResumePDF
import SourceTree

/// What a check found, as values that are shown as text and as JSON.
struct CheckReport {
    private let outcome: CheckResume.Outcome
    /// What was checked, as the person named it.
    let name: String
    let preset: CheckPreset?
    /// The advertisement, as the person named it.
    let advertisement: String?
    /// What was found, in order.
    let findings: [Diagnostic]

    init(
        _ outcome: CheckResume.Outcome, name: String, preset: CheckPreset?, advertisement: String?
    ) {
        self.outcome = outcome
        self.name = name
        self.preset = preset
        self.advertisement = advertisement
        findings = outcome.diagnostics.sorted.filter { !FoldedFindings.isSilent($0) }
    }

    /// The findings of a severity.
    func findings(_ severity: Diagnostic.Severity) -> [Diagnostic] {
        findings.filter { $0.severity == severity }
    }

    /// What there is to say before anything else.
    var verdict: Message {
        let severities: [Diagnostic.Severity] = [.error, .warning]
        let counts = severities.compactMap { severity -> Message? in
            let count = findings(severity).count
            return count == 0 ? nil : severity.counted(count)
        }.joined(last: "and")
        if !findings(.error).isEmpty {
            return "\(name.printable) is not ready to be sent: \(counts)."
        }
        if counts.isEmpty { return "\(name.printable) is ready to be sent." }
        return "\(name.printable) can be sent, with \(counts)."
    }

    /// What was measured, in one line; nil if there is no file.
    var measures: Message? {
        guard let facts = outcome.facts else { return nil }
        let fills = facts.fills.map { Message(verbatim: "\(Int(($0 * 100).rounded())) %") }
            .joined(last: "and")
        var parts: [Message] = ["\(Message.pages(facts.fills.count)), \(fills) full"]
        if let size = facts.smallestType { parts.append("type from \(size.tenths) pt") }
        if let contrast = facts.leastContrast {
            parts.append("contrast from \(contrast.tenths) : 1")
        }
        parts.append("\(max(facts.bytes / 1_000, 1)) KB")
        return .joined(parts, separator: "; ")
    }

    var keywords: KeywordReport? { outcome.keywords }

    /// The words that have a standing, with how they are shown.
    func keywords(_ standing: KeywordReport.Standing) -> [KeywordReport.Keyword] {
        outcome.keywords?.keywords.filter { $0.standing == standing } ?? []
    }

    /// What a section is called.
    func title(of section: String) -> Message {
        section == "basics"
            ? "summary" : Message(verbatim: (outcome.titles[section] ?? section).lowercased())
    }

    /// What is not judged, as sentences.
    var limits: [Message] {
        var limits: [Message] = []
        if outcome.facts != nil { limits.append(ConformanceCheck.limits) }
        if outcome.rendering == nil {
            limits.append(
                "Of a PDF alone nobody knows what it should say: name the resume to have its data and "
                    + "each of its fields compared.")
        }
        return limits
    }

    // MARK: JSON

    /// All of it as one JSON document, ended by a line feed.
    ///
    /// Every key is there in every document: null stands for what is not known.
    var json: String {
        let nothing = Node(made: .null)
        func number(_ value: Double?) -> Node {
            value.map { .number(($0 * 100).rounded() / 100) } ?? nothing
        }
        func count(_ severity: Diagnostic.Severity) -> Node {
            .number(Double(findings(severity).count))
        }
        let facts = outcome.facts
        let pages = (facts?.fills ?? []).map { Node.map([("fill", number($0))]) }
        var members: [(String, Node)] = [("name", .text(name)), ("verdict", .text(verdict.text))]
        members.append(("preset", preset.map { .text($0.rawValue) } ?? nothing))
        members += [
            ("errors", count(.error)), ("warnings", count(.warning)), ("notes", count(.note)),
        ]
        members.append(("pages", .list(pages)))
        members.append(("smallestType", number(facts?.smallestType)))
        members.append(("leastContrast", number(facts?.leastContrast)))
        members.append(("bytes", facts.map { .number(Double($0.bytes)) } ?? nothing))
        members.append(("findings", .list(findings.map(DiagnosticJSON.node))))
        members.append(("keywords", outcome.keywords.map(Self.node) ?? nothing))
        members.append(("notJudged", .list(limits.map { Node.text($0.text) })))
        return JSONWriter.text(of: .map(members))
    }

    private static func node(_ report: KeywordReport) -> Node {
        let keywords = report.keywords.map { keyword in
            Node.map([
                ("text", .text(keyword.text)), ("count", .number(Double(keyword.count))),
                ("standing", .text(keyword.standing.rawValue)),
                ("sections", .list(keyword.sections.map(Node.text))),
            ])
        }
        let numberless = report.numberless.map { bullet in
            Node.map([("path", .text(bullet.path)), ("text", .text(bullet.text))])
        }
        return .map([
            ("terms", .list(keywords)), ("bullets", .number(Double(report.bullets))),
            ("bulletsWithoutNumber", .list(numberless)),
        ])
    }
}
