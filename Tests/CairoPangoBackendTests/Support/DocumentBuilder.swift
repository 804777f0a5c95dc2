import Pages

@testable import CairoPangoBackend

/// Sets lines of text one below the other, as simply as can be.
struct DocumentBuilder {
    let shaper: PangoShaper
    var document: PageDocument
    private var y = 72.0

    init(_ shaper: PangoShaper, title: String = "Test", created: String? = nil) {
        self.shaper = shaper
        document = PageDocument(
            info: DocumentInfo(title: title, author: "Zoë", created: created),
            structure: [StructureElement(.document, parent: nil)],
            pages: [Page(size: Size(width: 595.28, height: 841.89))])
    }

    /// Adds an element and answers its index.
    mutating func element(_ kind: StructureElement.Kind, in parent: Int = 0) -> Int {
        document.structure.append(StructureElement(kind, parent: parent))
        return document.structure.count - 1
    }

    /// Adds a line of text to the last page; `element` nil makes it decoration.
    @discardableResult mutating func line(
        _ text: String, _ font: FontQuery = sans, size: Double = 10, in element: Int?,
        tracking: Double = 0
    ) -> Double {
        let shaped = shaper.shape(text, font, tracking: tracking, language: document.info.language)
        var runs = Self.runs(of: shaped, size: size, element: element)
        for index in runs.indices { runs[index].isCapitals = font.capitals }
        document.pages[document.pages.count - 1].items.append(
            .text(GlyphLine(origin: Point(x: 72, y: y), runs: runs)))
        document.faces = shaper.faces
        y += size * 1.4
        return shaped.width * size
    }

    /// Adds a paragraph of one line.
    mutating func paragraph(_ text: String, _ font: FontQuery = sans, size: Double = 10) {
        let element = element(.paragraph)
        line(text, font, size: size, in: element)
    }

    /// Starts a new page.
    mutating func page() {
        document.pages.append(Page(size: document.pages[0].size))
        y = 72
    }

    /// The glyph runs of a line of one direction.
    static func runs(of shaped: ShapedText, size: Double, element: Int?) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var x = 0.0
        let isRightToLeft = shaped.clusters.first.map { $0.level & 1 == 1 } ?? false
        for cluster in isRightToLeft ? shaped.clusters.reversed() : shaped.clusters {
            let bytes = shaped.text[
                Int(cluster.textStart)..<Int(cluster.textStart + cluster.textLength)]
            let text = String(decoding: bytes, as: UTF8.self)
            if runs.last?.face != Int(cluster.face) {
                runs.append(
                    GlyphRun(
                        face: Int(cluster.face), size: size, color: .black, element: element, x: x,
                        width: 0, glyphs: [], clusters: [], text: "", isRightToLeft: isRightToLeft))
            }
            let last = runs.count - 1
            var pen = runs[last].width
            for index in Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount) {
                let glyph = shaped.glyphs[index]
                runs[last].glyphs.append(
                    .init(id: glyph.id, x: pen + glyph.dx * size, y: glyph.dy * size))
                pen += glyph.advance * size
            }
            runs[last].clusters.append(
                .init(textLength: bytes.count, glyphCount: Int(cluster.glyphCount)))
            runs[last].text = isRightToLeft ? text + runs[last].text : runs[last].text + text
            runs[last].width += cluster.advance * size
            x += cluster.advance * size
        }
        return runs
    }
}
