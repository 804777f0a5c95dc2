/// A template of a catalogue: words, and between them values with names in braces.
package struct MessageTemplate: Sendable, Hashable {
    /// What it consists of.
    package var parts: [Part] = []

    /// A part of a template.
    package enum Part: Sendable, Hashable {
        case words(String)
        /// A value, by its name.
        case value(String)
    }

    /// What stands for a value in a key.
    static let anonymous = "{}"

    /// Reads a template; nil if a brace has no partner or a value no name.
    package init?(_ text: String) {
        var words = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                words.append(character)
                rest.removeFirst()
            case "{":
                guard let end = rest.firstIndex(of: "}"), end > rest.startIndex else { return nil }
                if !words.isEmpty { parts.append(.words(words)) }
                words = ""
                parts.append(.value(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            case "}": return nil
            default: words.append(character)
            }
        }
        if !words.isEmpty { parts.append(.words(words)) }
    }

    /// The names of its values, in their order.
    package var names: [String] {
        parts.compactMap { if case .value(let name) = $0 { name } else { nil } }
    }

    /// The template with values that have no names: what a message is looked up by.
    package var key: String {
        parts.map { part in
            switch part {
            case .words(let words): Self.escaped(words)
            case .value: Self.anonymous
            }
        }.joined()
    }

    /// Words with their braces as templates write them.
    static func escaped(_ words: String) -> String {
        guard words.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return words }
        return words.replacing("{", with: "{{").replacing("}", with: "}}")
    }
}
