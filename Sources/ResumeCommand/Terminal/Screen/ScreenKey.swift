/// A key that moves through a text on the screen.
enum ScreenKey: Sendable, Hashable {
    /// One line up or down.
    case up, down
    /// One window up or down.
    case windowUp, windowDown
    /// To the page before or behind.
    case previousPage, nextPage
    /// To the first or the last line.
    case first, last
    /// A newer resume.
    case refresh
    /// The end.
    case quit

    /// The keys in what a terminal sent at once, as `less` has them; others are passed over.
    ///
    /// Sequences of cursor keys come whole.
    static func keys(in bytes: [UInt8]) -> [Self] {
        var keys: [Self] = []
        var rest = bytes[...]
        while let byte = rest.first {
            rest.removeFirst()
            if byte == 0x1B, rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") {
                rest.removeFirst()
                let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
                rest = rest.dropFirst(parameters.count)
                guard let final = rest.popFirst() else { break }
                if let key = cursorKey(final, Array(parameters)) { keys.append(key) }
            } else if let key = letters[Unicode.Scalar(byte)] {
                keys.append(key)
            }
        }
        return keys
    }

    private static let letters: [Unicode.Scalar: Self] = [
        "q": .quit, "Q": .quit, "\u{3}": .quit, "\u{4}": .quit, "k": .up, "j": .down, "\n": .down,
        "\r": .down, "b": .windowUp, "\u{2}": .windowUp, " ": .windowDown, "f": .windowDown,
        "\u{6}": .windowDown, "p": .previousPage, "n": .nextPage, "g": .first, "G": .last,
        "r": .refresh, "R": .refresh,
    ]

    /// The keys of xterm and the VT220.
    private static func cursorKey(_ final: UInt8, _ parameters: [UInt8]) -> Self? {
        switch (Character(Unicode.Scalar(final)), String(decoding: parameters, as: UTF8.self)) {
        case ("A", _): .up
        case ("B", _): .down
        case ("C", _): .nextPage
        case ("D", _): .previousPage
        case ("H", _), ("~", "1"), ("~", "7"): .first
        case ("F", _), ("~", "4"), ("~", "8"): .last
        case ("~", "5"): .windowUp
        case ("~", "6"): .windowDown
        default: nil
        }
    }
}
