import ResumeLayout
package import SourceTree

/// Says what fitting did, or why the resume does not fit.
struct FitFindings {
    let report: FitReport
    let file: String
    /// Whether pages over the limit are made all the same.
    let allowsExcess: Bool

    var diagnostics: Diagnostics {
        if let excess = report.excess { return Diagnostics([over(excess)]) }
        guard let reason = report.reason else { return Diagnostics() }
        let pages = Self.count(report.pages, "page")
        let done =
            switch reason {
            case .limit: "fitted to \(pages)"
            case .lastPage: "fitted to \(pages), since the last one had but a few lines"
            case .fill: "opened up to fill \(pages)"
            }
        return Diagnostics([
            Diagnostic(.pagesFitted, .note, "\(done): \(report.changes)", file: file)
        ])
    }

    private func over(_ excess: FitReport.Excess) -> Diagnostic {
        let limits =
            report.changes.isEmpty ? "" : " even at the layout's limits (\(report.changes))"
        var message =
            "does not fit \(Self.count(excess.limit, "page")): it is "
            + "\(Self.count(excess.lines, "line")) over\(limits)"
        let cuts = excess.cuts.map { "\($0.name) (\(Self.count($0.lines, "line")))" }
        let isPlural = cuts.count > 1
        let list = cuts.joined(last: excess.effect == .eachIsEnough ? "or" : "and")
        switch excess.effect {
        case .eachIsEnough, .allAreEnough:
            message += "; the cheapest \(isPlural ? "cuts are" : "cut is") \(list)"
        case .notEnough:
            message += "; cutting a few parts is not enough, so it needs more pages or less text"
        }
        return Diagnostic(
            .pagesOver, allowsExcess ? .warning : .error, message, file: file)
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension Diagnostic.Kind {
    /// The text was fitted to its pages.
    package static let pagesFitted = Self("pages-fitted", .data)
    static let pagesOver = Self("pages-over", .data)
}
