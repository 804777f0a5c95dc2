import Characters
import Pages

/// The letters and digits of a text, folded, with what parts them: all that must come back the same,
/// however a page sets it.
struct LetterStream: Sendable {
    /// What stands before a letter.
    enum Gap: Sendable {
        /// Nothing: the word goes on.
        case none
        /// The end of a line, where a word may be divided.
        case lineEnd
        /// A blank, a sign, or as much space as a blank has.
        case blank
    }

    /// The letters.
    private(set) var letters: [Unicode.Scalar] = []
    /// What stands before each.
    private(set) var gaps: [Gap] = []
    private var pending = Gap.blank

    init() {}

    /// The letters of a plain text.
    init(_ text: String) { add(text) }

    /// Adds a text; all but letters and digits parts words.
    mutating func add(_ text: String) {
        for scalar in text.folded.unicodeScalars {
            if Self.isLetter(scalar) {
                letters.append(scalar)
                gaps.append(pending)
                pending = .none
            } else {
                pending = .blank
            }
        }
    }

    /// Parts what comes next from what is there.
    mutating func part(_ gap: Gap) {
        if gap == .blank || pending == .none { pending = gap }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        }
        // Marks belong to the letters before them, whatever the order that a font has them in.
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool { letters.isEmpty }

    /// Whether its glyphs may stand in another order than its letters: from right to left, and in the
    /// scripts of India and their kin, where vowels go before the letters that they follow.
    var isReordered: Bool {
        letters.contains {
            (0x590...0x109F).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
        }
    }

    // MARK: Search

    /// A place where a text was found.
    struct Place {
        var start: Int
        /// Whether words are parted as they should be.
        var isWhole: Bool
    }

    /// All places of another stream in this one, in order, none in another.
    func places(of other: LetterStream) -> [Place] {
        guard let first = other.letters.first, other.letters.count <= letters.count else {
            return []
        }
        var places: [Place] = []
        var index = 0
        let last = letters.count - other.letters.count
        while index <= last {
            if letters[index] == first, matches(other, at: index) {
                places.append(Place(start: index, isWhole: isWhole(other, at: index)))
                index += other.letters.count
            } else {
                index += 1
            }
        }
        return places
    }

    private func matches(_ other: LetterStream, at start: Int) -> Bool {
        for (offset, letter) in other.letters.enumerated() where letters[start + offset] != letter {
            return false
        }
        return true
    }

    private func isWhole(_ other: LetterStream, at start: Int) -> Bool {
        guard gaps[start] != .none else { return false }
        let end = start + other.letters.count
        if end < gaps.count, gaps[end] == .none { return false }
        return zip(other.gaps.dropFirst(), gaps[(start + 1)..<end]).allSatisfy {
            $1 == .lineEnd || ($0 == .none) == ($1 == .none)
        }
    }
}

extension LetterStream {
    /// How much space parts words, as a share of the type's size; a blank has a fifth to a third.
    private static let space = 0.18

    /// The text that glyphs show in their order, decoration left out.
    init(_ texts: some Sequence<ShownText>) {
        var last: ShownText?
        for text in texts where !text.isArtifact {
            if let last { part(Self.gap(last, text)) }
            add(text.text)
            last = text
        }
    }

    /// What parts two glyphs by their places.
    static func gap(_ left: ShownText, _ right: ShownText) -> Gap {
        let size = max(min(left.size, right.size), 1)
        if abs(right.origin.y - left.end.y) > 0.6 * size { return .lineEnd }
        let distance = right.origin.x - left.end.x
        return distance > space * size || distance < -size ? .blank : .none
    }

    /// The text of a page description's lines, in their order, decoration left out.
    init(_ lines: some Sequence<GlyphLine>) {
        for line in lines {
            var end: Double?
            for run in line.runs where run.element != nil {
                let isApart = end.map { run.x - $0 > Self.space * run.size } ?? false
                if isApart { part(.blank) }
                add(run.text)
                end = run.x + run.width
            }
            part(.lineEnd)
        }
    }
}
