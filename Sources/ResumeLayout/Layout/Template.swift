/// A line of a layout with places for an entry's fields: `**{position}**, {name}[ — {location}]`.
struct Template: Sendable, Equatable {
    var parts: [Part]

    /// A part of a template.
    indirect enum Part: Sendable, Equatable {
        /// Words as they stand.
        case text(String)
        /// The value of a field.
        case field(String)
        /// Parts that vanish together when a field among them is empty.
        case group([Part])
        /// Parts in another look.
        case styled(Look, [Part])
    }

    /// A look that a template can ask for: `**bold**`, `*italic*`, or a style by its name, such as
    /// `<muted>…</muted>`.
    enum Look: Sendable, Equatable {
        case bold, italic
        case slot(TextStyles.Slot)
    }

    /// The names of all fields, in order.
    var fields: [String] { Self.fields(in: parts) }

    /// Whether a field is among them.
    func names(_ field: String) -> Bool { Self.names(field, parts) }

    /// Whether the template is whole without a field, because it only stands in groups.
    func canOmit(_ field: String) -> Bool { !Self.needs(field, parts) }

    /// The template with parts in the place of a field.
    func replacing(_ field: String, with parts: [Part]) -> Template {
        Template(parts: Self.replacing(field, with: parts, in: self.parts))
    }

    private static func replacing(_ field: String, with new: [Part], in parts: [Part]) -> [Part] {
        parts.flatMap { part -> [Part] in
            switch part {
            case .text: [part]
            case .field(let name): name == field ? new : [part]
            case .group(let inner): [.group(replacing(field, with: new, in: inner))]
            case .styled(let look, let inner):
                [.styled(look, replacing(field, with: new, in: inner))]
            }
        }
    }

    private static func needs(_ field: String, _ parts: [Part]) -> Bool {
        parts.contains { part in
            switch part {
            case .text, .group: false
            case .field(let name): name == field
            case .styled(_, let inner): needs(field, inner)
            }
        }
    }

    private static func names(_ field: String, _ parts: [Part]) -> Bool {
        parts.contains { part in
            switch part {
            case .text: false
            case .field(let name): name == field
            case .group(let inner), .styled(_, let inner): names(field, inner)
            }
        }
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
