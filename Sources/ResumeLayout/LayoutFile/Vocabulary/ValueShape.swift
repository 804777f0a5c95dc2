/// What a value of a layout file may be.
indirect enum ValueShape: Sendable, Equatable {
    case text
    /// A text with places for fields.
    case template
    /// `true` or `false`.
    case flag
    case number(ClosedRange<Double>)
    /// A length; the range is in points.
    case length(ClosedRange<Double>)
    /// A width: a length, a share such as `30%`, or parts such as `1fr`; the word stands beside
    /// these, if there is one.
    case extent(word: String?)
    /// Two shares, or two lengths, from the least to the greatest.
    case range
    /// A colour: `"#rrggbb"`, or a name from `colors`.
    case color
    /// One of some words.
    case choice([String])
    /// A weight: 100 to 900, or a name.
    case weight
    case list(ValueShape)
    /// A map of known keys.
    case map([KeyShape])
    /// A map whose keys are the author's, or section keys, all values alike.
    case table(ValueShape)
    /// One of some shapes.
    case any([ValueShape])

    /// The keys, if this is or may be a map.
    var keys: [KeyShape]? {
        switch self {
        case .map(let keys): keys
        case .any(let shapes): shapes.lazy.compactMap(\.keys).first
        default: nil
        }
    }

    /// The range in points, if this is or may be a length.
    var lengths: ClosedRange<Double>? {
        switch self {
        case .length(let range): range
        case .any(let shapes): shapes.lazy.compactMap(\.lengths).first
        default: nil
        }
    }
}

/// A key of a map in a layout file.
struct KeyShape: Sendable, Equatable {
    var name: String
    var shape: ValueShape
    /// What it does, in a sentence.
    var summary: String

    init(_ name: String, _ shape: ValueShape, _ summary: String) {
        self.name = name
        self.shape = shape
        self.summary = summary
    }
}

extension ValueShape {
    /// The words of an enumeration.
    static func choice<Choice: RawRepresentable & CaseIterable>(of _: Choice.Type) -> ValueShape
    where Choice.RawValue == String { .choice(Choice.allCases.map(\.rawValue)) }
}
