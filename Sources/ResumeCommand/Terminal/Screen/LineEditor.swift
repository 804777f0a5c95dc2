/// A line that is being typed.
struct LineEditor: Sendable, Hashable {
    /// What stands in it.
    private(set) var text = ""

    /// More letters than these are no search and no address.
    private static let longest = 1_000

    /// Makes a line with a text in it.
    init(_ text: String = "") { self.text = text }

    /// Takes a key; false if it does nothing in a line.
    mutating func press(_ key: TerminalKey) -> Bool {
        switch key {
        case .character(let character):
            if text.utf8.count < Self.longest { text.append(character) }
        case .backspace: if !text.isEmpty { text.removeLast() }
        case .control("u"): text = ""
        case .control("w"):
            while text.last?.isWhitespace == true { text.removeLast() }
            while text.last?.isWhitespace == false { text.removeLast() }
        default: return false
        }
        return true
    }
}
