import Pages
import ResumeModel

/// Sets the line at the foot of pages, once the number of pages is known.
struct FooterSetter {
    let layout: Layout
    let shaper: any TextShaper
    let language: String

    /// The lines by the index of their page, and the shaped texts that they were set from.
    func lines(
        _ person: Person, pageCount: Int
    ) -> (lines: [(page: Int, line: TextLine)], shaped: [ShapedText]) {
        guard let footer = layout.page.footer, pageCount >= footer.firstPage else {
            return ([], [])
        }
        let texts = TextComposer(styles: layout.styles)
        var lines: [(page: Int, line: TextLine)] = []
        var shaped: [ShapedText] = []
        for number in footer.firstPage...pageCount {
            var fields = EntryFields()
            fields.set("name", person.name)
            fields.set("label", person.label)
            fields.set("page", String(number))
            fields.set("pages", String(pageCount))
            for (template, alignment) in [
                (footer.left, Alignment.left), (footer.center, .center), (footer.right, .right),
            ] {
                guard let template else { continue }
                let text = texts.fill(template, with: fields, .footer)
                guard !text.isEmpty else { continue }
                let paragraph = Paragraph(
                    text, element: nil, language: language, shaper: shaper)
                shaped.append(paragraph.shaped)
                lines.append((number - 1, line(paragraph, alignment, footer)))
            }
        }
        return (lines, shaped)
    }

    private func line(
        _ paragraph: Paragraph, _ alignment: Alignment, _ footer: FooterLayout
    ) -> TextLine {
        let all = paragraph.shaped.clusters.indices
        let width = layout.page.textWidth
        let x = Typesetter.x(alignment, lineWidth: paragraph.width(of: all), in: width)
        return TextLine(
            origin: Point(
                x: layout.page.margins.left + x, y: layout.page.size.height - footer.offset),
            runs: LineSetter(paragraph: paragraph).runs(of: all).map(\.run))
    }
}
