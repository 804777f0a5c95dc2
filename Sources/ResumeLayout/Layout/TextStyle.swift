package import Pages

/// How text looks.
package struct TextStyle: Sendable, Hashable {
    var family: String
    /// The weight, 100 to 900.
    var weight: Int
    var isItalic: Bool
    /// The size, in points.
    var size: Double
    /// The distance of baselines, as a multiple of the size.
    var leading: Double
    var color: Color
    /// Space added between letters, in em; at most 0.08, beyond which extractors split words.
    var tracking: Double
    var caps: Caps
    /// Whether there is a line below links in it.
    var underlinesLinks = false
    /// The shape of figures; nil for the font's own.
    var figures: FontQuery.Figures?

    /// The weights that have names, from the lightest.
    static let weights: [(name: String, value: Int)] = [
        ("thin", 100), ("light", 300), ("regular", 400), ("normal", 400), ("medium", 500),
        ("semibold", 600), ("bold", 700), ("black", 900),
    ]

    /// What is done to letters: all become capitals, or small ones become small capitals.
    enum Caps: String, Sendable, Hashable, CaseIterable { case none, upper, small }

    /// The font to ask a shaper for.
    package var font: FontQuery {
        FontQuery(
            family: family, weight: weight, isItalic: isItalic, smallCaps: caps == .small,
            capitals: caps == .upper, figures: figures)
    }

    /// The distance of baselines, in points.
    var lineHeight: Double { size * leading }
}

/// The named styles of a layout; every name of `Slot` has one.
package struct TextStyles: Sendable, Equatable {
    /// The places that a style is named for; `summary` says what each is.
    package enum Slot: String, Sendable, Hashable, CaseIterable {
        case body, name
        case givenName = "given-name"
        case familyName = "family-name"
        case label, summary, contact
        case contactLabel = "contact-label"
        case section, accent, entry, role, subtitle, date, location, lead, bullet
        case sign, chip, link, code, muted, footer
        case runningHead = "running-head"
    }

    private var table: [TextStyle]

    /// Makes a set in which every slot looks alike.
    init(all style: TextStyle) { table = Array(repeating: style, count: Slot.allCases.count) }

    /// The style of a slot.
    package subscript(slot: Slot) -> TextStyle {
        get { table[Self.index(slot)] }
        set { table[Self.index(slot)] = newValue }
    }

    private static func index(_ slot: Slot) -> Int { Slot.indices[slot] ?? 0 }

    /// Changes every style.
    mutating func change(_ body: (inout TextStyle) -> Void) {
        for index in table.indices { body(&table[index]) }
    }

    /// The fonts that the styles ask for, with the bold and italic that emphasis may ask for.
    ///
    /// Families have italics of their regular and bold weights; of a light or semibold one, few do: the
    /// nearest serves for words in italics there.
    var fonts: Set<FontQuery> {
        var fonts: Set<FontQuery> = []
        for style in table {
            for weight in [style.weight, max(style.weight, 700)] {
                for isItalic in [false, true]
                where isItalic == style.isItalic || [400, 700].contains(weight) {
                    fonts.insert(
                        FontQuery(family: style.family, weight: weight, isItalic: isItalic))
                }
            }
        }
        return fonts
    }

    /// The families in use, each once, in the order of the slots.
    var families: [String] {
        var seen: Set<String> = []
        return table.map(\.family).filter { seen.insert($0).inserted }
    }
}

extension TextStyles.Slot {
    /// What a page's head is set in, but for the summary, which may be running text.
    static let head: [Self] = [.name, .givenName, .familyName, .label, .contact, .contactLabel]

    /// The slot that a style starts from if it does not say.
    var standardParent: Self {
        switch self {
        case .givenName, .familyName: .name
        case .contactLabel: .contact
        case .accent: .section
        case .role: .entry
        case .sign: .bullet
        case .runningHead: .footer
        default: .body
        }
    }

    fileprivate static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
}
