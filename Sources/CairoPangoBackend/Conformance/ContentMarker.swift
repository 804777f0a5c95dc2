import PDFFile

/// Rewrites the operators of a page so that all that is drawn outside the structure is marked as an
/// artifact (ISO 14289-1, 7.1), and in fewer bytes.
///
/// It knows the operators that cairo writes; what it does not know it refuses.
struct ContentMarker {
    /// The new content.
    private(set) var content: [UInt8] = []
    /// How many glyphs stand in artifacts.
    private(set) var artifactGlyphs = 0

    private let source: [UInt8]
    private var operands: [ContentToken] = []
    /// How many parts of the structure are open; content is part of one or of none.
    private var depth = 0
    /// Marked content within text that is no part of the structure, such as cairo's `ActualText`.
    private var inner = 0
    private var isInArtifact = false
    private var isInText = false
    /// The font and size that text is set in, as written; nil where it is not known.
    private var font: [ArraySlice<UInt8>]?
    private let dropsStates: Bool

    /// Rewrites a page's content.
    ///
    /// - Parameters:
    ///   - source: the content.
    ///   - dropsStates: whether the states of graphics that it names change nothing.
    /// - Throws: `PDFError.conformance` for content that cannot be read.
    init(_ source: [UInt8], dropsStates: Bool = false) throws(PDFError) {
        self.source = source
        self.dropsStates = dropsStates
        content.reserveCapacity(source.count)
        var scanner = ContentScanner(source)
        while let token = scanner.next() {
            switch token.kind {
            case .word:
                try take(token)
                operands.removeAll(keepingCapacity: true)
            case .unknown:
                throw .conformance("cairo's operators at byte \(token.range.lowerBound) are odd")
            default: operands.append(token)
            }
        }
        closeArtifact()
        guard depth == 0, inner == 0, !isInText, operands.isEmpty else {
            throw .conformance("cairo's marks are not closed")
        }
    }

    private mutating func take(_ word: ContentToken) throws(PDFError) {
        let code = ContentOperator.code(source[word.range])
        switch ContentOperator(code: code) {
        case .begin:
            if isInText {
                inner += 1
            } else {
                closeArtifact()
                // Marks without a number belong to no element.
                guard operands.contains(where: { source[$0.range].elementsEqual(Self.number) })
                else { throw .conformance("cairo marked content without a number") }
                depth += 1
            }
        case .end:
            if isInText { inner -= 1 } else { depth -= 1 }
            guard depth >= 0, inner >= 0 else { throw .conformance("cairo closed too many marks") }
        case .save:
            closeArtifact()
            font = nil
        case .state: if dropsStates, code == ContentOperator.graphicsState { return }
        case .font:
            let written = operands.map { source[$0.range] }
            if font == written { return }
            font = written
        case .beginText:
            openArtifact()
            isInText = true
        case .endText: isInText = false
        case .show:
            if isInArtifact { artifactGlyphs += operands.reduce(0) { $0 + $1.glyphs } }
        case .paint: openArtifact()
        case nil:
            let name = String(decoding: source[word.range], as: UTF8.self)
            throw .conformance("cairo used the operator \(name)")
        }
        write(word, ContentOperator.decimals(code))
    }

    private mutating func openArtifact() {
        guard depth == 0, !isInArtifact else { return }
        content += Self.begin
        isInArtifact = true
    }

    private mutating func closeArtifact() {
        guard isInArtifact else { return }
        content += Self.end
        isInArtifact = false
    }

    private static let begin = Array("/Artifact BMC\n".utf8)
    private static let end = Array("EMC\n".utf8)
    private static let number = Array("/MCID".utf8)

    // MARK: Writing

    /// Writes an operator with its operands, whose numbers keep so many decimals, those from the fifth on
    /// fewer.
    private mutating func write(_ word: ContentToken, _ decimals: (first: Int, later: Int)) {
        for (index, operand) in operands.enumerated() {
            switch operand.kind {
            case .number:
                separate()
                writeNumber(operand.range, index < 4 ? decimals.first : decimals.later)
            case .literal: writeLiteral(operand.range)
            default: content += source[operand.range]
            }
        }
        separate()
        content += source[word.range]
        content.append(0x0A)
    }

    /// Puts a blank between words.
    private mutating func separate() {
        guard let last = content.last, last != 0x0A else { return }
        switch last {
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "["): return
        default: content.append(0x20)
        }
    }

    /// Writes a number with so many decimals at most.
    private mutating func writeNumber(_ text: Range<Int>, _ decimals: Int) {
        // As it is written, where it has no more.
        guard let point = source[text].firstIndex(of: UInt8(ascii: ".")),
            text.upperBound - point > decimals + 1 || point == text.lowerBound
                || source[point - 1] == UInt8(ascii: "0")
        else { return content += source[text] }
        var index = text.lowerBound
        let isNegative = source[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var value = 0
        while index < text.upperBound, source[index] != UInt8(ascii: ".") {
            value = value &* 10 &+ Int(source[index] & 15)
            index += 1
        }
        var unit = 1
        for _ in 0..<decimals {
            index += 1
            value = value &* 10 &+ (index < text.upperBound ? Int(source[index] & 15) : 0)
            unit *= 10
        }
        if index + 1 < text.upperBound, source[index + 1] >= UInt8(ascii: "5") { value += 1 }
        if isNegative, value != 0 { content.append(UInt8(ascii: "-")) }
        let (whole, fraction) = (value / unit, value % unit)
        if whole > 0 || fraction == 0 { writeDigits(whole) }
        guard fraction > 0 else { return }
        content.append(UInt8(ascii: "."))
        var rest = fraction
        while rest > 0 {
            unit /= 10
            content.append(UInt8(0x30 + rest / unit))
            rest %= unit
        }
    }

    private mutating func writeDigits(_ value: Int) {
        if value >= 10 { writeDigits(value / 10) }
        content.append(UInt8(0x30 + value % 10))
    }

    /// Writes a string with as few escapes as there can be.
    private mutating func writeLiteral(_ text: Range<Int>) {
        var index = text.lowerBound
        var start = index
        while index < text.upperBound {
            guard source[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            content += source[start..<index]
            writeEscape(&index)
            start = index
        }
        content += source[start..<index]
    }

    /// Writes what a backslash and the bytes after it stand for.
    private mutating func writeEscape(_ index: inout Int) {
        let escaped = source[index + 1]
        if escaped == 0x0A {
            // Cairo breaks long strings into lines.
            index += 2
        } else if (0x30...0x37).contains(escaped) {
            let digits = source[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
            let code = digits.reduce(0) { $0 * 8 + Int($1 & 7) }
            if code >= 0x20, code != 0x28, code != 0x29, code != 0x5C, code < 256 {
                content.append(UInt8(code))
            } else {
                content += source[index...index + digits.count]
            }
            index += 1 + digits.count
        } else {
            content += source[index...index + 1]
            index += 2
        }
    }
}
