import Languages

/// Chooses quotation marks and apostrophes for straight ones, from the first to the last of a paragraph.
///
/// Feet and inches stay straight: few families have primes.
struct QuoteSetter {
    let text: TypedText
    let marks: QuotationMarks
    /// Whether a quotation in straight double marks has begun, and one in single marks.
    private var isDoubleOpen = false
    private var isSingleOpen = false
    /// The last straight mark, and whether it began a quotation.
    private var last: (offset: Int, isOpening: Bool)?

    private static let double = UInt8(ascii: "\"")
    private static let single = UInt8(ascii: "'")
    private static let apostrophe = "’"

    init(text: TypedText, marks: QuotationMarks) {
        self.text = text
        self.marks = marks
    }

    /// What stands for a straight mark; nil if it stays.
    mutating func sign(at offset: Int) -> String? {
        let before = neighbour(before: offset)
        let after = neighbour(after: offset)
        let sign =
            text.bytes[offset] == Self.double
            ? double(at: offset, before, after) : single(at: offset, before, after)
        last = (offset, sign == marks.opening || sign == marks.innerOpening)
        return sign
    }

    // MARK: Double marks

    private mutating func double(
        at offset: Int, _ before: TypedText.Neighbour, _ after: TypedText.Neighbour
    ) -> String? {
        guard !text.isInAddress(offset) else { return nil }
        switch (before.mayPrecedeWord, after.mayFollowWord) {
        case (true, false): return openDouble()
        case (true, true): return isDoubleOpen ? closeDouble() : nil
        case (false, true):
            // Inches, if a quotation ends only later.
            if before == .digit, endsQuotation(Self.double, after: offset) { return nil }
            return isDoubleOpen ? closeDouble() : nil
        case (false, false):
            if before == .hebrew, after == .hebrew { return "״" }
            if isDoubleOpen { return closeDouble() }
            return before == .ideograph || after == .ideograph ? openDouble() : nil
        }
    }

    private mutating func openDouble() -> String {
        isDoubleOpen = true
        return marks.opening
    }

    private mutating func closeDouble() -> String {
        isDoubleOpen = false
        return marks.closing
    }

    // MARK: Single marks

    private mutating func single(
        at offset: Int, _ before: TypedText.Neighbour, _ after: TypedText.Neighbour
    ) -> String? {
        if text.isInAddress(offset), !endsPossessive(offset) { return nil }
        if before.isWord, after.isWord { return betweenLetters(offset, before, after) }
        switch (before.mayPrecedeWord, after.mayFollowWord) {
        case (true, false):
            guard !isElision(offset), endsSomewhere(after: offset) else { return Self.apostrophe }
            isSingleOpen = true
            return marks.innerOpening
        case (true, true): return isSingleOpen ? closeSingle() : nil
        default:
            if before == .hebrew, !isSingleOpen { return "׳" }
            guard isSingleOpen else { return before == .digit ? nil : Self.apostrophe }
            // "the students' work": a quotation goes on until a mark that ends it.
            let isGenitive = text.bytes[offset - 1] | 0x20 == UInt8(ascii: "s")
            if isGenitive, endsQuotation(Self.single, after: offset) { return Self.apostrophe }
            return closeSingle()
        }
    }

    private mutating func closeSingle() -> String {
        isSingleOpen = false
        return marks.innerClosing
    }

    private func betweenLetters(
        _ offset: Int, _ before: TypedText.Neighbour, _ after: TypedText.Neighbour
    ) -> String? {
        if before == .hebrew { return "׳" }
        guard before == .digit, after == .digit else { return Self.apostrophe }
        // Swiss thousands have three digits, inches after feet fewer.
        let digits = text.bytes[(offset + 1)...].prefix { TypedText.isDigit($0) }.count
        return digits == 3 ? Self.apostrophe : nil
    }

    /// Whether nothing but an s follows in the word, as in "Node.js's".
    private func endsPossessive(_ offset: Int) -> Bool {
        let bytes = text.bytes
        guard offset + 1 < bytes.count, bytes[offset + 1] | 0x20 == UInt8(ascii: "s") else {
            return false
        }
        func isEnd(_ next: TypedText.Neighbour) -> Bool { next == .edge || next == .blank }
        let next = text.neighbour(at: offset + 2)
        return isEnd(next) || next == .closing && isEnd(text.neighbour(at: offset + 3))
    }

    /// Words that begin with an apostrophe, of English, Dutch and Afrikaans.
    private static let elisions: Set<String> = [
        "til", "tis", "twas", "twere", "twill", "em", "cause", "bout", "cuz", "neath", "gainst",
        "nuff", "n", "s", "t", "k",
    ]

    /// Whether an apostrophe stands for what a word or a year lacks: "'til", "'90s".
    private func isElision(_ offset: Int) -> Bool {
        let rest = text.bytes[(offset + 1)...]
        let digits = rest.prefix { TypedText.isDigit($0) }
        var end = digits.endIndex
        if digits.count == 2 {
            if end < text.bytes.count, text.bytes[end] == UInt8(ascii: "s") { end += 1 }
            return text.neighbour(at: end).mayFollowWord && !isSingle(at: end)
        }
        let word = rest.prefix { TypedText.isLetter($0) }
        end = word.endIndex
        let isKnown = Self.elisions.contains(
            String(decoding: word.map { $0 | 0x20 }, as: UTF8.self))
        let isQuoted = isSingle(at: end) && word.count > 1
        return isKnown && !isQuoted && text.neighbour(at: end).mayFollowWord
    }

    private func isSingle(at offset: Int) -> Bool {
        offset < text.bytes.count && text.bytes[offset] == Self.single
    }

    // MARK: What stands beside

    /// What stands before a mark; another straight mark is what it was set as.
    private func neighbour(before offset: Int) -> TypedText.Neighbour {
        if let last, last.offset == offset - 1 { return last.isOpening ? .opening : .closing }
        return text.neighbour(before: offset)
    }

    /// What stands after a mark, and after straight marks that follow it.
    private func neighbour(after offset: Int) -> TypedText.Neighbour {
        var next = offset + 1
        let end = min(text.bytes.count, offset + 4)
        while next < end, text.bytes[next] == Self.double || isSingle(at: next) {
            next += 1
        }
        return text.neighbour(at: next)
    }

    /// How far the end of a quotation is looked for, in bytes.
    private static let longestQuotation = 400

    /// Whether the next mark of a kind ends a quotation, rather than that it begins one.
    private func endsQuotation(_ mark: UInt8, after offset: Int) -> Bool {
        places(of: mark, after: offset).first { _ in true }.map(isEnd) ?? false
    }

    /// Whether one of the next single marks ends a quotation.
    private func endsSomewhere(after offset: Int) -> Bool {
        places(of: Self.single, after: offset).contains(where: isEnd)
    }

    private func isEnd(_ offset: Int) -> Bool {
        !text.neighbour(before: offset).mayPrecedeWord && neighbour(after: offset).mayFollowWord
    }

    /// The places of the next marks of a kind that do not stand in a word.
    private func places(of mark: UInt8, after offset: Int) -> some Sequence<Int> {
        let bytes = text.bytes
        let end = min(bytes.count, offset + Self.longestQuotation)
        return ((offset + 1)..<max(end, offset + 1)).lazy.filter { index in
            guard bytes[index] == mark else { return false }
            let isInside =
                text.neighbour(before: index).isWord && text.neighbour(at: index + 1).isWord
            return !isInside
        }
    }
}
