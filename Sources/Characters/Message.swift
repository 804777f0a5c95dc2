/// A sentence, or a part of one, for a person to read: what it says, and the values in it, kept apart
/// so that it can be said in another language.
///
/// It is written as an ordinary literal, `"there is no layout \(name)"`, in English. What stands
/// between the values is its *template*; a catalogue has the same template with a name for each
/// value, and the sentence in another language with the same names. A value that has to be
/// translated, too, is itself a `Message`; a plain text is shown as it is. Sentences that are put
/// together with `+` keep their templates: a line that is only broken for the editor's sake is one
/// template, `"a" + "b"` says `"ab"`.
///
/// Two messages are equal if they say the same in English.
package struct Message: Sendable, Hashable {
    /// What it consists of.
    package let parts: [Part]

    /// A part of a message, in the order of reading.
    package enum Part: Sendable {
        /// Words of the template.
        case words(String)
        /// A value that no language changes: a name, a number, a text of a file.
        case value(String)
        /// A value that has words of its own.
        case message(Message)
        /// Where a template ends and another begins.
        case seam
    }

    /// Makes a message of its parts.
    package init(parts: [Part]) { self.parts = parts }

    /// A text that is said as it is in every language, such as a name or what a server answers.
    package init(verbatim text: String) { parts = text.isEmpty ? [] : [.value(text)] }

    /// Words that are only known when the program runs, such as those of the system for an error: a
    /// template without values.
    package init(words: String) { parts = words.isEmpty ? [] : [.words(words)] }

    /// Whether it says nothing.
    package var isEmpty: Bool { text.isEmpty }

    /// What it says in English.
    package var text: String {
        if parts.count == 1, case .words(let text) = parts[0] { return text }
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .value(let value): text += value
            case .message(let message): text += message.text
            case .seam: break
            }
        }
        return text
    }

    /// One message behind another.
    package static func + (left: Self, right: Self) -> Self {
        if left.parts.isEmpty { return right }
        return right.parts.isEmpty ? left : Self(parts: left.parts + [.seam] + right.parts)
    }

    /// Adds a message.
    package static func += (left: inout Self, right: Self) { left = left + right }

    /// Whether two messages say the same in English.
    package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

    /// Hashes what the message says in English.
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Message: ExpressibleByStringInterpolation {
    /// Makes a message without values.
    package init(stringLiteral words: String) { self.init(words: words) }

    /// Makes a message with values in it.
    package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Gathers the parts of a literal.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Makes an empty one.
        package init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds words of the template.
        package mutating func appendLiteral(_ words: String) {
            if !words.isEmpty { parts.append(.words(words)) }
        }

        /// Adds a value as it is.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parts.append(.value(value.description))
        }

        /// Adds a value with words of its own.
        package mutating func appendInterpolation(_ message: Message) {
            parts.append(.message(message))
        }
    }
}

extension Message {
    /// One of two messages by a count: of one thing, or of none or several.
    package static func counted(_ count: Int, one: Self, other: Self) -> Self {
        count == 1 ? one : other
    }

    /// So many pages.
    package static func pages(_ count: Int) -> Self {
        .counted(count, one: "1 page", other: "\(count) pages")
    }

    /// Several messages as one, with another between each two.
    package static func joined(_ messages: some Collection<Self>, separator: Self = "") -> Self {
        guard let first = messages.first else { return "" }
        return messages.dropFirst().reduce(first) { $0 + separator + $1 }
    }
}

extension Message {
    /// The message with no value longer than so many characters.
    package func cut(to limit: Int) -> Self {
        replacingValues { VisibleText.cut($0, to: limit) }
    }

    /// The message with a text in it replaced by another, so many times at most.
    package func replacing(
        _ text: String, with other: String, maxReplacements limit: Int = .max
    ) -> Self {
        var rest = limit
        func replaced(_ part: String) -> String {
            guard rest > 0, part.contains(text) else { return part }
            rest -= limit == .max ? 0 : 1
            return part.replacing(text, with: other, maxReplacements: limit)
        }
        func replaced(_ message: Self) -> Self {
            Self(
                parts: message.parts.map { part in
                    switch part {
                    case .words(let words): .words(replaced(words))
                    case .value(let value): .value(replaced(value))
                    case .message(let message): .message(replaced(message))
                    case .seam: part
                    }
                })
        }
        return replaced(self)
    }

    private func replacingValues(_ change: (String) -> String) -> Self {
        if parts.count == 1, case .words = parts[0] { return self }
        return Self(
            parts: parts.map { part in
                switch part {
                case .words, .seam: part
                case .value(let value): .value(change(value))
                case .message(let message): .message(message.replacingValues(change))
                }
            })
    }
}

extension DefaultStringInterpolation {
    /// Adds a message in English; warnings are errors here.
    ///
    /// A message is said in some language: which one is to be told, or a plain text would be English
    /// in all.
    @available(*, deprecated, message: "say .text (English) or .shown, or make this a Message")
    package mutating func appendInterpolation(_ message: Message) { appendLiteral(message.text) }
}
