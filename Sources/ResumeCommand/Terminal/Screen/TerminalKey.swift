/// A key as a terminal sends it.
enum TerminalKey: Sendable, Hashable {
    /// A character; never a control character.
    case character(Character)
    /// A letter with the control key, in lower case.
    case control(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case tab, backTab, enter, escape, backspace, delete

    /// The keys in what a terminal sent, and what is left of it because the rest has yet to come.
    ///
    /// - Parameters:
    ///   - bytes: what was sent; unknown sequences, and bytes that are no UTF-8, are passed over.
    ///   - isWhole: whether nothing else will come: an escape that begins no sequence is then a key.
    /// - Returns: the keys, and the beginning of one.
    static func keys(in bytes: [UInt8], isWhole: Bool = true) -> (keys: [Self], rest: [UInt8]) {
        var keys: [Self] = []
        var rest = bytes[...]
        while let byte = rest.first {
            let start = rest
            rest.removeFirst()
            switch byte {
            case 0x1B where rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O"):
                rest.removeFirst()
                let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
                rest = rest.dropFirst(parameters.count)
                guard let final = rest.popFirst() else {
                    return (keys, isWhole ? [] : Array(start))
                }
                if let key = sequence(final, Array(parameters)) { keys.append(key) }
            case 0x1B:
                guard isWhole || !rest.isEmpty else { return (keys, Array(start)) }
                keys.append(.escape)
            case 0x09: keys.append(.tab)
            case 0x0A, 0x0D: keys.append(.enter)
            case 0x08, 0x7F: keys.append(.backspace)
            case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
            case 0..<0x20: break
            default:
                let length =
                    1 + rest.prefix { $0 & 0xC0 == 0x80 }.prefix(Self.following(byte)).count
                let isCut = length <= Self.following(byte) && length == start.count
                if isCut, !isWhole { return (keys, Array(start)) }
                rest = start.dropFirst(length)
                if let text = String(validating: start.prefix(length), as: UTF8.self) {
                    keys += text.map(Self.character)
                }
            }
        }
        return (keys, [])
    }

    /// How many bytes of UTF-8 follow a first one.
    private static func following(_ byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 1
        case 0xE0...0xEF: 2
        case 0xF0...0xF4: 3
        default: 0
        }
    }

    /// The keys of xterm and the VT220.
    private static func sequence(_ final: UInt8, _ parameters: [UInt8]) -> Self? {
        let words = String(decoding: parameters, as: UTF8.self).split(separator: ";")
        switch (Character(Unicode.Scalar(final)), words.first.map(String.init) ?? "") {
        case ("A", _): return .up
        case ("B", _): return .down
        case ("C", _): return .right
        case ("D", _): return .left
        case ("H", _), ("~", "1"), ("~", "7"): return .home
        case ("F", _), ("~", "4"), ("~", "8"): return .end
        case ("~", "3"): return .delete
        case ("~", "5"): return .pageUp
        case ("~", "6"): return .pageDown
        case ("Z", _): return .backTab
        case ("M", ""): return .enter
        default: return nil
        }
    }
}
