/// An option whose value has a type, so that the compiler checks each reading of it.
package struct OptionKey<Value: Sendable>: Sendable {
    /// The option, for the table.
    package private(set) var specification: OptionSpecification
    /// Makes the value of what was typed, which the parser has checked.
    let decode: @Sendable ([String]) -> Value

    /// The option with the names that other tools have for it.
    func elsewhere(_ names: String...) -> Self {
        var key = self
        key.specification.otherNames = names
        return key
    }

    /// The option with what a shell completes its value with.
    func completed(with completion: Completion) -> Self {
        var key = self
        key.specification.completion = completion
        return key
    }
}

extension OptionKey where Value == Bool {
    /// An option that is there or not.
    package static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Self {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .none, repeats: false, summary: summary),
            decode: { !$0.isEmpty })
    }
}

extension OptionKey where Value == String? {
    /// An option with a text.
    package static func text(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: String
    ) -> Self {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .text(placeholder), repeats: false,
                summary: summary),
            decode: { $0.first })
    }
}

extension OptionKey where Value == OptionalText {
    /// An option with a text that may be left out, as in `--print` and `--print=laser`.
    package static func optionalText(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: String
    ) -> Self {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .optionalText(placeholder), repeats: false,
                summary: summary),
            decode: { texts in
                guard let text = texts.first else { return .absent }
                return text.isEmpty ? .bare : .text(text)
            })
    }
}

extension OptionKey where Value == [String] {
    /// An option with a text that may be given more than once.
    package static func texts(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: String
    ) -> Self {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .text(placeholder), repeats: true,
                summary: summary),
            decode: { $0 })
    }
}

extension OptionKey {
    /// An option with one of a type's cases, by its raw value.
    package static func choice<Choice>(
        _ name: String, letter: Character? = nil, of type: Choice.Type, _ summary: String
    ) -> Self
    where
        Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String,
        Value == Choice?
    {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .choice(Choice.allCases.map(\.rawValue)),
                repeats: false, summary: summary),
            decode: { $0.first.flatMap(Choice.init(rawValue:)) })
    }
}

extension OptionKey where Value == Int? {
    /// An option with a whole number of a range.
    package static func number(
        _ name: String, letter: Character? = nil, _ placeholder: String, in range: ClosedRange<Int>,
        _ summary: String
    ) -> Self {
        Self(
            specification: OptionSpecification(
                name: name, letter: letter, value: .number(placeholder, range), repeats: false,
                summary: summary),
            decode: { $0.first.flatMap { Int($0) } })
    }
}

/// What is known of an option whose text may be left out.
package enum OptionalText: Sendable, Hashable {
    /// The option is not given.
    case absent
    /// The option is given alone.
    case bare
    /// The option is given with a text.
    case text(String)
}
