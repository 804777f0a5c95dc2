import CPango
import Pages

/// Decides which face each character is set in.
///
/// That is the face asked for, wherever it has the character. Where it lacks one, the characters that
/// users see as one (a letter and its accents) change to another face together.
struct FaceResolver {
    let paragraph: ParagraphText
    let library: FontLibrary
    let language: String
    private var missing: Set<UInt32> = []
    /// Whether quotation marks and dashes beside ideographs are of their kind, with a square each.
    private let isEastAsian: Bool

    init(paragraph: ParagraphText, library: FontLibrary, language: String) {
        self.paragraph = paragraph
        self.library = library
        self.language = language
        isEastAsian = language.hasPrefix("zh") || language.hasPrefix("ja")
    }

    /// Divides the text by faces and notes what is set otherwise than asked, or not at all.
    mutating func resolve(
        _ asked: [FaceRange], faces: (Int) -> LibraryFace, index: (LibraryFace) -> Int,
        into shaped: inout ShapedText
    ) -> [FaceRange] {
        var result: [FaceRange] = []
        var start = 0
        let bytes = paragraph.bytes
        bytes.withUnsafeBufferPointer { text in
            for range in asked {
                let face = faces(range.face)
                if let lacking = firstLacking(
                    face, from: start, to: range.end, in: text, withSquares: isEastAsian)
                {
                    let first = clusterStart(before: lacking, notBefore: start)
                    append(
                        FaceRange(end: first, face: range.face, forms: range.forms),
                        to: &result)
                    start = first
                    while start < range.end {
                        let end = clusterEnd(after: start, notAfter: range.end)
                        var choice = choose(
                            from: start, to: end, in: text, asked: range.face, face: face,
                            index: index, into: &shaped)
                        choice.forms = range.forms
                        appendParts(of: choice, from: start, in: text, faces, to: &result)
                        start = end
                    }
                } else {
                    append(range, to: &result)
                    start = range.end
                }
            }
        }
        return result
    }

    /// Adds a range, without the accents in it that its face lacks.
    private func appendParts(
        of range: FaceRange, from start: Int, in text: UnsafeBufferPointer<UInt8>,
        _ faces: (Int) -> LibraryFace, to ranges: inout [FaceRange]
    ) {
        let face = faces(range.face)
        var offset = start
        while !range.isMissing,
            let lacking = firstLacking(face, from: offset, to: range.end, in: text)
        {
            var part = range
            part.end = lacking
            append(part, to: &ranges)
            offset = lacking + text.scalar(at: lacking).length
            append(FaceRange(end: offset, face: range.face, isMissing: true), to: &ranges)
        }
        append(range, to: &ranges)
    }

    private func append(_ range: FaceRange, to ranges: inout [FaceRange]) {
        guard range.end > ranges.last?.end ?? 0 else { return }
        if let last = ranges.last, last.face == range.face, last.isMissing == range.isMissing,
            last.forms == range.forms
        {
            ranges[ranges.count - 1].end = range.end
        } else {
            ranges.append(range)
        }
    }

    private func firstLacking(
        _ face: LibraryFace, from start: Int, to end: Int, in text: UnsafeBufferPointer<UInt8>,
        withSquares: Bool = false
    ) -> Int? {
        let coversASCII = face.coversASCII
        var offset = start
        while offset < end {
            if text[offset] < 0x80, coversASCII || text[offset] == 0x0A {
                offset += 1
                continue
            }
            let (scalar, length) = text.scalar(at: offset)
            if !paragraph.marks[offset].contains(.ignorable),
                !face.covers(scalar) || withSquares && isSquareSign(scalar, at: offset, in: text)
            {
                return offset
            }
            offset += length
        }
        return nil
    }

    /// Whether a sign that Latin and ideographs share belongs to ideographs, since one stands beside it.
    private func isSquareSign(
        _ scalar: UInt32, at offset: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard isEastAsian, Self.squareSigns.contains(scalar) else { return false }
        // Such signs in a row are of one font.
        var end = offset + 3
        while end < text.count, Self.squareSigns.contains(text.scalar(at: end).value) { end += 3 }
        if end < text.count, text.scalar(at: end).value >= 0x2E80 { return true }
        var start = offset
        while start > 0 {
            start = text.start(before: start)
            let scalar = text.scalar(at: start).value
            guard Self.squareSigns.contains(scalar) else { return scalar >= 0x2E80 }
        }
        return false
    }

    /// The ideograph for one, which all fonts of ideographs have.
    private static let ideograph: UInt32 = 0x4E00
    /// Dashes, quotation marks and dots of an omission.
    private static let squareSigns: [UInt32] = [0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]

    private func clusterStart(before offset: Int, notBefore start: Int) -> Int {
        var offset = offset
        while offset > start, !paragraph.marks[offset].contains(.start) { offset -= 1 }
        return offset
    }

    private func clusterEnd(after offset: Int, notAfter end: Int) -> Int {
        var offset = offset + 1
        while offset < end, !paragraph.marks[offset].contains(.start) { offset += 1 }
        return offset
    }

    private mutating func choose(
        from start: Int, to end: Int, in text: UnsafeBufferPointer<UInt8>, asked: Int,
        face: LibraryFace, index: (LibraryFace) -> Int, into shaped: inout ShapedText
    ) -> FaceRange {
        var scalars: [UInt32] = []
        var offset = start
        while offset < end {
            let (scalar, length) = text.scalar(at: offset)
            if scalar != 0x0A, !paragraph.marks[offset].contains(.ignorable) {
                scalars.append(scalar)
            }
            offset += length
        }
        let lacking = scalars.filter { !face.covers($0) }
        let isSquare = scalars.first.map { isSquareSign($0, at: start, in: text) } ?? false
        guard !lacking.isEmpty || isSquare else { return FaceRange(end: end, face: asked) }
        if lacking.isEmpty {
            // With ideographs, for which there is another font.
            let face = library.fallback(
                for: scalars + [Self.ideograph], insteadOf: face, language: language)
            return FaceRange(end: end, face: face.map(index) ?? asked)
        }
        if let all = library.fallback(for: scalars, insteadOf: face, language: language) {
            return substitute(all, for: lacking, to: end, asked: face, index, &shaped)
        }
        // A letter still stands without an accent that no font has, but no accent without its
        // letter, and no picture of several characters without one of them.
        let letters = scalars.filter { !Self.isAttached($0) }
        if face.covers(all: letters), !letters.isEmpty {
            for scalar in lacking { note(missing: scalar, in: &shaped) }
            return FaceRange(end: end, face: asked)
        }
        if !letters.isEmpty, letters.count < scalars.count,
            let some = library.fallback(for: letters, insteadOf: face, language: language)
        {
            return substitute(some, for: lacking, to: end, asked: face, index, &shaped)
        }
        for scalar in scalars { note(missing: scalar, in: &shaped) }
        return FaceRange(end: end, face: asked, isMissing: true)
    }

    private mutating func substitute(
        _ used: LibraryFace, for lacking: [UInt32], to end: Int, asked: LibraryFace,
        _ index: (LibraryFace) -> Int, _ shaped: inout ShapedText
    ) -> FaceRange {
        for scalar in lacking { note(scalar, asked: asked, used: used, in: &shaped) }
        return FaceRange(end: end, face: index(used))
    }

    /// Whether a character only changes the one before it: an accent, or a colour of skin.
    private static func isAttached(_ scalar: UInt32) -> Bool {
        g_unichar_ismark(scalar) != 0 || (0x1F3FB...0x1F3FF).contains(scalar)
    }

    private mutating func note(missing scalar: UInt32, in shaped: inout ShapedText) {
        guard missing.insert(scalar).inserted, let scalar = Unicode.Scalar(scalar) else { return }
        shaped.missing.append(scalar)
    }

    private mutating func note(
        _ scalar: UInt32, asked: LibraryFace, used: LibraryFace, in shaped: inout ShapedText
    ) {
        guard used.covers(scalar) else { return note(missing: scalar, in: &shaped) }
        guard let scalar = Unicode.Scalar(scalar) else { return }
        let substitution = ShapedText.Substitution(
            scalar: scalar, asked: asked.description.family, used: used.description.family)
        if !shaped.substituted.contains(substitution) { shaped.substituted.append(substitution) }
    }
}
