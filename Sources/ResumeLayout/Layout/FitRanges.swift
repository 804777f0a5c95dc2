/// How far fitting may change a layout, as factors of the layout's own values.
package struct FitRanges: Sendable, Equatable {
    /// All distances between parts.
    package var space: ClosedRange<Double>
    /// The distance of baselines.
    package var leading: ClosedRange<Double>
    /// The size of all text.
    package var size: ClosedRange<Double>
    /// The four margins.
    package var margin: ClosedRange<Double>

    /// The ranges of a layout that is never fitted.
    static let none = FitRanges(space: 1...1, leading: 1...1, size: 1...1, margin: 1...1)
}
