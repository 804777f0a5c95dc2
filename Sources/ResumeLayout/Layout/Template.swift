/// A line of a layout with places for an entry's fields: `**{position}**, {name}[ — {location}]`.
package struct Template: Sendable, Equatable {
    /// The parts, in order.
    package var parts: [Part]

    /// A part of a template.
    package indirect enum Part: Sendable, Equatable {
        /// Words as they stand.
        case text(String)
        /// The value of a field.
        case field(String)
        /// Parts that vanish together when a field among them is empty.
        case group([Part])
        /// Parts in another look.
        case styled(Look, [Part])
    }

    /// A look that a template can ask for.
    package enum Look: Sendable, Equatable {
        /// `**…**`.
        case bold
        /// `*…*`.
        case italic
        /// `<muted>…</muted>`, by the name of a style.
        case slot(TextStyles.Slot)
    }

    /// The names of all fields, in order.
    package var fields: [String] {
        Self.fields(in: parts)
    }

    private static func fields(in parts: [Part]) -> [String] {
        parts.flatMap { part -> [String] in
            switch part {
            case .text: []
            case .field(let name): [name]
            case .group(let inner), .styled(_, let inner): fields(in: inner)
            }
        }
    }
}
