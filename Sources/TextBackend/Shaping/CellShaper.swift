import Characters
package import Pages

/// Shapes text in the cells of a terminal, with no font.
///
/// Each grapheme cluster (UAX #29) is a cluster of one glyph, half an em for each cell; the glyph's
/// index is the value of the cluster's first scalar. Serves terminal pages and the layout's tests.
package final class CellShaper: TextShaper {
    /// The advance of one cell, in em.
    package static let cell = 0.5

    package private(set) var faces: [FontFace] = []
    private var faceIndices: [FontQuery: Int32] = [:]

    /// Makes a shaper that has met no face yet.
    package init() {}

    package func shape(_ text: StyledText) -> ShapedText {
        var paragraph = CellParagraph(capacity: text.spans.reduce(0) { $0 + $1.text.utf8.count })
        for (index, span) in text.spans.enumerated() {
            paragraph.append(span, index: Int32(index), face: face(for: span.font))
        }
        return paragraph.finished(isRightToLeft: text.isRightToLeft)
    }

    package func metrics(of query: FontQuery) -> FontMetrics {
        FontMetrics(ascent: 0.8, descent: 0.2, capHeight: 0.7, xHeight: 0.5)
    }

    /// A terminal has none.
    package func hasSmallCaps(_ query: FontQuery) -> Bool { false }

    /// Nothing: a sign takes its whole cell.
    package func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>? { nil }

    private func face(for query: FontQuery) -> Int32 {
        // Terminals have one shape of each letter and figure: the text stays as it is.
        var query = query
        query.smallCaps = false
        query.capitals = false
        query.figures = nil
        if let index = faceIndices[query] { return index }
        let index = Int32(faces.count)
        faces.append(FontFace(cellsFor: query))
        faceIndices[query] = index
        return index
    }
}

/// A paragraph in the making.
private struct CellParagraph {
    private var text: [UInt8] = []
    private var clusters: [ShapedCluster] = []
    private var glyphs: [ShapedGlyph] = []
    private var breaks: [LineBreakClass] = []
    /// The first scalar of each cluster.
    private var scalars: [UInt32] = []

    init(capacity: Int) {
        text.reserveCapacity(capacity)
        clusters.reserveCapacity(capacity)
        glyphs.reserveCapacity(capacity)
        breaks.reserveCapacity(capacity)
        scalars.reserveCapacity(capacity)
    }

    mutating func append(_ span: StyledText.Span, index: Int32, face: Int32) {
        let bytes = span.text.utf8
        // Without a carriage return, which pairs with a line feed, ASCII needs no segmentation.
        if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in bytes {
                let scalar = Unicode.Scalar(byte)
                append(
                    scalar, bytes: 1, cells: CellWidth.of(scalar), face: face, span: index,
                    tracking: span.tracking)
                text.append(byte)
            }
        } else {
            for character in span.text {
                guard let scalar = character.unicodeScalars.first else { continue }
                append(
                    scalar, bytes: character.utf8.count, cells: CellWidth.of(character),
                    face: face, span: index, tracking: span.tracking)
                text += character.utf8
            }
        }
    }

    private mutating func append(
        _ scalar: Unicode.Scalar, bytes: Int, cells: Int, face: Int32, span: Int32, tracking: Double
    ) {
        let kind = LineBreakClass(scalar, cells: cells)
        let start = Int32(glyphs.count)
        var advance = 0.0
        if kind != .lineFeed {
            advance = Double(cells) * CellShaper.cell
            glyphs.append(ShapedGlyph(id: scalar.value, advance: advance))
        }
        clusters.append(
            ShapedCluster(
                textStart: Int32(text.count), textLength: Int32(bytes), glyphStart: start,
                glyphCount: Int32(glyphs.count) - start,
                advance: cells > 0 ? advance + tracking : advance, face: face, span: span,
                isSpace: kind == .space || kind == .lineFeed || kind == .glue && cells > 0,
                breakAfter: .desperate))
        breaks.append(kind)
        scalars.append(scalar.value)
    }

    /// The numbers of the clusters that begin another span.
    private var spanEnds: [Int] {
        let spans = clusters.map(\.span)
        return spans.indices.dropFirst().filter { spans[$0] != spans[$0 - 1] }
    }

    consuming func finished(isRightToLeft: Bool) -> ShapedText {
        var startsWord = true
        for (index, kind) in breaks.enumerated() {
            let isSpace = clusters[index].isSpace
            clusters[index].breakAfter =
                if index + 1 < breaks.count {
                    LineBreakClass.between(kind, breaks[index + 1], startsWord: startsWord)
                } else {
                    kind == .lineFeed ? .mandatory : isSpace ? .allowed : .desperate
                }
            startsWord = isSpace
        }
        let bidi = BidiLevels(
            scalars, isRightToLeft: isRightToLeft, ends: isRightToLeft ? spanEnds : [])
        for (index, level) in bidi.levels.enumerated() { clusters[index].level = level }
        var shaped = ShapedText()
        (shaped.text, shaped.clusters, shaped.glyphs) = (text, clusters, glyphs)
        shaped.baseLevel = bidi.base
        return shaped
    }
}

extension FontFace {
    /// Makes the face that stands for a query in terminal cells, such as `Cells-BoldItalic`.
    fileprivate init(cellsFor query: FontQuery) {
        let weight =
            switch query.weight {
            case ..<150: "Thin"
            case ..<250: "ExtraLight"
            case ..<350: "Light"
            case ..<450: ""
            case ..<550: "Medium"
            case ..<650: "SemiBold"
            case ..<750: "Bold"
            case ..<850: "ExtraBold"
            default: "Black"
            }
        let style = weight + (query.isItalic ? "Italic" : "")
        self.init(
            family: query.family, weight: query.weight, isItalic: query.isItalic,
            postScriptName: "Cells-" + (style.isEmpty ? "Regular" : style))
    }
}
