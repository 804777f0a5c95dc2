package import Pages

/// Sets the captions of a gallery: a name in bold, a sentence in grey, and a line below them.
package struct CaptionSetter {
    private let shaper: any TextShaper

    /// The family of captions.
    private static let family = "Source Sans 3"
    private static let height = 34.0
    private static let margin = 24.0
    private static let grey = Color(hex: 0x6B6F76)
    private static let lineGrey = Color(hex: 0xB8BCC2)

    /// The fonts that captions need.
    package static let fonts = [FontQuery(family: family, weight: 700), FontQuery(family: family)]

    /// Makes a setter for a shaper, the same that makes the pages.
    package init(shaper: any TextShaper) { self.shaper = shaper }

    /// The strip above a page: its name, and a sentence about it.
    ///
    /// - Parameters:
    ///   - title: the name; a sentence may follow.
    ///   - summary: the sentence, cut short after a word if it is too long for one line.
    ///   - width: the width of the page, in points.
    /// - Returns: the caption, from the page's left edge to its right edge.
    package func caption(
        _ title: String, _ summary: String, width: Double
    ) -> GalleryExhibit.Caption {
        let room = width - 2 * Self.margin
        let heading = line(title, size: 13, weight: 700, color: .black, y: 15, room)
        var lines: [GlyphLine] = []
        if !summary.isEmpty {
            lines.append(line(summary, size: 9.5, weight: 400, color: Self.grey, y: 27.5, room))
        }
        return GalleryExhibit.Caption(
            height: Self.height, heading: heading, lines: lines,
            decoration: [
                PathShape(
                    Rect(x: 0, y: Self.height - 0.5, width: width, height: 0.5),
                    fill: Self.lineGrey)
            ])
    }

    private func line(
        _ text: String, size: Double, weight: Int, color: Color, y: Double, _ room: Double
    ) -> GlyphLine {
        let style = TextStyle(
            family: Self.family, weight: weight, isItalic: false, size: size, leading: 1.2,
            color: color, tracking: 0, caps: .none)
        func paragraph(_ text: String) -> ShapedParagraph {
            ShapedParagraph(ComposedText(text, style), language: "en", shaper: shaper)
        }
        var set = paragraph(text)
        var words = text.split(separator: " ")
        while set.width > room, words.count > 1 {
            words.removeLast()
            set = paragraph(words.joined(separator: " ") + " …")
        }
        return GlyphLine(
            origin: Point(x: Self.margin, y: y),
            runs: LineSetter(paragraph: set).runs(of: set.shaped.clusters.indices).map(\.run))
    }
}
