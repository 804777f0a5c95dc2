import Languages
import Pages
import ResumeModel

/// Sets the lines at the head and foot of pages, once the number of pages is known.
struct RunningLineSetter {
    let layout: Layout
    let shaper: any TextShaper
    let language: LanguageWords
    let tag: String

    /// The lines by the index of their page, and the shaped texts that they were set from; for each
    /// page it is said whether it has a side column.
    func lines(
        _ resume: Resume, hasSide: [Bool]
    ) -> (lines: [(page: Int, line: GlyphLine)], shaped: [ShapedText]) {
        var lines: [(page: Int, line: GlyphLine)] = []
        var shaped: [ShapedText] = []
        let texts = TextComposer(styles: layout.main.styles)
        let written = TextLanguage(tag)
        let typographer = Typographer(
            rules: layout.typography, marks: language.quotes ?? .root,
            signs: NativeSigns(script: written.script, colon: language.mail.colon))
        let pageCount = hasSide.count
        let all = layout.page.header.map { ($0, true) } + layout.page.footer.map { ($0, false) }
        for (running, isHeader) in all
        where pageCount >= max(running.firstPage, running.minimumPages) {
            let templates = [running.left, running.center, running.right]
            let contacts = contacts(resume, in: templates)
            for number in running.firstPage...pageCount {
                guard let place = place(of: running, hasSide: hasSide[number - 1])
                else { continue }
                var fields = fields(resume, page: number, of: pageCount)
                for (name, text) in contacts { fields.set(name, text) }
                let slots = zip(templates, [Alignment.left, .center, .right]).compactMap {
                    template, alignment -> (text: ShapedParagraph, at: Alignment)? in
                    let text = template.map {
                        texts.fill(
                            expanded($0, contacts), with: fields,
                            isHeader ? .runningHead : .footer)
                    }
                    guard let text, !text.isEmpty else { return nil }
                    let set = typographer.set(text)
                    return (ShapedParagraph(set, language: written, shaper: shaper), alignment)
                }
                shaped += slots.map(\.text.shaped)
                let room = Self.room(
                    sides: slots.filter { $0.at != .center }.map(\.text.width),
                    center: slots.first { $0.at == .center }?.text.width, in: place.width)
                for slot in slots {
                    lines += placed(
                        slot.text, slot.at, in: place, room, running, isHeader: isHeader
                    )
                    .map { (number - 1, $0) }
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
        fields.set("counter", language.counter(page: page, of: pages))
        if let date = (resume.meta.lastModified?.iso8601).flatMap(PartialDate.init(monthOf:)) {
            let wording = DateWording(language: language, pattern: layout.datePattern)
            fields.set("date", wording.wording(.date(date)))
        }
        return fields
    }

    /// Where a line stands on a page, in points; nil on a page without its column.
    private func place(of running: RunningLine, hasSide: Bool) -> (x: Double, width: Double)? {
        let grid = ColumnGrid(setup: layout.page, side: layout.side)
        switch running.region {
        case .full: return (layout.page.margins.left, layout.page.textWidth)
        case .main: return (grid.mainX(hasSide: hasSide), grid.mainWidth(hasSide: hasSide))
        case .side: return hasSide ? (grid.sideX, grid.sideWidth) : nil
        }
    }

    // MARK: Contacts

    /// The ways to reach the person as fields, in the layout's order; none if no template asks.
    ///
    /// No line ends inside one of them.
    private func contacts(_ resume: Resume, in templates: [Template?]) -> [(String, String)] {
        let names = ["contacts"] + ContactsLayout.Kind.allCases.map(\.rawValue)
        let asked = templates.compactMap { $0 }.flatMap(\.fields)
        guard asked.contains(where: names.contains) else { return [] }
        let composer = ContactComposer(
            layout: layout.header.contacts, texts: TextComposer(styles: layout.main.styles),
            addresses: language.addresses, person: resume.basics,
            marks: NetworkMarks(), words: language.contacts)
        return composer.items().enumerated().map { number, item in
            let name = item.kind.flatMap { $0 == .profiles ? nil : $0.rawValue }
            let words = Self.shortened(item.text.plain.replacing("\n", with: " "))
            return (name ?? "contact \(number)", words.unbroken)
        }
    }

    /// A template with all ways to reach the person in the place of `{contacts}`.
    private func expanded(_ template: Template, _ contacts: [(String, String)]) -> Template {
        guard !contacts.isEmpty else { return template }
        let separator = Template.Part.text(layout.header.contacts.separator)
        let parts = contacts.flatMap { [separator, .field($0.0)] }.dropFirst()
        return template.replacing("contacts", with: Array(parts))
    }

    // MARK: Fields

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

    /// A text in its place; of one that is too long as much as its lines hold.
    private func placed(
        _ paragraph: ShapedParagraph, _ alignment: Alignment, in place: (x: Double, width: Double),
        _ room: Double, _ running: RunningLine, isHeader: Bool
    ) -> [GlyphLine] {
        let lines = Self.lines(paragraph, room: room, most: running.lines)
        return lines.enumerated().map { number, line in
            let x = Typesetter.x(
                alignment, lineWidth: paragraph.width(of: line), in: place.width)
            // The lines of the foot end at its baseline, those of the head begin there.
            let below = Double(isHeader ? number : number + 1 - lines.count) * paragraph.lineHeight
            let y = isHeader ? running.offset : layout.page.size.height - running.offset
            return GlyphLine(
                origin: Point(x: place.x + x, y: y + below),
                runs: LineSetter(paragraph: paragraph).runs(of: line).map(\.run))
        }
    }

    /// The fewest lines that a text takes, as even as they can be; of one that is too long the
    /// first ones.
    private static func lines(
        _ paragraph: ShapedParagraph, room: Double, most: Int
    ) -> [Range<Int>] {
        guard paragraph.width > room else { return [paragraph.shaped.clusters.indices] }
        let breaker = LineBreaker(paragraph: paragraph, width: room)
        let lines = breaker.lines()
        return lines.count > most ? Array(lines.prefix(most)) : breaker.evenLines()
    }
}
