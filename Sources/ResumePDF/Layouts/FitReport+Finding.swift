import ResumeLayout
package import SourceTree

extension FitReport {
    /// What fitting did, why the resume does not fit, or what would do; nil if there is nothing to say.
    ///
    /// It is an error only if pages over the limit are not to be made all the same.
    func finding(in file: String, allowsExcess: Bool) -> Diagnostic? {
        if let excess {
            return Diagnostic(
                .pagesOver, allowsExcess ? .warning : .error, message(excess), file: file)
        }
        let pages = Message.pages(pages)
        let done: Message? =
            switch reason {
            case nil: nil
            case .limit: "fitted to \(pages)"
            case .lastPage: "fitted to \(pages), since the last one was short"
            case .fill where isUnfilled:
                "opened up as far as the layout goes, with \(lastPage) \(share) full"
            case .fill: "opened up to fill \(pages)"
            // A little more or less space asks nothing of anyone; the step tells of it.
            case .shortPage, .tornEntries: nil
            }
        return done.map { Diagnostic(.pagesFitted, .note, "\($0): \(changes)", file: file) }
            ?? short.map { Diagnostic(.pagesShort, .note, $0, file: file) }
    }

    /// What is said of a short last page that is left as it is; nil for nothing.
    private var short: Message? {
        if let fewerPages {
            return "\(lastPage) is \(share) full; --pages \(fewerPages) would take it in"
        }
        return isUnfilled
            ? "\(lastPage) is \(share) full, and the layout leaves --fill nothing to open" : nil
    }

    private var lastPage: Message { "page \(pages)" }

    /// How much of the last page is filled, in words.
    private var share: Message {
        let shares: [(Double, Message)] = [
            (0.1, "a tenth"), (0.2, "a fifth"), (0.25, "a quarter"), (1.0 / 3, "a third"),
            (0.4, "two fifths"), (0.5, "half"), (0.6, "three fifths"), (2.0 / 3, "two thirds"),
            (0.75, "three quarters"), (0.8, "four fifths"),
        ]
        let nearest = shares.min { abs($0.0 - lastPageShare) < abs($1.0 - lastPageShare) }
        return nearest?.1 ?? ""
    }

    private func message(_ excess: Excess) -> Message {
        let cuts: [Message] = excess.cuts.map { "\($0.name) (\(Self.lines($0.lines)))" }
        let list = cuts.joined(last: excess.effect == .eachIsEnough ? "or" : "and")
        let advice: Message =
            switch excess.effect {
            case .eachIsEnough, .allAreEnough:
                cuts.count > 1 ? "the cheapest cuts are \(list)" : "the cheapest cut is \(list)"
            case .notEnough:
                "cutting a few parts is not enough, so it needs more pages or less text"
            }
        let pages = Message.pages(excess.limit)
        let lines = Self.lines(excess.lines)
        return changes.isEmpty
            ? "does not fit \(pages): it is \(lines) over; \(advice)"
            : "does not fit \(pages): it is \(lines) over even at the layout's limits (\(changes)); "
                + "\(advice)"
    }

    private static func lines(_ count: Int) -> Message {
        .counted(count, one: "1 line", other: "\(count) lines")
    }
}

extension Diagnostic.Kind {
    /// The text was fitted to its pages.
    package static let pagesFitted = Self("pages-fitted", .data)
    static let pagesOver = Self("pages-over", .data)
    static let pagesShort = Self("pages-short", .data)
}
