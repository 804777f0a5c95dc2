import CPango
import Pages

/// Gathers what Pango returns, item by item, as clusters in reading order.
struct ClusterBuilder {
    var baseLevel: UInt8 = 0
    /// Characters that the loaded fonts do not have.
    private(set) var unknown: [Unicode.Scalar] = []

    private let text: StyledText
    private let bytes: [UInt8]
    private let breaks: LineBreaks
    /// The end of each span, as an offset in the text.
    private let spanEnds: [Int]
    private var clusters: [ShapedCluster] = []
    private var glyphs: [ShapedGlyph] = []
    private var substituted: [ShapedText.Substitution] = []
    private var span = 0

    init(text: StyledText, bytes: [UInt8], breaks: LineBreaks) {
        self.text = text
        self.bytes = bytes
        self.breaks = breaks
        var end = 0
        spanEnds = text.spans.map { span in
            end += span.text.utf8.count
            return end
        }
        clusters.reserveCapacity(bytes.count)
        glyphs.reserveCapacity(bytes.count)
    }

    /// Adds a shaped item; items come in reading order.
    mutating func add(_ item: PangoItem, _ shaped: PangoGlyphString, face: Int32, space: UInt32) {
        let start = Int(item.offset)
        let end = start + Int(item.length)
        let count = Int(shaped.num_glyphs)
        let level = item.analysis.level
        let isRightToLeft = level % 2 == 1
        guard count > 0, let infos = shaped.glyphs, let offsets = shaped.log_clusters else {
            addEmpty(start..<end, face: face, level: level)
            return
        }
        // Glyphs run from left to right; clusters are taken in reading order.
        var position = isRightToLeft ? count - 1 : 0
        var isFirst = true
        while position >= 0, position < count {
            let offset = Int(offsets[position])
            var low = position
            var high = position
            if isRightToLeft {
                while low > 0, Int(offsets[low - 1]) == offset { low -= 1 }
                position = low - 1
            } else {
                while high + 1 < count, Int(offsets[high + 1]) == offset { high += 1 }
                position = high + 1
            }
            let hasNext = position >= 0 && position < count
            let clusterStart = isFirst ? start : start + offset
            let clusterEnd = hasNext ? start + Int(offsets[position]) : end
            isFirst = false
            guard clusterEnd > clusterStart else { continue }
            add(
                clusterStart..<clusterEnd, infos, low...high, face: face, level: level,
                space: space)
        }
    }

    /// Adds an item for which there is no font at all.
    mutating func addUnknown(_ item: PangoItem) {
        let range = Int(item.offset)..<(Int(item.offset) + Int(item.length))
        unknown += scalars(range)
        addEmpty(range, face: 0, level: item.analysis.level)
    }

    /// Notes an item's characters that another family than the asked one supplied.
    mutating func noteSubstitutes(_ item: PangoItem, family: String) {
        var position = Int(item.offset)
        let end = position + Int(item.length)
        var index = spanEnds.firstIndex { $0 > position } ?? 0
        while position < end, index < spanEnds.count {
            let stretch = position..<min(end, spanEnds[index])
            let asked = text.spans[index].font.family
            if asked != family {
                for scalar in scalars(stretch)
                where !scalar.properties.isWhitespace && !unknown.contains(scalar) {
                    let note = ShapedText.Substitution(scalar: scalar, asked: asked, used: family)
                    if !substituted.contains(note) { substituted.append(note) }
                }
            }
            position = stretch.upperBound
            index += 1
        }
    }

    /// What was gathered.
    func finish() -> ShapedText {
        var seen: Set<Unicode.Scalar> = []
        let missing = unknown.filter { seen.insert($0).inserted && !$0.isSilent }
        return ShapedText(
            text: bytes, clusters: clusters, glyphs: glyphs, baseLevel: baseLevel,
            missing: missing, substituted: substituted)
    }

    // MARK: Clusters

    private mutating func add(
        _ range: Range<Int>, _ infos: UnsafeMutablePointer<PangoGlyphInfo>,
        _ indices: ClosedRange<Int>, face: Int32, level: UInt8, space: UInt32
    ) {
        let isSpace = bytes[range.lowerBound] == UInt8(ascii: " ")
        let isLineFeed = bytes[range.lowerBound] == UInt8(ascii: "\n")
        let firstGlyph = glyphs.count
        var advance = 0.0
        if !isLineFeed {
            var isUnknown = false
            for index in indices {
                let info = infos[index]
                var id = info.glyph
                if id == resume_pdf_empty_glyph {
                    // Blanks have a glyph, so that extractors find a space between words.
                    guard isSpace else { continue }
                    id = space
                }
                if id & resume_pdf_unknown_glyph_flag != 0 {
                    isUnknown = true
                    continue
                }
                let glyph = ShapedGlyph(
                    id: id, advance: Double(info.geometry.width) * PangoShaper.em,
                    dx: Double(info.geometry.x_offset) * PangoShaper.em,
                    dy: Double(info.geometry.y_offset) * PangoShaper.em)
                advance += glyph.advance
                glyphs.append(glyph)
            }
            if isUnknown {
                unknown += scalars(range)
                glyphs.removeLast(glyphs.count - firstGlyph)
                advance = 0
            }
        }
        append(
            range, firstGlyph, advance: advance, face: face, level: level, isSpace: isSpace)
    }

    private mutating func addEmpty(_ range: Range<Int>, face: Int32, level: UInt8) {
        append(range, glyphs.count, advance: 0, face: face, level: level, isSpace: false)
    }

    private mutating func append(
        _ range: Range<Int>, _ firstGlyph: Int, advance: Double, face: Int32, level: UInt8,
        isSpace: Bool
    ) {
        while span + 1 < spanEnds.count, spanEnds[span] <= range.lowerBound { span += 1 }
        let count = glyphs.count - firstGlyph
        // Letters of joined scripts, which run from right to left, would come apart.
        let tracking = level % 2 == 0 && count > 0 ? text.spans[span].tracking : 0
        clusters.append(
            ShapedCluster(
                textStart: Int32(range.lowerBound), textLength: Int32(range.count),
                glyphStart: Int32(firstGlyph), glyphCount: Int32(count),
                advance: advance + tracking, face: face, span: Int32(span), level: level,
                isSpace: isSpace, breakAfter: breaks.kind(endingAt: range.upperBound)))
    }

    private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
        Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
    }
}

extension Unicode.Scalar {
    /// Whether a character is never seen by itself, so that nobody misses it.
    fileprivate var isSilent: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || properties.isWhitespace
    }
}
