extension String {
    /// The text with a plain space for each no-break space, for outputs that have no lines.
    package var breakable: String { replacing("\u{A0}", with: " ") }

    /// The text with a no-break space for each plain one, so that it stays on one line.
    package var unbroken: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 8)
        for byte in utf8 {
            if byte == 0x20 { bytes += "\u{A0}".utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text in which no line ends inside round brackets around at most so many letters.
    package func unbrokenBrackets(_ longest: Int) -> String {
        guard utf8.contains(UInt8(ascii: "(")) else { return self }
        var text = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "("), let end = rest[open...].firstIndex(of: ")") {
            text += rest[..<open]
            let inside = rest[open...end]
            text += inside.count <= longest ? String(inside).unbroken : String(inside)
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }

    /// A place in words, such as "Toronto, ON, Canada", in which no line ends before a region's code or
    /// the digits after it.
    package var unbrokenPlace: String {
        var phrases = self.phrases[...]
        guard var text = phrases.popFirst().map({ String($0) }) else { return self }
        for phrase in phrases {
            let words = phrase.split(separator: " ", maxSplits: 1)
            let isCode = words.first.map { String($0).isRegionCode } == true
            let hasDigits = words.count < 2 || words[1].contains(where: \.isNumber)
            if isCode, hasDigits {
                text += ",\u{A0}" + String(phrase).unbroken
            } else {
                text += ", " + phrase
            }
        }
        return text
    }

    /// What stands before, between and after commas with a blank.
    private var phrases: [Substring] {
        var phrases: [Substring] = []
        var start = startIndex
        var next = start
        while let comma = utf8[next...].firstIndex(of: UInt8(ascii: ",")) {
            next = utf8.index(after: comma)
            guard next < endIndex, utf8[next] == 0x20 else { continue }
            phrases.append(self[start..<comma])
            next = utf8.index(after: next)
            start = next
        }
        phrases.append(self[start...])
        return phrases
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
