import Characters
import Checking
import SourceTree

/// A report as lines for people: the verdict, what was measured, then the findings, the worst first.
struct CheckText {
    let report: CheckReport
    let ink: CheckInk
    let width: Int
    /// Whether like findings are all listed.
    let listsAll: Bool

    /// How many findings of one kind are listed, unless all are.
    private static let likeLimit = 4

    var lines: [String] {
        var lines = TextWrapping.lines(report.verdict.shown, width: width).map(ink.strong)
        if let measures = report.measures {
            lines += TextWrapping.lines(measures.shown, width: width).map(ink.faint)
        }
        for severity in Diagnostic.Severity.allCases.reversed() {
            let findings = report.findings(severity)
            guard !findings.isEmpty else { continue }
            lines += ["", ink.title(Self.title(severity, findings.count).shown, severity)]
            lines += list(findings)
        }
        lines += keywordLines
        if let preset = report.preset {
            lines += [""] + faint("Rules of \(preset.rawValue): \(preset.source).")
        }
        lines += [""] + report.limits.flatMap { faint($0) }
        return lines
    }

    private func faint(_ text: Message) -> [String] {
        TextWrapping.lines(text.shown, width: width).map(ink.faint)
    }

    private static func title(_ severity: Diagnostic.Severity, _ count: Int) -> Message {
        switch severity {
        case .error: count == 1 ? "Error" : "Errors"
        case .warning: count == 1 ? "Warning" : "Warnings"
        case .note: count == 1 ? "Note" : "Notes"
        }
    }

    // MARK: Findings

    private func list(_ findings: [Diagnostic]) -> [String] {
        var lines: [String] = []
        var counts: [Diagnostic.Kind: Int] = [:]
        for finding in findings {
            counts[finding.kind, default: 0] += 1
            if listsAll || counts[finding.kind] ?? 0 <= Self.likeLimit {
                lines += text(of: finding)
            } else if counts[finding.kind] == Self.likeLimit + 1 {
                let rest = findings.count { $0.kind == finding.kind } - Self.likeLimit
                let more: Message = "… and \(rest) more like it (--verbose lists all)"
                lines.append(ink.faint("    " + more.shown))
            }
        }
        return lines
    }

    /// A finding with its place behind it, faint, where it fits on the line or on one of its own.
    private func text(of finding: Diagnostic) -> [String] {
        var sentence = finding.wording.shown.printable
        // An address keeps its own letters.
        if sentence.prefix(while: { $0 != " " }).allSatisfy(\.isLetter) {
            sentence = sentence.prefix(1).uppercased() + sentence.dropFirst()
        }
        var lines = TextWrapping.lines(sentence, width: width - 4)
        for index in lines.indices { lines[index] = (index == 0 ? "  – " : "    ") + lines[index] }
        let place = place(of: finding)
        guard !place.isEmpty, let last = lines.last else { return lines }
        if CellWidth.of(last) + 2 + CellWidth.of(place) <= width {
            lines[lines.count - 1] += "  " + ink.faint(place)
        } else {
            lines.append("    " + ink.faint(place))
        }
        return lines
    }

    private func place(of finding: Diagnostic) -> String {
        guard let file = finding.file, let span = finding.span else { return "" }
        return "\(VisibleText.escaped(file)):\(span.line):\(span.column)"
    }

    // MARK: Keywords

    private var keywordLines: [String] {
        guard let keywords = report.keywords else { return [] }
        let all = keywords.keywords.count
        let has = report.keywords(.has).count
        let name: Message =
            report.advertisement == "-"
            ? "the advertisement" : "\((report.advertisement ?? "").printable)"
        let heading: Message = "Words of \(name)"
        var lines = ["", ink.strong(heading.shown)]
        lines += indented("\(has) of \(all) are there, with something to show for them.")
        let there = report.keywords(.has).map { keyword in
            let sections = keyword.sections.map { report.title(of: $0).shown }
            return "\(keyword.text.printable) (\(sections.joined(separator: ", ")))"
        }
        lines += group("There", there)
        lines += group(
            "Weak, in the summary alone", report.keywords(.weak).map { $0.text.printable })
        lines += group(
            "Missing",
            report.keywords(.missing).map { keyword in
                let times: Message = keyword.count > 1 ? " (\(keyword.count) times)" : ""
                return keyword.text.printable + times.shown
            })
        if !keywords.numberless.isEmpty {
            let count = keywords.numberless.count
            lines += [""]
            lines += indented(
                "\(count) of \(keywords.bullets) achievements have no number, which readers look for:"
            )
            let shown = listsAll ? count : min(count, Self.likeLimit)
            for bullet in keywords.numberless.prefix(shown) {
                lines.append(
                    "    – " + VisibleText.cut(VisibleText.escaped(bullet.text), to: width - 6))
            }
            if count > shown {
                let more: Message = "… and \(count - shown) more (--verbose lists all)"
                lines.append(ink.faint("      " + more.shown))
            }
        }
        return lines
    }

    private func group(_ title: Message, _ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        return ["", "  " + ink.strong(title.shown)]
            + TextWrapping.lines(items.joined(separator: " · "), width: width - 4).map {
                "    " + $0
            }
    }

    private func indented(_ text: Message) -> [String] {
        TextWrapping.lines(text.shown, width: width - 2).map { "  " + $0 }
    }
}
