import CPango
import Pages

/// Pango's itemising and shaping, with all that can be used again from one paragraph to the next.
final class ShapingEngine {
    private let map: FontMap
    private let item: UnsafeMutablePointer<PangoItem>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The glyphs of words that were not known yet.
    private let newGlyphs: UnsafeMutablePointer<PangoGlyphString>
    private let features = OptionalFeatures()
    private var fonts: [ObjectIdentifier: UnsafeMutablePointer<PangoFont>] = [:]
    private var scripts: [ScriptRange] = []
    /// Whether what was analysed last needed no itemising.
    private var isSimple = false

    /// The longest text that is shaped at once, in bytes: bounds the memory that shaping takes.
    private static let longestRun = 4096

    /// Makes an engine for a font map; nil if memory is lacking.
    init?(map: FontMap) {
        guard let item = pango_item_new(), let glyphs = pango_glyph_string_new(),
            let newGlyphs = pango_glyph_string_new()
        else { return nil }
        self.map = map
        self.item = item
        self.glyphs = glyphs
        self.newGlyphs = newGlyphs
    }

    deinit {
        item.pointee.analysis.font = nil
        item.pointee.analysis.extra_attrs = nil
        pango_item_free(item)
        pango_glyph_string_free(glyphs)
        pango_glyph_string_free(newGlyphs)
    }

    /// Makes a face ready for shaping; the first of a document is what Pango itemises with.
    func prepare(_ face: LibraryFace, isFirst: Bool) throws(FontProblem) {
        fonts[ObjectIdentifier(face)] = try map.font(for: face)
        if isFirst { map.itemizes(with: face) }
    }

    /// Finds directions, scripts, clusters and line breaks; answers the paragraph's level.
    func analyze(
        _ paragraph: inout ParagraphText, language: OpaquePointer?, isRightToLeft: Bool
    ) -> UInt8 {
        scripts.removeAll(keepingCapacity: true)
        guard !paragraph.bytes.isEmpty else { return isRightToLeft ? 1 : 0 }
        isSimple =
            paragraph.isSimple && !isRightToLeft
            && pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0
        if isSimple {
            analyzeSimple(&paragraph, language: language)
            return 0
        }
        return Itemizer(context: map.context, language: language).analyze(
            &paragraph, isRightToLeftPage: isRightToLeft, into: &scripts)
    }

    private func analyzeSimple(_ paragraph: inout ParagraphText, language: OpaquePointer?) {
        paragraph.bytes.withUnsafeBufferPointer { text in
            paragraph.marks.withUnsafeMutableBufferPointer { marks in
                BreakMarker(text: text, marks: marks).markSimple()
            }
            var start = 0
            while start < text.count {
                var end = start
                var hasLetters = false
                while end < text.count, text[end] != 0x0A {
                    hasLetters = hasLetters || text[end] >= 0x41
                    end += 1
                }
                if end > start {
                    scripts.append(
                        ScriptRange(
                            start: start, end: end, level: 0,
                            script: hasLetters ? Script.latin : Script.common, language: language))
                }
                start = end + 1
            }
        }
    }

    /// Shapes what was analysed last.
    func shape(
        _ paragraph: ParagraphText, faces: (Int) -> LibraryFace, ranges: [FaceRange],
        tracking: [Double], baseLevel: UInt8, into shaped: inout ShapedText
    ) {
        paragraph.bytes.withUnsafeBufferPointer { text in
            paragraph.marks.withUnsafeBufferPointer { marks in
                var writer = ClusterWriter(
                    text: text, marks: marks, spanEnds: paragraph.spanEnds, tracking: tracking)
                var position = 0
                var next = 0
                for script in scripts {
                    writeLineFeeds(from: position, to: script.start, baseLevel, into: &writer)
                    position = script.start
                    while position < script.end {
                        while ranges[next].end <= position { next += 1 }
                        let range = ranges[next]
                        let end = chunkEnd(
                            from: position, to: min(script.end, range.end), in: text, marks)
                        let face = faces(range.face)
                        var forms = range.forms
                        if forms.isSmallCaps, !face.hasSmallCaps {
                            forms = LetterForms(figures: forms.figures)
                        }
                        let run = ClusterWriter.Run(
                            start: position, end: end, face: range.face, level: script.level,
                            isTracked: !Script.isJoined(script.script),
                            forms: forms, spaceGlyph: face.spaceGlyph, isMissing: range.isMissing)
                        if let font = fonts[ObjectIdentifier(face)], !range.isMissing {
                            shape(
                                run, of: script, font: font, isBuiltIn: face.isBuiltIn, text: text,
                                into: &writer)
                        } else {
                            writer.writeWithoutGlyphs(from: position, to: end, of: run)
                        }
                        position = end
                    }
                }
                writeLineFeeds(from: position, to: text.count, baseLevel, into: &writer)
                shaped.clusters = writer.clusters
                shaped.glyphs = writer.glyphs
                for scalar in writer.missing where !shaped.missing.contains(scalar) {
                    shaped.missing.append(scalar)
                }
            }
        }
    }

    /// Where to end a piece of a long text: after a space if there is one, else between clusters.
    private func chunkEnd(
        from start: Int, to end: Int, in text: UnsafeBufferPointer<UInt8>,
        _ marks: UnsafeBufferPointer<CharacterMark>
    ) -> Int {
        guard end - start > Self.longestRun else { return end }
        let limit = start + Self.longestRun
        if let space = text[(limit - 256)..<limit].lastIndex(of: 0x20) { return space + 1 }
        var limited = limit
        while limited < end, !marks[limited].contains(.start) { limited += 1 }
        return limited
    }

    private func writeLineFeeds(
        from start: Int, to end: Int, _ level: UInt8, into writer: inout ClusterWriter
    ) {
        guard start < end else { return }
        let face = Int(writer.clusters.last?.face ?? 0)
        writer.writeWithoutGlyphs(
            from: start, to: end,
            of: ClusterWriter.Run(
                start: start, end: end, face: face, level: level, isTracked: false, spaceGlyph: nil)
        )
    }

    private func shape(
        _ run: ClusterWriter.Run, of script: ScriptRange, font: UnsafeMutablePointer<PangoFont>,
        isBuiltIn: Bool, text: UnsafeBufferPointer<UInt8>, into writer: inout ClusterWriter
    ) {
        item.pointee.analysis.font = font
        item.pointee.analysis.level = script.level
        item.pointee.analysis.script = script.script
        item.pointee.analysis.language = script.language
        if isSimple, isBuiltIn {
            let style = ShapedWords.Style(
                font: font, forms: run.forms, script: script.script, language: script.language)
            shapeWords(from: run.start, to: run.end, of: text, style)
        } else {
            item.pointee.analysis.extra_attrs =
                Script.hasOptionalLigatures(script.script)
                ? features.list(run.forms, composes: true) : nil
            shape(from: run.start, to: run.end, of: text, into: glyphs)
        }
        if let boundary = straddled(by: run, spanEnds: writer.spanEnds) {
            for part in [run.start..<boundary, boundary..<run.end] {
                var run = run
                run.start = part.lowerBound
                run.end = part.upperBound
                shape(
                    run, of: script, font: font, isBuiltIn: isBuiltIn, text: text, into: &writer)
            }
        } else {
            writer.write(glyphs, of: run)
        }
    }

    /// Shapes what is not known of a stretch of text, and remembers it.
    private func shapeWords(
        from start: Int, to end: Int, of text: UnsafeBufferPointer<UInt8>,
        _ style: ShapedWords.Style
    ) {
        let forms = style.forms
        let style = map.words.number(of: style)
        pango_glyph_string_set_size(glyphs, 0)
        var shaped = start
        var next = start
        while next < end {
            let wordStart = next
            next = ShapedWords.end(of: text[wordStart..<end])
            let word = map.words.word(text[wordStart..<next], style)
            let newEnd = word == nil ? next : wordStart
            if newEnd > shaped, word != nil || next == end {
                let new = text[shaped..<newEnd]
                item.pointee.analysis.extra_attrs = features.list(
                    forms, composes: ShapedWords.mayCompose(new))
                shape(from: shaped, to: newEnd, of: text, into: newGlyphs)
                map.words.append(newGlyphs, of: new, style, at: shaped - start, to: glyphs)
                shaped = newEnd
            }
            if let word {
                map.words.append(word, at: wordStart - start, to: glyphs)
                shaped = next
            }
        }
    }

    /// Has Pango shape a stretch of text.
    private func shape(
        from start: Int, to end: Int, of text: UnsafeBufferPointer<UInt8>,
        into glyphs: UnsafeMutablePointer<PangoGlyphString>
    ) {
        item.pointee.offset = Int32(start)
        item.pointee.length = Int32(end - start)
        item.pointee.num_chars = item.pointee.length
        text.withMemoryRebound(to: CChar.self) { characters in
            pango_shape_item(
                item, characters.baseAddress, Int32(text.count), nil, glyphs, PANGO_SHAPE_NONE)
        }
    }

    /// The end of a span that a glyph's text runs across, such as a ligature of two links.
    private func straddled(by run: ClusterWriter.Run, spanEnds: [Int]) -> Int? {
        guard spanEnds.count > 1, let offsets = glyphs.pointee.log_clusters else { return nil }
        let clusters = UnsafeBufferPointer(start: offsets, count: Int(glyphs.pointee.num_glyphs))
        var low = 0
        var high = spanEnds.count
        while low < high {
            let middle = (low + high) / 2
            if spanEnds[middle] > run.start { high = middle } else { low = middle + 1 }
        }
        let isReversed = run.level & 1 == 1
        while low < spanEnds.count, spanEnds[low] < run.end {
            let boundary = Int32(spanEnds[low] - run.start)
            var first = 0
            var last = clusters.count
            while first < last {
                let middle = (first + last) / 2
                let isBefore =
                    isReversed ? clusters[middle] > boundary : clusters[middle] < boundary
                if isBefore { first = middle + 1 } else { last = middle }
            }
            if first == clusters.count || clusters[first] != boundary { return spanEnds[low] }
            low += 1
        }
        return nil
    }
}
