import ResumeLayout
package import SourceTree

extension FitReport {
    /// What fitting did, or why the resume does not fit; nil if there is nothing to say.
    ///
    /// It is an error only if pages over the limit are not to be made all the same.
    func finding(in file: String, allowsExcess: Bool) -> Diagnostic? {
        if let excess {
            return Diagnostic(
                .pagesOver, allowsExcess ? .warning : .error, message(excess), file: file)
        }
        guard let reason else { return nil }
        let pages = Self.count(pages, "page")
        let done =
            switch reason {
            case .limit: "fitted to \(pages)"
            case .lastPage: "fitted to \(pages), since the last one had but a few lines"
            case .fill: "opened up to fill \(pages)"
            }
        return Diagnostic(.pagesFitted, .note, "\(done): \(changes)", file: file)
    }

    private func message(_ excess: Excess) -> String {
        let limits = changes.isEmpty ? "" : " even at the layout's limits (\(changes))"
        let cuts = excess.cuts.map { "\($0.name) (\(Self.count($0.lines, "line")))" }
        let list = cuts.joined(last: excess.effect == .eachIsEnough ? "or" : "and")
        let advice =
            switch excess.effect {
            case .eachIsEnough, .allAreEnough:
                "the cheapest \(cuts.count > 1 ? "cuts are" : "cut is") \(list)"
            case .notEnough:
                "cutting a few parts is not enough, so it needs more pages or less text"
            }
        return "does not fit \(Self.count(excess.limit, "page")): it is "
            + "\(Self.count(excess.lines, "line")) over\(limits); \(advice)"
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
