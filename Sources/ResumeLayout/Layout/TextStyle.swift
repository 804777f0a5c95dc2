package import Pages

/// How text looks.
package struct TextStyle: Sendable, Hashable {
    /// The font family.
    package var family: String
    /// The weight, 100 to 900.
    package var weight: Int
    /// Whether italic.
    package var isItalic: Bool
    /// The size, in points.
    package var size: Double
    /// The distance of baselines, as a multiple of the size.
    package var leading: Double
    /// The colour.
    package var color: Color
    /// Space added between letters, in em; at most 0.08, beyond which extractors split words.
    package var tracking: Double
    /// What is done to letters.
    package var caps: Caps

    /// What is done to letters.
    package enum Caps: String, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none
        /// All become capitals.
        case upper
    }

    /// The font to ask a shaper for.
    package var font: FontQuery {
        FontQuery(family: family, weight: weight, isItalic: isItalic)
    }

    /// The distance of baselines, in points.
    package var lineHeight: Double { size * leading }
}

/// The named styles of a layout; every name of `Slot` has one.
package struct TextStyles: Sendable, Equatable {
    /// The places that a style is named for.
    package enum Slot: String, Sendable, Hashable, CaseIterable {
        /// Running text; all other styles start from it.
        case body
        /// The person's name.
        case name
        /// The headline below the name.
        case label
        /// The ways to reach the person.
        case contact
        /// Section titles.
        case section
        /// The head of an entry.
        case entry
        /// The second row of an entry's head.
        case subtitle
        /// Dates.
        case date
        /// Places.
        case location
        /// List items.
        case bullet
        /// Links in running text: only its colour, weight and slant are used.
        case link
        /// Program text: only its family, weight and slant are used.
        case code
        /// Words of less weight, for `<muted>` in templates.
        case muted
        /// The page's foot.
        case footer
    }

    private var table: [TextStyle]

    /// Makes a set in which every slot looks alike.
    package init(all style: TextStyle) {
        table = Array(repeating: style, count: Slot.allCases.count)
    }

    /// The style of a slot.
    package subscript(slot: Slot) -> TextStyle {
        get { table[slot.index] }
        set { table[slot.index] = newValue }
    }

    /// The fonts that the styles ask for, with the bold and italic that emphasis may ask for.
    package var fonts: Set<FontQuery> {
        var fonts: Set<FontQuery> = []
        for style in table {
            for weight in [style.weight, max(style.weight, 700)] {
                for isItalic in [false, true] {
                    fonts.insert(
                        FontQuery(family: style.family, weight: weight, isItalic: isItalic))
                }
            }
        }
        return fonts
    }

    /// The families in use, each once, in the order of the slots.
    package var families: [String] {
        var seen: Set<String> = []
        return table.map(\.family).filter { seen.insert($0).inserted }
    }
}

extension TextStyles.Slot {
    fileprivate var index: Int {
        switch self {
        case .body: 0
        case .name: 1
        case .label: 2
        case .contact: 3
        case .section: 4
        case .entry: 5
        case .subtitle: 6
        case .date: 7
        case .location: 8
        case .bullet: 9
        case .link: 10
        case .code: 11
        case .muted: 12
        case .footer: 13
        }
    }
}
