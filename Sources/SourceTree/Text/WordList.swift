import Characters

extension [Message] {
    /// The messages as a list in a sentence: `a`, `a or b`, `a, b or c`.
    package func joined(last word: Message) -> Message {
        guard let last, count > 1 else { return first ?? "" }
        return "\(Message.joined(dropLast(), separator: ", ")) \(word) \(last)"
    }
}

extension [String] {
    /// The words, which are the same in every language, as a list in a sentence.
    package func joined(last word: Message) -> Message {
        map(Message.init(verbatim:)).joined(last: word)
    }
}
