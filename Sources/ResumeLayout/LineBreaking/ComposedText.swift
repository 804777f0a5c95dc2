import Pages
import ResumeModel

/// The text of one paragraph with the look of its parts, ready for a shaper.
struct ComposedText: Equatable {
    /// The runs, in reading order; none is empty.
    var runs: [Run] = []
    /// The structure element of the text; nil for decoration.
    var element: Int?
    /// Whether it is running text whose words may be divided at line ends.
    var hyphenates = false

    /// A stretch of one look.
    struct Run: Equatable {
        var text: String
        var style: TextStyle
        var link: Link?
        var kind = Kind.words
    }

    /// What a stretch of text is.
    enum Kind: Equatable {
        /// Words, whose signs are set as the layout and the language have them.
        case words
        /// Program text, an address or the like, which stays as it is written.
        case verbatim
        /// A sign that a layout puts between two things of a line; it vanishes where the line ends.
        case separator
        /// Words of an item of a list, where items are set apart; see `ColumnLook.setsItemsApart`.
        case item
    }

    var isEmpty: Bool { runs.isEmpty }

    /// The text as running text whose words may be divided at line ends, or may not.
    func hyphenated(_ hyphenates: Bool) -> ComposedText {
        var text = self
        text.hyphenates = hyphenates
        return text
    }

    var plain: String { runs.map(\.text).joined() }

    mutating func append(
        _ text: String, _ style: TextStyle, link: Link? = nil, _ kind: Kind = .words
    ) {
        guard !text.isEmpty else { return }
        if let last = runs.last, last.style == style, last.link == link, last.kind == kind {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style, link: link, kind: kind))
        }
    }

    mutating func append(_ other: ComposedText) {
        for run in other.runs { append(run.text, run.style, link: run.link, run.kind) }
    }

    /// Appends what a layout puts between two things.
    mutating func append(between text: String, _ style: TextStyle) {
        append(text, style, Self.isSeparator(text) ? .separator : .words)
    }

    /// What stands between most things in a line.
    static let comma = ", "

    /// Whether a text is blanks around a sign that says nothing but that something else begins.
    private static func isSeparator(_ text: String) -> Bool {
        let sign = text.utf8.lazy.filter { $0 != 0x20 }
        return text == Self.comma || sign.elementsEqual("|".utf8) || sign.elementsEqual("·".utf8)
            || sign.elementsEqual("•".utf8)
    }

    /// The text with all its words on one line.
    var unbroken: ComposedText {
        var text = self
        for run in text.runs.indices {
            text.runs[run].text = text.runs[run].text.unbroken
        }
        return text
    }

    /// The text in another size.
    func scaled(by factor: Double) -> ComposedText {
        var text = self
        for run in text.runs.indices { text.runs[run].style.size *= factor }
        return text
    }

    /// What is handed to the shaper: spans correspond to runs one to one.
    func styledText(language: TextLanguage) -> StyledText {
        StyledText(
            runs.map { run in
                StyledText.Span(run.text, font: run.style.font, tracking: run.style.tracking)
            }, language: language.tag, isRightToLeft: language.isRightToLeft)
    }
}

extension ComposedText {
    /// The text without emoji before its first word, for a place where an icon stands; as it is if
    /// there is nothing else in it.
    ///
    /// Flags stay: they say more than an icon does.
    var withoutEmoji: ComposedText {
        guard let first = runs.first, first.text.first.map(Self.isSign) ?? false else {
            return self
        }
        let rest = first.text.drop { Self.isSign($0) || $0.isWhitespace }
        guard !rest.isEmpty || runs.count > 1 else { return self }
        var text = self
        text.runs[0].text = String(rest)
        if rest.isEmpty { text.runs.removeFirst() }
        return text
    }

    private static func isSign(_ character: Character) -> Bool {
        // Digits and the like are emoji, too, with a sign behind them that asks for it.
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2190 else {
            return false
        }
        return scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
            && scalar.value != 0x1F3F4
    }

    /// A text of one look.
    init(_ text: String, _ style: TextStyle) {
        if !text.isEmpty { runs = [Run(text: text, style: style)] }
    }

    /// The size of a capital that stands for a small letter, as a share of the text's size.
    private static let smallCapital = 0.8
    /// The most tracking where sizes change, in em: with more, pdftotext splits the word.
    private static let smallCapitalTracking = 0.02

    /// The text with smaller capitals in the place of small letters, for fonts that have no small
    /// capitals of their own.
    func withScaledSmallCapitals(_ shaper: any TextShaper) -> ComposedText {
        func isScaled(_ run: Run) -> Bool {
            run.style.caps == .small && !shaper.hasSmallCaps(run.style.font)
        }
        guard runs.contains(where: isScaled) else { return self }
        var text = ComposedText()
        for run in runs {
            guard isScaled(run) else {
                text.append(run.text, run.style, link: run.link, run.kind)
                continue
            }
            var large = run.style
            large.caps = .none
            large.tracking = min(large.tracking, Self.smallCapitalTracking)
            var small = large
            small.caps = .upper
            small.size *= Self.smallCapital
            small.leading /= Self.smallCapital
            var piece = ""
            var isSmall = false
            func flush() {
                text.append(piece, isSmall ? small : large, link: run.link, run.kind)
                piece = ""
            }
            for character in run.text {
                // Blanks go with what stands before them, so that words do not fall apart.
                if !character.isWhitespace, character.isLowercase != isSmall {
                    flush()
                    isSmall = character.isLowercase
                }
                piece.append(character)
            }
            flush()
        }
        return text
    }
}
