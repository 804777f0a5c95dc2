/// What fitting may turn, each by a factor of the layout's own value: all distances between parts,
/// the distance of baselines, the size of all text, and the four margins.
enum FitKnob: String, Sendable, Hashable, CaseIterable { case space, leading, size, margin }

/// A value for each knob of fitting.
package struct FitValues<Value: Sendable & Hashable>: Sendable, Hashable {
    var space: Value
    var leading: Value
    var size: Value
    var margin: Value

    /// The value for a knob.
    subscript(knob: FitKnob) -> Value {
        get { self[keyPath: Self.path(knob)] }
        set { self[keyPath: Self.path(knob)] = newValue }
    }

    private static func path(_ knob: FitKnob) -> WritableKeyPath<Self, Value> {
        switch knob {
        case .space: \.space
        case .leading: \.leading
        case .size: \.size
        case .margin: \.margin
        }
    }
}

/// What the knobs are set to, as factors of the layout's own values.
package typealias FitState = FitValues<Double>

extension FitState {
    /// The layout as it is.
    init() { self.init(space: 1, leading: 1, size: 1, margin: 1) }

    /// The space below which entries come as near to each other as other parts do, rather than take a page more.
    static var leastEntrySpace: Double { 0.45 }

    /// Whether a space is below that, by more than what steps of knobs are rounded to.
    static func isLastResort(_ space: Double) -> Bool { space < leastEntrySpace - 1e-9 }
}

/// How far each knob may be turned, as factors of the layout's own values.
typealias FitRanges = FitValues<ClosedRange<Double>>

extension FitRanges {
    /// The ranges of a layout that is never fitted.
    static let none = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: 1...1)
}
