import Characters

/// An option whose value has a type, so that the compiler checks each reading of it.
struct OptionKey<Value: Sendable>: Sendable {
    /// The option, for the table.
    private(set) var specification: OptionSpecification
    /// Makes the value of what was typed, which the parser has checked.
    let decode: @Sendable ([String]) -> Value

    private init(
        _ name: String, _ letter: Character?, _ value: OptionSpecification.Value,
        _ summary: Message, repeats: Bool = false, decode: @escaping @Sendable ([String]) -> Value
    ) {
        specification = OptionSpecification(
            name: name, letter: letter, value: value, repeats: repeats, summary: summary)
        self.decode = decode
    }

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

/// Options of any values, for the table.
func specifications<each Value>(_ keys: repeat OptionKey<each Value>) -> [OptionSpecification] {
    var all: [OptionSpecification] = []
    for key in repeat each keys { all.append(key.specification) }
    return all
}

extension OptionKey where Value == Bool {
    /// An option that is there or not.
    static func flag(_ name: String, letter: Character? = nil, _ summary: Message) -> Self {
        Self(name, letter, .none, summary) { !$0.isEmpty }
    }
}

extension OptionKey where Value == String? {
    /// An option with a text.
    static func text(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: Message
    ) -> Self { Self(name, letter, .text(placeholder), summary) { $0.first } }
}

extension OptionKey where Value == OptionalText {
    /// An option with a text that may be left out, as in `--print` and `--print=laser`.
    static func optionalText(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: Message
    ) -> Self {
        Self(name, letter, .optionalText(placeholder), summary) { texts in
            texts.first.map { $0.isEmpty ? .bare : .text($0) } ?? .absent
        }
    }
}

extension OptionKey where Value == [String] {
    /// An option with a text that may be given more than once.
    static func texts(
        _ name: String, letter: Character? = nil, _ placeholder: String, _ summary: Message
    ) -> Self { Self(name, letter, .text(placeholder), summary, repeats: true) { $0 } }
}

extension OptionKey {
    /// An option with one of a type's cases, by its raw value, all of
    /// which the help shows if there is no word for them.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ name: String, of type: Choice.Type, named placeholder: String? = nil, _ summary: Message
    ) -> Self where Value == Choice? {
        Self(name, nil, .choice(Choice.allCases.map(\.rawValue), named: placeholder), summary) {
            $0.first.flatMap(Choice.init)
        }
    }
}

extension OptionKey where Value == Int? {
    /// An option with a whole number of a range.
    static func number(
        _ name: String, _ placeholder: String, in range: ClosedRange<Int>, _ summary: Message
    ) -> Self {
        Self(name, nil, .number(placeholder, range), summary) { $0.first.flatMap { Int($0) } }
    }
}

/// What is known of an option whose text may be left out.
enum OptionalText: Hashable {
    /// The option is not given.
    case absent
    /// The option is given alone.
    case bare
    /// The option is given with a text.
    case text(String)
}
