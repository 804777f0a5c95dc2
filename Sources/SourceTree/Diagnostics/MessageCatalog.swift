import Characters

/// The sentences of the program in a language other than English: one data file, read only when that
/// language was asked for.
///
/// The file is a map from each English template to its translation. A value has a name in braces,
/// the same in both; `{{` and `}}` are braces themselves. Names need no mark in the sources: those of
/// the English template name the values in their order.
package struct MessageCatalog: Sendable {
    /// The translations by English templates with anonymous values.
    private let templates: [String: Translation]

    /// The language that people are addressed in for as long as a command runs; nil for English.
    ///
    /// It is bound once, where the program is put together, and decides only what is shown.
    @TaskLocal package static var current: MessageCatalog?

    /// A translation: words, and between them values by their place in the English sentence.
    private struct Translation: Sendable {
        var parts: [Part] = []
        enum Part: Sendable {
            case words(String)
            case value(Int)
        }
    }

    /// Makes a catalogue of English templates and their translations.
    ///
    /// A sentence whose translation cannot be read stays English: the program's own files are
    /// checked by its tests.
    package init(_ pairs: [(english: String, translation: String)]) {
        var templates: [String: Translation] = [:]
        for pair in pairs {
            guard let english = MessageTemplate(pair.english),
                let other = MessageTemplate(pair.translation)
            else { continue }
            let names = english.names
            let parts = other.parts.compactMap { part -> Translation.Part? in
                switch part {
                case .words(let words): .words(words)
                case .value(let name): names.firstIndex(of: name).map { .value($0) }
                }
            }
            templates[english.key] = Translation(parts: parts)
        }
        self.templates = templates
    }

    /// What a message says in this language; what has no translation stays English.
    package func text(_ message: Message) -> String {
        let runs = message.parts.split(omittingEmptySubsequences: false) {
            if case .seam = $0 { true } else { false }
        }
        var text = ""
        var start = 0
        // The most pieces that are one template: a long line is broken in the sources.
        while start < runs.count {
            var end = runs.count
            var found: String?
            while end > start {
                found = translated(Array(runs[start..<end].joined()))
                if found != nil || end == start + 1 { break }
                end -= 1
            }
            text += found ?? english(runs[start])
            start = end
        }
        return text
    }

    private func translated(_ parts: [Message.Part]) -> String? {
        var key = ""
        var values: [String] = []
        for part in parts {
            switch part {
            case .words(let words): key += MessageTemplate.escaped(words)
            case .value(let value):
                key += MessageTemplate.anonymous
                values.append(value)
            case .message(let message):
                key += MessageTemplate.anonymous
                values.append(text(message))
            case .seam: break
            }
        }
        guard let translation = templates[key] else { return nil }
        var text = ""
        for part in translation.parts {
            switch part {
            case .words(let words): text += words
            case .value(let place): text += values[place]
            }
        }
        return text
    }

    private func english(_ parts: some Sequence<Message.Part>) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .words(let words): text += words
            case .value(let value): text += value
            case .message(let message): text += self.text(message)
            case .seam: break
            }
        }
        return text
    }
}

extension Message {
    /// What it says to the person, in the language of the command that runs.
    package var shown: String { MessageCatalog.current?.text(self) ?? text }
}

extension Message {
    /// The name of a file in a finding: only what is no file of the person's has a name in each
    /// language.
    package static func nameOfSource(_ name: String) -> Message {
        name == "standard input" ? "standard input" : Message(verbatim: name)
    }
}
