import CPango
import Characters
package import Pages

/// Shapes paragraphs with Pango, at one large size without hinting, so that advances are exact in em.
///
/// Ligatures are off where they are ornament. Text that needs no itemising (Latin letters and common
/// signs) goes straight to the shaping engine; all other text is itemised by Pango.
///
/// A shaper belongs to one thread.
package final class PangoShaper: TextShaper {
    /// The faces met so far, in order of their first use.
    package var faces: [FontFace] { used.map(\.description) }
    /// What went wrong with fonts: each query that found no face was set in the nearest one.
    package private(set) var problems: [FontProblem] = []

    private let library: FontLibrary
    private let engine: ShapingEngine
    private let lastResort: LibraryFace
    private var used: [LibraryFace] = []
    private var indices: [FontQuery: Int] = [:]
    private var paragraph = ParagraphText()

    /// Makes a shaper for the fonts of a library; nil if Pango cannot be used or the library is empty.
    package init?(library: FontLibrary) {
        guard let map = library.map, let engine = ShapingEngine(map: map),
            let face = library.nearestFace(to: FontQuery(family: ""))
        else { return nil }
        self.library = library
        lastResort = face
        self.engine = engine
    }

    /// Shapes a paragraph.
    package func shape(_ text: StyledText) -> ShapedText {
        var written: [UInt8]?
        if text.spans.contains(where: \.font.capitals) {
            read(text)
            written = paragraph.bytes
        }
        read(text, inCapitals: written != nil)
        let asked = askedFaces(text)
        let language = pango_language_from_string(text.language)
        var shaped = ShapedText()
        shaped.baseLevel = engine.analyze(
            &paragraph, language: language, isRightToLeft: text.isRightToLeft)
        var resolver = FaceResolver(paragraph: paragraph, library: library, language: text.language)
        let ranges = resolver.resolve(asked, faces: { used[$0] }, index: index(of:), into: &shaped)
        engine.shape(
            paragraph, faces: { used[$0] }, ranges: ranges, tracking: text.spans.map(\.tracking),
            baseLevel: shaped.baseLevel, into: &shaped)
        shaped.text = paragraph.bytes
        paragraph.bytes = []
        if let written { shaped.replaceText(by: written) }
        shaped.missing = paragraph.dropped + shaped.missing
        return shaped
    }

    /// Makes the paragraph of a text, with capitals where they are asked for and the face has them.
    private func read(_ text: StyledText, inCapitals: Bool = false) {
        paragraph.clear(capacity: text.spans.reduce(1) { $0 + $1.text.utf8.count })
        let capitals = Capitals(language: text.language)
        for span in text.spans {
            let written = span.text.normalized
            guard inCapitals, span.font.capitals else {
                paragraph.append(written)
                continue
            }
            let face = used[index(of: span.font)]
            paragraph.append(
                capitals.upper(written) { capital, letter in
                    face.covers(capital.value) || !face.covers(letter.value)
                })
        }
    }

    /// The measures of the face that a query finds, in em.
    package func metrics(of query: FontQuery) -> FontMetrics { used[index(of: query)].metrics }

    /// Whether the face that a query finds has small capitals of its own.
    package func hasSmallCaps(_ query: FontQuery) -> Bool { used[index(of: query)].hasSmallCaps }

    /// Where the ink of a glyph begins and ends, in em; nil without ink.
    package func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>? {
        used[face].ink(of: glyph)
    }

    /// The faces that the spans ask for, neighbours with the same face joined.
    private func askedFaces(_ text: StyledText) -> [FaceRange] {
        var ranges: [FaceRange] = []
        for (span, end) in zip(text.spans, paragraph.spanEnds) {
            let face = index(of: span.font)
            let forms = LetterForms(
                isSmallCaps: span.font.smallCaps && used[face].hasSmallCaps,
                figures: span.font.figures, language: text.language)
            if let last = ranges.last, last.face == face, last.forms == forms {
                ranges[ranges.count - 1].end = end
            } else {
                ranges.append(FaceRange(end: end, face: face, forms: forms))
            }
        }
        return ranges
    }

    private func index(of query: FontQuery) -> Int {
        // Letters and figures of all shapes are of the same face.
        var query = query
        query.smallCaps = false
        query.capitals = false
        query.figures = nil
        if let index = indices[query] { return index }
        let index = index(of: find(query))
        indices[query] = index
        return index
    }

    private func index(of face: LibraryFace) -> Int {
        if let index = used.firstIndex(where: { $0 === face }) { return index }
        used.append(face)
        do throws(FontProblem) {
            try engine.prepare(face, isFirst: used.count == 1)
        } catch {
            problems.append(error)
        }
        return used.count - 1
    }

    private func find(_ query: FontQuery) -> LibraryFace {
        do throws(FontProblem) {
            return try library.face(for: query)
        } catch {
            problems.append(error)
            return library.nearestFace(to: query) ?? lastResort
        }
    }
}
