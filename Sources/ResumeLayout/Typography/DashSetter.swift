import Characters

/// Chooses dashes for hyphens, and an ellipsis for three full stops.
struct DashSetter {
    let text: TypedText

    /// What stands for hyphens or full stops in a row; nil if they stay.
    func sign(of range: Range<Int>) -> String? {
        if text.bytes[range.lowerBound] == UInt8(ascii: ".") {
            return range.count == 3 && isEllipsis(range) ? "…" : nil
        }
        switch range.count {
        case 1: return isDash(range.lowerBound) ? "–" : nil
        case 2: return isJoin(range) ? "–" : nil
        case 3: return isJoin(range) ? "—" : nil
        default: return nil
        }
    }

    private func isEllipsis(_ range: Range<Int>) -> Bool {
        let before = text.neighbour(before: range.lowerBound)
        let after = text.neighbour(at: range.upperBound)
        // "0...9" and "(...rest)" are program text.
        if before == .digit && after == .digit || before == .opening && after.isWord {
            return false
        }
        return before != .joint && after != .joint && !text.isInAddress(range.lowerBound)
    }

    /// Whether several hyphens join words, rather than that they begin an option of a program.
    private func isJoin(_ range: Range<Int>) -> Bool {
        let before = text.neighbour(before: range.lowerBound)
        let after = text.neighbour(at: range.upperBound)
        guard before != .edge, after != .edge, !text.isInAddress(range.lowerBound) else {
            return false
        }
        return (before == .blank) == (after == .blank)
    }

    /// Whether a hyphen stands for a dash between words, or between the ends of a range.
    private func isDash(_ offset: Int) -> Bool {
        let before = text.neighbour(before: offset)
        let after = text.neighbour(at: offset + 1)
        if before == .blank, after == .blank {
            return text.neighbour(before: offset - 1) != .edge
                && text.neighbour(at: offset + 2) != .edge
        }
        return before == .digit && after == .digit && isRange(around: offset)
    }

    // MARK: Ranges

    private static let opening = ASCIISet("([{\"'<$#~+")
    private static let closing = ASCIISet(".,;:!?)]}\"'>")
    private static let dialling = ASCIISet("+()/")
    private static let units = ASCIISet("kKMx%+")

    /// Whether a hyphen between digits is that of a range of years, pages, amounts or times, and of no
    /// date, telephone number, version or identifier.
    private func isRange(around offset: Int) -> Bool {
        var core = text.token(around: offset)
        let token = core
        while let first = core.first,
            Self.opening.contains(text.bytes[first]) || text.bytes[first] >= 0x80
        {
            core.removeFirst()
        }
        while let last = core.last,
            Self.closing.contains(text.bytes[last]) || text.bytes[last] >= 0x80
        {
            core.removeLast()
        }
        if let last = core.last, Self.units.contains(text.bytes[last]) { core.removeLast() }
        guard core.contains(offset) else { return false }
        let (left, right) = (core.lowerBound..<offset, (offset + 1)..<core.upperBound)
        let before = text.token(before: max(token.lowerBound - 1, 0))
        let word = text.string(before).lowercased()
        // Digits after digits are a telephone number's.
        let isNumber = text.bytes[before].allSatisfy {
            TypedText.isDigit($0) || Self.dialling.contains($0)
        }
        if isNumber && !before.isEmpty || Self.identifiers.contains(word) { return false }
        if isTime(left), isTime(right) { return true }
        guard let first = number(left), let second = number(right) else { return false }
        return Self.pages.contains(word)
            || isRange(first, digits: left.count, second, digits: right.count)
    }

    private func isRange(_ first: Int, digits: Int, _ second: Int, digits secondDigits: Int) -> Bool
    {
        switch (digits, secondDigits) {
        case (4, 4): first < second && Self.years.contains(first) && Self.years.contains(second)
        // 2019-05 is a month.
        case (4, 2): Self.years.contains(first) && second > max(12, first % 100)
        case (1...3, digits), (1, 2), (2, 3): first < second
        default: false
        }
    }

    private static let years = 1800...2100

    /// Words before numbers of pages, of which the second may be shortened.
    private static let pages: Set<String> = [
        "p.", "pp.", "s.", "pages", "pág.", "págs.", "seiten", "páginas",
    ]

    /// Words before numbers that identify something.
    private static let identifiers: Set<String> = [
        "issn", "issn:", "isbn", "isbn:", "tel", "tel.", "tel.:", "phone", "phone:", "fax", "fax:",
        "id", "id:", "iso", "din", "en", "rfc", "ref", "ref.", "no.", "nr.", "version", "v",
    ]

    /// A number without leading zeros; nil for anything else.
    private func number(_ range: Range<Int>) -> Int? {
        let digits = text.bytes[range]
        guard (1...4).contains(digits.count), digits.allSatisfy(TypedText.isDigit),
            digits.count == 1 || digits.first != UInt8(ascii: "0")
        else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Whether a stretch is a time such as `9:30`.
    private func isTime(_ range: Range<Int>) -> Bool {
        let parts = text.bytes[range].split(separator: UInt8(ascii: ":"))
        return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
            && parts.allSatisfy { $0.allSatisfy(TypedText.isDigit) }
    }
}
