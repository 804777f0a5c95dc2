/// A text made ready for libyaml, which knows YAML 1.1 only.
///
/// Version 1.1 ends lines at U+0085, U+2028 and U+2029, which 1.2 (section 5.4) takes for ordinary
/// characters. They come with text pasted from the web and would break keys and indentation, so
/// libyaml gets stand-ins from a private use area, and its scalars get the characters back.
struct YAMLText {
    /// The text for libyaml, without a byte-order mark.
    private(set) var bytes: ArraySlice<UInt8>
    /// Whether the text has stand-ins.
    private(set) var hasStandIns = false
    /// The offsets, in the original, of the characters that YAML does not allow (section 5.1).
    private(set) var forbidden: [Int] = []

    private static let characters: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
    private static let standIns: [Unicode.Scalar] = ["\u{10FFF0}", "\u{10FFF1}", "\u{10FFF2}"]

    /// Looks through a file's bytes, which must be UTF-8.
    init(_ original: [UInt8]) {
        bytes = original[SourceEncoding.byteOrderMarkLength(original)...]
        var breaks: [(offset: Int, pair: Int)] = []
        var hasPrivate = false
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x80...0xC1, 0xC3...0xE1, 0xE3...0xEE: break
            case 0..<0x20, 0x7F: forbidden.append(index)
            case 0xC2 where bytes[index + 1] == 0x85: breaks.append((index, 0))
            case 0xC2 where bytes[index + 1] < 0xA0: forbidden.append(index)
            case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] | 1 == 0xA9:
                breaks.append((index, bytes[index + 2] == 0xA8 ? 1 : 2))
            case 0xEF:
                let pair = (bytes[index + 1], bytes[index + 2])
                let isNoncharacter = pair.0 == 0xBF && pair.1 >= 0xBE
                if isNoncharacter || pair == (0xBB, 0xBF) { forbidden.append(index) }
            case 0xF4 where bytes[index + 1] == 0x8F && bytes[index + 2] == 0xBF: hasPrivate = true
            default: break
            }
            index += 1
        }
        if !breaks.isEmpty, !hasPrivate { replace(breaks) }
    }

    private mutating func replace(_ breaks: [(offset: Int, pair: Int)]) {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 2 * breaks.count)
        var start = bytes.startIndex
        for (offset, pair) in breaks {
            result += bytes[start..<offset]
            result += String(Self.standIns[pair]).utf8
            start = offset + UTF8.width(Self.characters[pair])
        }
        result += bytes[start...]
        bytes = result[...]
        hasStandIns = true
    }

    /// A scalar's text with the characters that were replaced.
    func restored(_ text: String) -> String {
        guard hasStandIns else { return text }
        let result = text.unicodeScalars.map { scalar in
            Self.standIns.firstIndex(of: scalar).map { Self.characters[$0] } ?? scalar
        }
        return String(String.UnicodeScalarView(result))
    }
}
