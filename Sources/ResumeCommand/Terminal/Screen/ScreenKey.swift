/// A key that moves through a text on the screen.
package enum ScreenKey: Sendable, Hashable {
    /// One line up or down.
    case up, down
    /// One window up or down.
    case windowUp, windowDown
    /// To the page before or behind.
    case previousPage, nextPage
    /// To the first or the last line.
    case first, last
    /// The end.
    case quit

    /// The keys in what a terminal sent, as `less` has them; others are passed over.
    ///
    /// - Parameter bytes: what was read at once: sequences of cursor keys come whole.
    /// - Returns: the keys, in order.
    package static func keys(in bytes: [UInt8]) -> [Self] {
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
            } else if let key = letters[byte] {
                keys.append(key)
            }
        }
        return keys
    }

    private static let letters: [UInt8: Self] = [
        UInt8(ascii: "q"): .quit, UInt8(ascii: "Q"): .quit, 0x03: .quit, 0x04: .quit,
        UInt8(ascii: "k"): .up, UInt8(ascii: "j"): .down, 0x0A: .down, 0x0D: .down,
        UInt8(ascii: "b"): .windowUp, 0x02: .windowUp,
        UInt8(ascii: " "): .windowDown, UInt8(ascii: "f"): .windowDown, 0x06: .windowDown,
        UInt8(ascii: "p"): .previousPage, UInt8(ascii: "n"): .nextPage,
        UInt8(ascii: "g"): .first, UInt8(ascii: "G"): .last,
    ]

    /// The keys of xterm and the VT220.
    private static func cursorKey(_ final: UInt8, _ parameters: [UInt8]) -> Self? {
        switch (final, String(decoding: parameters, as: UTF8.self)) {
        case (UInt8(ascii: "A"), _): .up
        case (UInt8(ascii: "B"), _): .down
        case (UInt8(ascii: "C"), _): .nextPage
        case (UInt8(ascii: "D"), _): .previousPage
        case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .first
        case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .last
        case (UInt8(ascii: "~"), "5"): .windowUp
        case (UInt8(ascii: "~"), "6"): .windowDown
        default: nil
        }
    }
}
