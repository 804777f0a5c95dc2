import Characters

/// Makes a text fit for print: one kind of space, one kind of line end, no controls, NFC.
struct TextCleaner {
    /// The most combining marks on one character; UAX #15's stream-safe texts have at most 30.
    static let mostMarks = 32
    static let longestWord = 1_000

    private var output: [UInt8] = []
    private var faults = TextFaults()
    /// Blanks not yet written; those at the ends of lines never are.
    private var blanks = 0
    private var marks = 0
    private var wordLength = 0
    private var mayCompose = false
    private var isInFlag = false
    private let keepsIndents: Bool

    private init(keepsIndents: Bool, capacity: Int) {
        self.keepsIndents = keepsIndents
        output.reserveCapacity(capacity)
    }

    /// Cleans a text: white space at its ends goes, runs of blanks become one space, but with
    /// `keepsIndents` lines after the first keep their indents as spaces, a tab as four.
    static func clean(
        _ text: String, keepsIndents: Bool = false, faults: inout TextFaults
    ) -> String {
        if text.utf8.withContiguousStorageIfAvailable(isClean) == true { return text }
        var cleaner = TextCleaner(keepsIndents: keepsIndents, capacity: text.utf8.count)
        var follows: Unicode.Scalar = "\n"
        for scalar in text.unicodeScalars {
            cleaner.take(scalar, after: follows)
            follows = scalar
        }
        defer { faults = cleaner.faults }
        return cleaner.finish()
    }

    /// Whether a text is short, ASCII, and has nothing in it that cleaning would change.
    private static func isClean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= longestWord else { return false }
        var last: UInt8 = 0x20
        for byte in text {
            guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last > 0x20 else { return false }
            last = byte
        }
        return last != 0x20
    }

    private mutating func take(_ scalar: Unicode.Scalar, after last: Unicode.Scalar) {
        let kind = ScalarKind(scalar)
        if kind != .tag, isInFlag { isInFlag = false }
        switch kind {
        case .ordinary, .combining:
            marks = 0
            write(scalar)
        case .mark:
            marks += 1
            if marks > Self.mostMarks { faults.surplusMarks += 1 } else { write(scalar) }
            mayCompose = true
        case .space:
            endWord()
            blanks += scalar == "\t" ? 4 : 1
        case .lineBreak:
            // CR LF is one line end.
            if scalar == "\n", last == "\r" { break }
            breakLine()
            if scalar == "\u{2029}" { breakLine() }
        case .invisible: break
        case .unwanted:
            faults.remove(scalar)
            // Word processors write vertical tabs, form feeds and NEL between lines.
            if [0x0B, 0x0C, 0x85].contains(scalar.value) { breakLine() }
        case .tag: if isInFlag { write(scalar) } else { faults.remove(scalar) }
        }
        if kind == .combining { mayCompose = true }
        if scalar == "\u{1F3F4}" { isInFlag = true }
    }

    private mutating func breakLine() {
        endWord()
        blanks = 0
        if !output.isEmpty { output.append(0x0A) }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        if blanks > 0 {
            if output.last == 0x0A {
                if keepsIndents {
                    output.append(contentsOf: repeatElement(0x20, count: min(blanks, 64)))
                }
            } else if !output.isEmpty {
                output.append(0x20)
            }
            blanks = 0
        }
        if scalar.isASCII {
            output.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        if scalar.standsWithoutSpaces { endWord() } else { wordLength += 1 }
    }

    private mutating func endWord() {
        if wordLength > Self.longestWord { faults.longWord = max(faults.longWord, wordLength) }
        wordLength = 0
    }

    private mutating func finish() -> String {
        endWord()
        while output.last == 0x0A { output.removeLast() }
        let text = String(decoding: output, as: UTF8.self)
        return mayCompose ? text.normalized : text
    }
}

/// What had to be changed in a text before it could be printed.
struct TextFaults: Hashable {
    /// Controls that were removed, each once.
    var removed: [Unicode.Scalar] = []
    /// How many combining marks were more than a character can carry.
    var surplusMarks = 0
    /// The length of the longest word that is too long for any line, in scalars, or 0.
    var longWord = 0

    var isEmpty: Bool { removed.isEmpty && surplusMarks == 0 && longWord == 0 }

    mutating func remove(_ scalar: Unicode.Scalar) {
        if !removed.contains(scalar), removed.count < 8 { removed.append(scalar) }
    }
}
