import System

/// How a terminal shows pictures.
enum PictureProtocol {
    /// The graphics protocol of kitty, which also WezTerm, Ghostty and Konsole know: PNG files.
    case kitty
    /// Sixels, as the terminal VT240 had them.
    case sixel
}

/// What a terminal said of the pictures that it shows.
struct PictureSupport {
    /// The better of the protocols that it knows; nil if it knows none, or did not answer.
    private(set) var pictures: PictureProtocol?
    /// How large one of its cells is, in pixels; nil if it did not say.
    private(set) var cell: TerminalSize.Cell?
    /// How many colours a sixel picture may have; nil if it did not say.
    private(set) var colors: Int?

    /// No pictures.
    init() {}

    /// Reads what has come of an answer, nil as long as its last part, the terminal's attributes, is
    /// missing; what was not asked for is passed over.
    init?(answer: [UInt8]) {
        // Each part begins behind an escape.
        let parts = answer.split(separator: 0x1B, omittingEmptySubsequences: false).dropFirst()
        for (part, next) in zip(parts, parts.dropFirst() + [[]]) {
            let text = part.dropFirst()
            if part.first == UInt8(ascii: "_"), next.first == UInt8(ascii: "\\") {
                readKitty(String(decoding: text, as: UTF8.self))
            } else if part.first == UInt8(ascii: "["),
                let end = text.firstIndex(where: { (0x40...0x7E).contains($0) })
            {
                let parameters = String(decoding: text[..<end], as: UTF8.self)
                if readControl(parameters, final: Character(Unicode.Scalar(text[end]))) { return }
            }
        }
        return nil
    }

    /// `Gi=31;OK`, the keys in any order.
    private mutating func readKitty(_ text: String) {
        guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return }
        let keys = text[..<end].dropFirst().split(separator: ",")
        if keys.contains("i=31"), text[end...].dropFirst() == "OK" { pictures = .kitty }
    }

    /// A control sequence; true for the terminal's attributes.
    private mutating func readControl(_ text: String, final: Character) -> Bool {
        let isPrivate = text.hasPrefix("?")
        let numbers = text.dropFirst(isPrivate ? 1 : 0)
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch (isPrivate, final) {
        case (true, "c"):
            // The attribute 4, after the terminal's class.
            if pictures == nil, numbers.dropFirst().contains(4) { pictures = .sixel }
            return true
        case (false, "t") where numbers.count == 3 && numbers[0] == 6:
            cell = TerminalSize.Cell(width: numbers[2], height: numbers[1])
        case (true, "S") where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0:
            if (2...65_536).contains(numbers[2]) { colors = numbers[2] }
        default: break
        }
        return false
    }
}
