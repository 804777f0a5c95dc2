import Languages

/// The language of a document's text, with what follows from the script that it is written in.
struct TextLanguage: Hashable, ExpressibleByStringLiteral {
    /// The BCP 47 tag.
    let tag: String
    /// The likely script, as a code of ISO 15924.
    let script: String
    /// Whether pages are written from right to left: then the layout's left is the paper's right.
    let isRightToLeft: Bool

    /// Tells what follows from a BCP 47 tag.
    init(_ tag: String) {
        self.tag = tag
        script = LanguageTag.script(of: tag)
        isRightToLeft = LanguageTag.isRightToLeft(script: script)
    }

    /// Makes a language of a tag that is written out.
    init(stringLiteral tag: String) { self.init(tag) }

    /// Whether stops and brackets take a whole square.
    var hasFullWidthSigns: Bool { ["Hans", "Hant", "Jpan"].contains(script) }

    /// The least distance of baselines of text that runs on, as a multiple of its size; nil for what
    /// the layout says.
    ///
    /// Ideographs fill their squares, so that a line of them needs half a square of air to be one
    /// (JLREQ, 2.4.2; CLREQ, 4.2); letters with signs above and below need room for these: what Noto's
    /// faces reach from their highest to their lowest mark.
    var leastLeading: Double? {
        switch script {
        case "Hans", "Hant", "Jpan": 1.5
        case "Kore": 1.45
        case "Arab", "Syrc", "Thaa": 1.5
        case "Hebr": 1.35
        case "Deva", "Beng", "Gujr", "Guru", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh": 1.45
        case "Thai", "Laoo", "Khmr", "Mymr", "Tibt": 1.5
        default: nil
        }
    }

    /// The height of the middle of letters over the baseline, in em; nil where small Latin letters say.
    var middle: Double? {
        switch script {
        // The middle of an ideograph's square, which reaches from -0.12 to 0.88 em.
        case "Hans", "Hant", "Jpan", "Kore": 0.38
        // Letters hang from a line, or stand half as high again as small Latin ones.
        case "Deva", "Beng", "Guru", "Thai", "Laoo": 0.31
        default: nil
        }
    }
}

extension Layout {
    /// The layout for text of a language: with the air that its script needs, without the italics that
    /// such scripts have not, and with signs that point the way it is read.
    func suited(to language: TextLanguage) -> Layout {
        guard language.leastLeading != nil || language.isRightToLeft else { return self }
        var layout = self
        layout.main.suit(language)
        layout.side?.look.suit(language)
        return layout
    }
}

extension ColumnLook {
    fileprivate mutating func suit(_ language: TextLanguage) {
        styles.change { style in
            style.leading = max(style.leading, language.leastLeading ?? 0)
            style.isItalic = false
        }
        setsItemsApart = language.isRightToLeft
        if language.isRightToLeft {
            bullets.signs = bullets.signs.map { sign in
                String(sign.map { Self.turned[$0] ?? $0 })
            }
        }
    }

    /// Signs that point to the right, with those that point to the left; brackets and quotation marks
    /// turn by themselves (UAX #9, L4).
    private static let turned: [Character: Character] = [
        "▸": "◂", "▶": "◀", "►": "◄", "▹": "◃", "▷": "◁", "→": "←", "⇒": "⇐", "➔": "←", "➤": "◀",
        "➜": "←",
    ]
}
