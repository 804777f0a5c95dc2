import System

/// The answer of a terminal, read byte by byte; what was not asked for is passed over.
struct TerminalAnswer {
    /// What it says.
    private(set) var support = PictureSupport.none
    /// Whether the last part, the terminal's attributes, has come.
    private(set) var isComplete = false

    private enum State {
        case text
        case escape
        /// A control sequence, `ESC [`.
        case control
        /// A string: that of kitty's answer, `ESC _`, or another, up to its end.
        case string(isKitty: Bool)
        /// An escape in a string.
        case stringEscape(isKitty: Bool)
    }

    private var state = State.text
    private var bytes: [UInt8] = []

    /// Takes the next byte.
    mutating func take(_ byte: UInt8) {
        switch state {
        case .text:
            if byte == 0x1B { state = .escape }
        case .escape:
            bytes = []
            switch byte {
            case UInt8(ascii: "["): state = .control
            case UInt8(ascii: "_"): state = .string(isKitty: true)
            case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "X"):
                state = .string(isKitty: false)
            case 0x1B: break
            default: state = .text
            }
        case .control:
            if (0x40...0x7E).contains(byte) {
                readControl(final: byte)
                state = .text
            } else if byte == 0x1B {
                state = .escape
            } else {
                bytes.append(byte)
            }
        case .string(let isKitty):
            if byte == 0x1B {
                state = .stringEscape(isKitty: isKitty)
            } else if byte == 0x07 {
                state = .text
            } else {
                bytes.append(byte)
            }
        case .stringEscape(let isKitty):
            if byte == UInt8(ascii: "\\") {
                if isKitty { readKitty() }
                state = .text
            } else {
                state = .escape
                take(byte)
            }
        }
    }

    /// `G i=31;OK`, the keys in any order.
    private mutating func readKitty() {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("G"), let end = text.firstIndex(of: ";") else { return }
        let keys = text[..<end].dropFirst().split(separator: ",")
        if keys.contains("i=31"), text[end...].dropFirst() == "OK" { support.pictures = .kitty }
    }

    private mutating func readControl(final: UInt8) {
        let isPrivate = bytes.first == UInt8(ascii: "?")
        let numbers = String(decoding: isPrivate ? bytes.dropFirst() : bytes[...], as: UTF8.self)
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch (isPrivate, final) {
        case (true, UInt8(ascii: "c")):
            // The attribute 4, after the terminal's class.
            if support.pictures == nil, numbers.dropFirst().contains(4) {
                support.pictures = .sixel
            }
            isComplete = true
        case (false, UInt8(ascii: "t")) where numbers.count == 3 && numbers[0] == 6:
            support.cell = TerminalSize.Cell(width: numbers[2], height: numbers[1])
        case (true, UInt8(ascii: "S"))
        where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0:
            if (2...65_536).contains(numbers[2]) { support.colors = numbers[2] }
        default: break
        }
    }
}
