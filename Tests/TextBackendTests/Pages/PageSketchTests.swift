import Pages
import Testing

@testable import TextBackend

/// Pages of lines at known places, in cells of 5 pt.
struct PageSketchTests {
    private func line(
        _ text: String, x: Double, y: Double, width: Double? = nil, element: Int? = 0
    ) -> PageItem {
        let width = width ?? Double(text.count) * 5
        return .text(
            GlyphLine(
                origin: Point(x: x, y: y),
                runs: [
                    GlyphRun(
                        face: 0, size: 10, color: .black, element: element, x: 0, width: width,
                        glyphs: [GlyphRun.Glyph(id: 0, x: 0)],
                        clusters: [GlyphRun.Cluster(textLength: text.utf8.count, glyphCount: 1)],
                        text: text)
                ]))
    }

    private func rows(
        _ items: [PageItem], width: Int? = nil, isASCII: Bool = false, textArea: Rect? = nil
    ) -> [String] {
        let grid = PageSketch(
            document(items, textArea), options: SketchOptions(width: width, isASCII: isASCII)
        ).grid(ofPage: 0)
        return grid.rows.indices.map { grid.text(ofRow: $0) }
    }

    private func document(_ items: [PageItem], _ textArea: Rect?) -> PageDocument {
        PageDocument(
            info: DocumentInfo(title: "T"),
            faces: [FontFace(family: "F", weight: 400, isItalic: false, postScriptName: "F")],
            structure: [StructureElement(.document, parent: nil)],
            pages: [Page(size: Size(width: 300, height: 400), textArea: textArea, items: items)])
    }

    @Test func howFullAPageIsIsCountedBetweenItsMargins() {
        let items = [line("first", x: 20, y: 300), line("foot", x: 20, y: 390, element: nil)]
        for (area, fill) in [(Rect(x: 20, y: 100, width: 260, height: 250), 0.8), (nil, 0.75)] {
            let sketch = PageSketch(document(items, area), options: SketchOptions())
            #expect(sketch.fill(ofPage: 0) == fill)
        }
    }

    @Test func capitalsAreShownAsTheLanguageHasThem() {
        var item = line("İş ilanı", x: 20, y: 30)
        if case .text(var text) = item {
            text.runs[0].isCapitals = true
            item = .text(text)
        }
        var document = document([item], nil)
        document.info.language = "tr"
        let grid = PageSketch(document, options: SketchOptions()).grid(ofPage: 0)
        #expect(grid.rows.indices.contains { grid.text(ofRow: $0).contains("İŞ İLANI") })
    }

    private func mark(x: Double, y: Double, word: String?) -> PageItem {
        let area = Rect(x: x, y: y - 8, width: 9, height: 9)
        var shape = PathShape(roundedRect: area, radius: 2, fill: .black)
        shape.alternative = word
        return .path(shape)
    }

    @Test func aMarkIsReadAsItsWord() {
        let text = [
            line("ada", x: 32, y: 30), line("lovelace", x: 92, y: 30), line("below", x: 20, y: 50),
        ]
        let area = Rect(x: 20, y: 20, width: 260, height: 360)
        let found = { rows($0, textArea: area) }
        #expect(found([mark(x: 20, y: 30, word: "GitHub")] + text)[0] == "  GitHub ada  lovelace")
        #expect(found([mark(x: 80, y: 30, word: "X")] + text)[0] == "  ada         X lovelace")
        for far in [
            mark(x: 50, y: 30, word: "X"), mark(x: 20, y: 30, word: nil),
            mark(x: 20, y: 90, word: "X"),
            mark(x: 5, y: 30, word: "X"),
        ] {
            #expect(!found([far] + text)[0].contains("X"))
        }
    }

    @Test func aMarkIsSilentOnAPageWhereItsWordHasNoRoom() {
        let area = Rect(x: 20, y: 20, width: 260, height: 360)
        let marks = [
            mark(x: 20, y: 30, word: "GitHub"), line("ada", x: 32, y: 30),
            mark(x: 60, y: 30, word: "LinkedIn"), line("ada-l", x: 72, y: 30),
        ]
        let beside = line("a text beside them", x: 160, y: 30)
        let (wide, narrow) = (
            rows(marks, width: 30, textArea: area), rows(marks, width: 20, textArea: area)
        )
        #expect(wide[0].split(separator: " ") == ["GitHub", "ada", "LinkedIn", "ada-l"])
        #expect(narrow[0].split(separator: " ") == ["ada", "ada-l"])
        let crowded = rows(marks + [beside], width: 40, textArea: area).joined()
        #expect(!crowded.contains("GitHub") && crowded.contains("ada-l"))
    }

    private let long = String(repeating: "word ", count: 10) + "end"

    @Test func whatIsCentredOnThePageIsCentredAmongShortLines() {
        let area = Rect(x: 20, y: 20, width: 260, height: 360)
        let found = rows(
            [
                line("Ada Lovelace", x: 120, y: 30), line("first line, ragged", x: 20, y: 54),
                line("second", x: 20, y: 66), line("third", x: 20, y: 78),
            ], textArea: area)
        #expect(found[0] == String(repeating: " ", count: 20) + "Ada Lovelace")
        #expect(found[2] == "first line, ragged")
    }

    @Test func aPageOfAFewShortLinesIsAsWideAsItsText() {
        let area = Rect(x: 20, y: 20, width: 260, height: 360)
        let found = rows([line("Ada", x: 142.5, y: 30, width: 15)], textArea: area)
        // No line says how dense text is: five cells an inch and more.
        let width = Double(found[0].count) * 2 - 3
        #expect(width > 40 && width < 110)
    }

    @Test func linesStandBelowEachOtherWithGaps() {
        let found = rows([
            line(long, x: 20, y: 50), line("second", x: 20, y: 62), line("third", x: 20, y: 86),
            line("fourth", x: 20, y: 98),
        ])
        #expect(found == [long, "second", "", "third", "fourth"])
    }

    @Test func whatIsFlushRightStaysThere() {
        let found = rows(
            [
                line(long, x: 20, y: 50), line("left", x: 20, y: 62),
                line("2020", x: 265, y: 62, width: 20), line("left", x: 20, y: 74),
                line("2021", x: 265, y: 74, width: 20),
            ], width: 53)
        #expect(found[1] == "left" + String(repeating: " ", count: 45) + "2020")
        #expect(found[2] == "left" + String(repeating: " ", count: 45) + "2021")
    }

    @Test func aLongLineIsFolded() {
        let found = rows([line(long, x: 20, y: 50), line("next", x: 20, y: 62)], width: 26)
        #expect(
            found == ["word word word word word", "↪ word word word word word", "↪ end", "next"])
        #expect(rows([line(long, x: 20, y: 50)], width: 26, isASCII: true)[1].hasPrefix("> "))
    }

    @Test func columnsGoDownEachByItself() {
        var items: [PageItem] = []
        for number in 0..<6 {
            items.append(line("side \(number)", x: 20, y: 50 + Double(number) * 12))
            items.append(
                line("main text \(number)", x: 120, y: 53 + Double(number) * 12, width: 120))
        }
        let found = rows(items)
        #expect(found.count == 6)
        #expect(found.allSatisfy { $0.hasPrefix("side") && $0.contains("main text") })
    }

    @Test func aRuleIsDrawn() {
        let rule = PageItem.path(
            PathShape(Rect(x: 20, y: 55, width: 265, height: 0.5), fill: .black))
        let found = rows([line(long, x: 20, y: 50), rule, line("next", x: 20, y: 70)])
        #expect(found.count == 3)
        #expect(found[1].allSatisfy { $0 == "─" })
        #expect(found[1].count >= 50)
    }

    @Test func controlsNeverReachACell() {
        let found = rows([line("a\u{1B}[31mb\u{9B}\u{202E}c\r\u{7}", x: 20, y: 50)])
        #expect(found == ["a[31mbc"])
    }

    @Test func linesWithRightToLeftTextAreSetApart() {
        func line(_ pieces: [(String, Bool)], y: Double) -> PageItem {
            var x = 0.0
            // Runs stand from left to right on the page.
            let runs = pieces.map { text, isRightToLeft in
                defer { x += Double(text.count) * 5 }
                return GlyphRun(
                    face: 0, size: 10, color: .black, element: 0, x: x,
                    width: Double(text.count) * 5, glyphs: [GlyphRun.Glyph(id: 0, x: 0)],
                    clusters: [GlyphRun.Cluster(textLength: text.utf8.count, glyphCount: 1)],
                    text: text, isRightToLeft: isRightToLeft)
            }
            return .text(GlyphLine(origin: Point(x: 20, y: y), runs: runs))
        }
        let found = rows([
            line([("(3)", false), (" ב", true), ("אלפא", true)], y: 50),
            line([("Moved the ", false), ("שרת", true), (" away", false)], y: 62),
        ])
        // As it is read, from first to last, with one isolate around each line.
        #expect(found == ["\u{2067}אלפא ב(3)\u{2069}", "\u{2066}Moved the שרת away\u{2069}"])
    }

    @Test(
        arguments: [
            // As the page has them, from its left to its right; (text, from right to left).
            ([("2021", false), (" – ", true), ("2019", false)], "\u{2067}2019 – 2021\u{2069}"),
            (
                [("b", false), ("c", false), (" של ", true), ("a", false)],
                "\u{2067}a של bc\u{2069}"
            ),
            ([(" ", true), ("+1 2-3", false)], "\u{2066}+1 2-3\u{2069}"),
        ] as [([(String, Bool)], String)])
    func linesOfAPageFromRightToLeftAreReadSo(pieces: [(String, Bool)], expected: String) {
        var x = 0.0
        let runs = pieces.map { text, isRightToLeft in
            defer { x += Double(text.count) * 5 }
            return GlyphRun(
                face: 0, size: 10, color: .black, element: 0, x: x,
                width: Double(text.count) * 5, glyphs: [GlyphRun.Glyph(id: 0, x: 0)],
                clusters: [GlyphRun.Cluster(textLength: text.utf8.count, glyphCount: 1)],
                text: text, isRightToLeft: isRightToLeft)
        }
        let line = GlyphLine(origin: Point(x: 20, y: 50), runs: runs, isRightToLeft: true)
        #expect(rows([.text(line)]) == [expected])
    }

    @Test func aPageThatIsNotThereIsEmpty() {
        let document = PageDocument(info: DocumentInfo(title: "T"))
        let sketch = PageSketch(document, options: SketchOptions())
        #expect(sketch.grid(ofPage: 3).rows.isEmpty)
        #expect(sketch.fill(ofPage: 3) == 0)
    }
}
