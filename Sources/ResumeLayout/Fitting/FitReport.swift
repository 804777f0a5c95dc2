package import Characters

/// What fitting did.
package struct FitReport: Sendable, Equatable {
    /// What the knobs are set to.
    package var state = FitState()
    /// How many pages came out.
    package var pages = 1
    /// How many pages there would be without fitting.
    package var naturalPages = 1
    /// How often the resume was set.
    package var trials = 1
    /// Why it was done; nil if nothing was changed.
    package var reason: Reason?
    /// The size of running text in the layout, in points.
    package var bodySize = 0.0
    /// How much of the last page is filled, 0 to 1.
    package var lastPageShare = 1.0
    /// Whether someone asked for a full last page, and it is not.
    package var isUnfilled = false
    /// The number of pages that would take in a short last page, if someone asked for it; nil if
    /// that is not to be had, or the last page is not short.
    package var fewerPages: Int?
    /// How far the pages are over the limit; nil if they are not.
    package var excess: Excess?

    /// Why fitting changed something.
    package enum Reason: Sendable, Hashable {
        /// To keep to the limit.
        case limit
        /// To be rid of a last page of a few lines.
        case lastPage
        /// To open up a short last page, as someone asked for.
        case fill
        /// To open up a short last page unasked, with space alone.
        case shortPage
        /// To tear no entry at a page's end.
        case tornEntries
    }

    /// How far the pages are over a limit that cannot be kept to.
    package struct Excess: Sendable, Equatable {
        /// The limit.
        package var limit: Int
        /// How many lines of running text too many there are.
        package var lines: Int
        /// What could be cut, the cheapest first.
        package var cuts: [Cut]
        /// What the cuts do.
        package var effect: Effect

        /// What cuts do.
        package enum Effect: Sendable, Hashable {
            /// Any one of them is enough.
            case eachIsEnough
            /// All of them together are enough.
            case allAreEnough
            /// There are none that a short list could name.
            case notEnough
        }
    }

    /// A part of the resume that could be cut.
    package struct Cut: Sendable, Equatable {
        /// What it is: "the last bullet of Acme, 2021".
        package var name: Message
        /// How many lines of running text it takes.
        package var lines: Int
    }

    /// What was changed, in a person's words: "space 100 → 84 %, size 10 → 9.6 pt".
    package var changes: Message {
        let changes = FitKnob.allCases.compactMap { knob -> Message? in
            let factor = state[knob]
            guard abs(factor - 1) > 1e-9 else { return nil }
            if knob == .size {
                return "size \(Self.short(bodySize)) → \(Self.short(bodySize * factor)) pt"
            }
            return "\(Self.title(knob)) 100 → \(Int((factor * 100).rounded())) %"
        }
        return .joined(changes, separator: ", ")
    }

    private static func title(_ knob: FitKnob) -> Message {
        switch knob {
        case .space: "space"
        case .leading: "leading"
        case .size: "size"
        case .margin: "margin"
        }
    }

    /// A number with at most one decimal.
    private static func short(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
