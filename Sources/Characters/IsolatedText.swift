/// A text for a page that is written from right to left, with isolates around what must stay from left
/// to right as a whole.
///
/// By the rules alone (UAX #9) a phone number's groups change places among letters from right to left,
/// and signs that belong to a Latin word, as in "C++", leave it. What is found here reads as one: a
/// line with no letter from right to left, numbers of several groups, and Latin words with such signs.
package struct IsolatedText {
    /// The characters, with U+2066 and U+2069 around what is kept together.
    package private(set) var scalars: [UInt32] = []
    /// Whether each of them is of the text itself.
    package private(set) var isOwn: [Bool] = []

    /// Isolates what is to be kept together in characters in reading order.
    ///
    /// - Parameters:
    ///   - text: the characters.
    ///   - ends: the ends of parts that are set apart, such as an employer's name by its looks; a part
    ///     with no letter from right to left is kept together. A part that is a comma alone stands between
    ///     the items of a list, which are in the page's order even where none has such a letter.
    package init(_ text: [UInt32], ends: [Int] = []) {
        var start = 0
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if start > 0 { append(0x0A, isOwn: true) }
            let inner = ends.filter { $0 > start && $0 < line.endIndex }.map { $0 - start }
            append(Array(line), parts: zip([0] + inner, inner + [line.count]).map { $0..<$1 })
            start = line.endIndex + 1
        }
    }

    private mutating func append(_ scalar: UInt32, isOwn: Bool) {
        scalars.append(scalar)
        self.isOwn.append(isOwn)
    }

    private mutating func append(_ line: [UInt32], parts: [Range<Int>]) {
        var offset = 0
        for stretch in Self.stretches(of: line, parts) {
            for scalar in line[offset..<stretch.lowerBound] { append(scalar, isOwn: true) }
            append(0x2066, isOwn: false)
            for scalar in line[stretch] { append(scalar, isOwn: true) }
            append(0x2069, isOwn: false)
            offset = stretch.upperBound
        }
        for scalar in line[offset...] { append(scalar, isOwn: true) }
    }

    // MARK: What is kept together

    /// The stretches of a line to keep together, in order.
    private static func stretches(of line: [UInt32], _ parts: [Range<Int>]) -> [Range<Int>] {
        if isLeftToRight(line[...]), !parts.contains(where: { isComma(line[$0]) }) {
            return [line.indices]
        }
        return parts.flatMap { part in
            isLeftToRight(line[part]) ? [words(of: line, in: part)] : stretches(of: line, in: part)
        }
    }

    /// Whether a text has letters from left to right, and no others.
    private static func isLeftToRight(_ text: ArraySlice<UInt32>) -> Bool {
        text.contains(where: isLeftToRight) && !text.contains(where: isRightToLeft)
    }

    /// Whether a part is a comma alone, that of Arabic among them.
    private static func isComma(_ part: ArraySlice<UInt32>) -> Bool {
        part.count == 1 && (part.first == 0x2C || part.first == 0x060C)
    }

    /// A part without the signs around it that a layout puts there; a bracket that it begins stays.
    private static func words(of line: [UInt32], in part: Range<Int>) -> Range<Int> {
        var (start, end) = (part.lowerBound, part.upperBound)
        while start < end, !isWord(line[start]), line[start] != 0x2E { start += 1 }
        while end > start, !isWord(line[end - 1]), ![0x2E, 0x2B, 0x23].contains(line[end - 1]),
            line[end - 1] != 0x29 || !line[start..<end].contains(0x28)
        {
            end -= 1
        }
        return start..<end
    }

    private static func stretches(of line: [UInt32], in part: Range<Int>) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var offset = part.lowerBound
        while offset < part.upperBound {
            if let end = endOfNumber(in: line, from: offset) ?? endOfWord(in: line, from: offset) {
                stretches.append(offset..<min(end, part.upperBound))
                offset = end
            } else {
                // Not in the middle of a word or number, but for one with a prefix from right to left.
                let isInside = isWord(line[offset])
                offset += 1
                while isInside, offset < part.upperBound, isWord(line[offset]),
                    isRightToLeft(line[offset]) || !isRightToLeft(line[offset - 1])
                {
                    offset += 1
                }
            }
        }
        return stretches
    }

    /// The fewest digits of groups with blanks between them that are one number, such as a phone's.
    private static let fewestDigits = 7

    /// The end of a number of several groups, or with a sign before it: "+972 3-555-1234"; nil for
    /// anything else, such as a span of years.
    private static func endOfNumber(in line: [UInt32], from start: Int) -> Int? {
        var offset = start
        let isSigned = line[start] == 0x2B
        if isSigned { offset += 1 }
        if offset < line.count, line[offset] == 0x28 { offset += 1 }
        guard offset < line.count, isDigit(line[offset]) else { return nil }
        var end = offset
        var digits = 0
        var joints: Set<UInt32> = line[start] == 0x28 ? [0x28] : []
        while offset < line.count {
            if isDigit(line[offset]) {
                digits += 1
                offset += 1
                end = offset
                continue
            }
            // Up to two signs between groups: a blank, a hyphen, a bracket.
            var next = offset
            while next < line.count, next - offset < 2, isJoint(line[next]) { next += 1 }
            let between = line[offset..<next]
            guard next < line.count, isDigit(line[next]), !between.isEmpty,
                between.count == 1 || between.contains(where: { $0 == 0x28 || $0 == 0x29 })
            else { break }
            joints.formUnion(between)
            offset = next
        }
        // Stops, slashes and what stands for itself the rules keep together.
        let isJoined = !joints.isSubset(of: [0x2E, 0x2F])
        let isSpaced = joints.contains(0x20) || joints.contains(0x28)
        guard isSigned || isJoined && (!isSpaced || digits >= fewestDigits) else { return nil }
        if end < line.count, line[end] == 0x25 { end += 1 }
        return end < line.count && isWord(line[end]) ? nil : end
    }

    /// The end of a Latin word with signs of its own around it, such as ".NET" or "C#"; nil for
    /// anything else.
    private static func endOfWord(in line: [UInt32], from start: Int) -> Int? {
        var offset = start
        let isSigned = [0x2E, 0x40, 0x23].contains(line[start])
        if isSigned { offset += 1 }
        guard offset < line.count, isLeftToRight(line[offset]) else { return nil }
        while offset < line.count, isWord(line[offset]), !isRightToLeft(line[offset]) {
            offset += 1
        }
        let end = offset
        while offset < line.count, line[offset] == 0x2B || line[offset] == 0x23 { offset += 1 }
        return isSigned || offset > end ? offset : nil
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

    private static func isJoint(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x28, 0x29, 0x2D, 0x2E, 0x2F: true
        default: false
        }
    }

    private static func isWord(_ scalar: UInt32) -> Bool {
        isDigit(scalar) || isLeftToRight(scalar) || isRightToLeft(scalar)
    }

    /// Whether a character is a letter from left to right.
    private static func isLeftToRight(_ scalar: UInt32) -> Bool {
        guard !isRightToLeft(scalar) else { return false }
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar & ~0x20) }
        return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
    }

    /// Whether a character is of a block of scripts from right to left (DerivedBidiClass.txt).
    private static func isRightToLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
