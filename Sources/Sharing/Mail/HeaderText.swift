package import Characters

/// What the header of a message may hold.
package enum HeaderText {
    /// Refuses text with characters that could end a header line and begin another.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - what: what it is, as the subject of a sentence.
    /// - Throws: `ShareError` that names the first such character.
    package static func check(_ text: String, _ what: Message) throws(ShareError) {
        guard let scalar = text.unicodeScalars.first(where: isControl) else { return }
        throw ShareError(
            .mailMessage,
            "\(what) has a control character (\(scalar.codePoint)), which no message may have")
    }

    /// The text in one line: control characters and runs of white space become single spaces.
    static func line(_ text: String) -> String {
        var words = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { words.append(isControl(scalar) ? " " : scalar) }
        return String(words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// C0, DEL, C1 and the two line separators of Unicode.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether all of it is ASCII that can be seen, or spaces.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
