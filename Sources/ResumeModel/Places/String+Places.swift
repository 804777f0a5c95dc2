extension String {
    /// The text with a plain space for each no-break space, for outputs that have no lines.
    package var breakable: String { replacing("\u{A0}", with: " ") }

    /// A place in words, such as "Toronto, ON, Canada", in which no line ends before a region's code or
    /// the digits after it.
    package var unbrokenPlace: String {
        guard utf8.contains(UInt8(ascii: ",")) else { return self }
        var phrases = split(separator: ", ", omittingEmptySubsequences: false)[...]
        guard var text = phrases.popFirst().map({ String($0) }) else { return self }
        for phrase in phrases {
            let words = phrase.split(separator: " ", maxSplits: 1)
            let isCode = words.first.map { String($0).isRegionCode } == true
            let hasDigits = words.count < 2 || words[1].contains(where: \.isNumber)
            if isCode, hasDigits {
                text += ",\u{A0}" + phrase.replacing(" ", with: "\u{A0}")
            } else {
                text += ", " + phrase
            }
        }
        return text
    }

    /// Whether this looks like the code of a region: two or three capitals, such as `ON` or `NSW`.
    var isRegionCode: Bool {
        (2...3).contains(utf8.count)
            && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Whether there are Chinese, Japanese or Korean letters in it.
    package var isEastAsian: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
            default: false
            }
        }
    }
}

extension Substring {
    /// The text without blanks at its ends.
    package var trimmingBlanks: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
