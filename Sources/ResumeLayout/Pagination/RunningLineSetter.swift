import Languages
import Pages
import ResumeModel

/// Sets the lines at the head and foot of pages, once the number of pages is known.
struct RunningLineSetter {
    let layout: Layout
    let shaper: any TextShaper
    let language: LanguageWords
    let tag: String

    /// The lines by the index of their page, and the shaped texts that they were set from.
    func lines(
        _ resume: Resume, pageCount: Int
    ) -> (lines: [(page: Int, line: GlyphLine)], shaped: [ShapedText]) {
        var lines: [(page: Int, line: GlyphLine)] = []
        var shaped: [ShapedText] = []
        let texts = TextComposer(styles: layout.main.styles)
        let typographer = Typographer(rules: layout.typography, marks: language.quotes ?? .root)
        for (running, isHeader) in [(layout.page.header, true), (layout.page.footer, false)] {
            guard let running, pageCount >= max(running.firstPage, running.minimumPages) else {
                continue
            }
            for number in running.firstPage...pageCount {
                let fields = fields(resume, page: number, of: pageCount)
                let slots = [
                    (running.left, Alignment.left), (running.center, .center),
                    (running.right, .right),
                ].compactMap { template, alignment -> (text: ShapedParagraph, at: Alignment)? in
                    let text = template.map { texts.fill($0, with: fields, .footer) }
                    guard let text, !text.isEmpty else { return nil }
                    let set = typographer.set(text)
                    return (ShapedParagraph(set, language: tag, shaper: shaper), alignment)
                }
                shaped += slots.map(\.text.shaped)
                let y = isHeader ? running.offset : layout.page.size.height - running.offset
                let room = Self.room(
                    sides: slots.filter { $0.at != .center }.map(\.text.width),
                    center: slots.first { $0.at == .center }?.text.width, in: layout.page.textWidth)
                for slot in slots {
                    lines.append((number - 1, line(slot.text, slot.at, room: room, y: y)))
                }
            }
        }
        return (lines, shaped)
    }

    private func fields(_ resume: Resume, page: Int, of pages: Int) -> EntryFields {
        var fields = EntryFields()
        fields.set("name", Self.shortened(resume.basics.name))
        let label = resume.basics.label
        let words = label.plain
        fields.set(
            "label", words.utf8.count > Self.longest ? RichText(Self.shortened(words)) : label)
        fields.set("page", String(page))
        fields.set("pages", String(pages))
        if let modified = resume.meta.lastModified?.iso8601,
            let date = PartialDate(
                year: Int(modified.prefix(4)) ?? 0, month: Int(modified.dropFirst(5).prefix(2)))
        {
            let wording = DateWording(language: language, pattern: layout.datePattern)
            fields.set("date", wording.wording(.date(date)))
        }
        return fields
    }

    /// More letters than any page is wide: a text is set anew on each page, and must not be long.
    private static let longest = 1_000

    private static func shortened(_ text: String) -> String {
        text.utf8.count > longest ? String(text.prefix(longest)) : text
    }

    /// The most that a text beside others may take of a width, in points: those that take less
    /// leave more to the others.
    ///
    /// What stands in the middle leaves as much at one side of it as at the other.
    static func room(sides: [Double], center: Double? = nil, in width: Double) -> Double {
        let widest = sides.max() ?? 0
        let claims = center.map { [widest, $0, widest] } ?? sides
        guard claims.reduce(0, +) > width else { return width }
        var left = width
        for (number, narrowest) in claims.sorted().enumerated() {
            let share = left / Double(claims.count - number)
            if narrowest > share { return share }
            left -= narrowest
        }
        return width
    }

    /// A text in its place; of one that is too long as much as its first line holds.
    private func line(
        _ paragraph: ShapedParagraph, _ alignment: Alignment, room: Double, y: Double
    ) -> GlyphLine {
        let shown =
            paragraph.width > room
            ? LineBreaker(paragraph: paragraph, width: room).lines()[0]
            : paragraph.shaped.clusters.indices
        let x = Typesetter.x(
            alignment, lineWidth: paragraph.width(of: shown), in: layout.page.textWidth)
        return GlyphLine(
            origin: Point(x: layout.page.margins.left + x, y: y),
            runs: LineSetter(paragraph: paragraph).runs(of: shown).map(\.run))
    }
}
