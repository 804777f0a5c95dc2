import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// The blocks of the head as they stand on a page.
struct HeaderComposerTests {
    private let resume = Fixture.resume()

    private func page(
        _ resume: Resume? = nil, hasPhoto: Bool = false, change: (inout Layout) -> Void
    ) throws -> (page: Page, structure: [StructureElement], layout: Layout) {
        var layout = try Fixture.classic()
        layout.header.rows = [.block(.name), .block(.label), .block(.contacts)]
        layout.header.alignment = .left
        change(&layout)
        let photo = ImageAsset(
            width: 30, height: 30, content: .pixels(Array(repeating: 0, count: 3_600)))
        let document = LayoutEngine(layout: layout, language: .english, shaper: CellShaper())
            .pages(for: resume ?? self.resume, photo: hasPhoto ? photo : nil).document
        return (document.pages[0], document.structure, layout)
    }

    private func lines(_ page: Page) -> [GlyphLine] {
        page.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
    }

    private func line(_ words: String, _ page: Page) throws -> GlyphLine {
        try #require(lines(page).first { $0.text.hasPrefix(words) }, "\(lines(page).map(\.text))")
    }

    // MARK: One line

    @Test(arguments: [Alignment.left, .center, .right])
    func nameAndHeadlineStandOnOneLineWhereTheyFit(alignment: Alignment) throws {
        let (page, structure, layout) = try page { layout in
            layout.header.alignment = alignment
            layout.header.rows = [.line([.name, .label], separator: " — "), .block(.contacts)]
        }
        let three = try [line("Ada", page), line(" — ", page), line("Analyst", page)]
        #expect(Set(three.map(\.origin.y)).count == 1)
        #expect(three[0].origin.x < three[1].origin.x && three[1].origin.x < three[2].origin.x)
        let kinds = three.map { line in line.runs[0].element.map { structure[$0].kind } }
        #expect(kinds == [.heading(1), nil, .paragraph])
        let margins = layout.page.margins
        let left = three[0].origin.x - margins.left
        let last = try #require(three[2].runs.last)
        let right =
            layout.page.size.width - margins.right - three[2].origin.x - last.x - last.width
        let expected: Bool
        switch alignment {
        case .left: expected = abs(left) < 1e-6
        case .center: expected = abs(left - right) < 6
        case .right: expected = abs(right) < 6
        }
        #expect(expected, "\(left), \(right)")
    }

    @Test func aLongHeadlineStandsBelowTheName() throws {
        var resume = resume
        resume.basics.label = RichText(String(repeating: "Analyst ", count: 20))
        let page = try page(resume) { layout in
            layout.header.rows = [.line([.name, .label], separator: " — ")]
        }.page
        #expect(try line("Analyst", page).origin.y > line("Ada", page).origin.y)
        #expect(!lines(page).contains { $0.text.contains("—") && $0.runs[0].size > 15 })
    }

    @Test func withoutAHeadlineThereIsNoSeparator() throws {
        var resume = resume
        resume.basics.label = RichText([])
        let page = try page(resume) { layout in
            layout.header.rows = [.line([.name, .label], separator: " — ")]
        }.page
        #expect(try !line("Ada", page).text.contains("—"))
        #expect(!lines(page).contains { $0.text == " — " })
    }

    // MARK: Pairs

    private func pair(_ share: Extent, keeps: Bool = false) -> HeaderLayout.Row {
        .pair(
            HeaderLayout.Pair(
                left: [.photo], right: [.name], share: share, gap: 20, keepsHalves: keeps,
                rightAlignment: .left, level: .top))
    }

    @Test(arguments: [
        (Extent.points(100), true, 120.0), (.points(100), false, 120), (.share(0.5), true, 0.5),
    ])
    func theRightHalfBeginsBesideTheLeftOne(
        _ share: Extent, _ keeps: Bool, _ expected: Double
    ) throws {
        let (page, _, layout) = try page(hasPhoto: true) { layout in
            layout.header.rows = [pair(share, keeps: keeps)]
            layout.header.photo.side = nil
        }
        let x = try line("Ada", page).origin.x - layout.page.margins.left
        let width = layout.page.textWidth
        #expect(abs(x - (expected < 1 ? (width - 20) * expected + 20 : expected)) < 1e-6)
    }

    @Test(arguments: [(Extent.points(100), 100.0), (.share(0.25), 0.25), (.points(9_000), 9_000)])
    func theRightHalfMayHaveAWidthOfItsOwn(_ share: Extent, _ expected: Double) throws {
        let (page, _, layout) = try page(hasPhoto: true) { layout in
            guard case .pair(var half) = pair(.points(100)) else { return }
            half.rightShare = share
            layout.header.rows = [.pair(half)]
            layout.header.photo.side = nil
        }
        let width = layout.page.textWidth
        let left = try line("Ada", page).origin.x - layout.page.margins.left
        // At least a point is left for what stands at the left.
        let most = width - 20 - 1
        let right = min(expected < 1 ? (width - 20) * expected : expected, most)
        #expect(abs(left - (width - right)) < 1e-6)
    }

    @Test func anEmptyHalfKeepsItsWidthIfItIsToldTo() throws {
        for keeps in [true, false] {
            let (page, _, layout) = try page { layout in
                layout.header.rows = [pair(.points(100), keeps: keeps)]
            }
            let x = try line("Ada", page).origin.x - layout.page.margins.left
            #expect(abs(x - (keeps ? 120 : 0)) < 1e-6)
        }
    }

    // MARK: Rules

    @Test(arguments: [
        ([HeaderLayout.Element.name, .rule, .label], true, 1), ([.name, .rule, .label], false, 0),
        ([.name, .rule], false, 1), ([.rule, .label, .name], false, 1),
        ([.name, .rule, .photo, .summary], false, 0),
    ])
    func aRuleThatWouldPartNothingIsLeftOut(
        _ blocks: [HeaderLayout.Element], _ hasLabel: Bool, _ expected: Int
    ) throws {
        var resume = resume
        resume.basics.summary = Prose()
        if !hasLabel { resume.basics.label = RichText([]) }
        func paths(_ blocks: [HeaderLayout.Element], inHalf: Bool) throws -> Int {
            let half = HeaderLayout.Pair(
                left: blocks, right: [.contacts], share: .share(0.5), gap: 20, keepsHalves: true,
                rightAlignment: .left, level: .top)
            let page = try page(resume) { layout in
                layout.header.rows = inHalf ? [.pair(half)] : blocks.map(HeaderLayout.Row.block)
            }.page
            return page.items.count { if case .path = $0 { true } else { false } }
        }
        for inHalf in [false, true] {
            let without = try paths(blocks.filter { $0 != .rule }, inHalf: inHalf)
            #expect(try paths(blocks, inHalf: inHalf) == without + expected)
        }
    }

    // MARK: Contacts

    @Test func aTitleStandsAboveTheWaysToReachThePerson() throws {
        let (page, structure, _) = try page { layout in
            layout.header.contacts.hasTitle = true
        }
        let texts = lines(page).map { $0.text.filter { $0 != " " } }
        let index = try #require(texts.firstIndex { $0.lowercased() == "contact" })
        #expect(texts[index + 1] == "ada@example.org")
        let element = try #require(lines(page)[index].runs[0].element)
        #expect(structure[element].kind == .heading(2))
        // It is one of the head, which is read before all columns.
        #expect(index == 2)
    }

    @Test func withoutWaysToReachThePersonThereIsNoTitle() throws {
        var resume = resume
        resume.basics.email = nil
        let page = try page(resume) { $0.header.contacts.hasTitle = true }.page
        #expect(!lines(page).contains { $0.text.lowercased().hasPrefix("contact") })
    }

    // MARK: Rules, links and the summary

    @Test func aRuleAtTheEndRunsBelowThePhoto() throws {
        let blue = Color(hex: 0x0000FF)
        func rule(_ rows: [HeaderLayout.Row]) throws -> (rule: Rect, photo: Rect, layout: Layout) {
            let (page, _, layout) = try page(hasPhoto: true) { layout in
                layout.header.rows = rows
                layout.header.rule = RuleLayout(thickness: 2, color: blue)
                layout.header.photo.side = .right
            }
            let path = try #require(
                page.items.compactMap { item -> PathShape? in
                    if case .path(let shape) = item, shape.fill == blue { shape } else { nil }
                }.first)
            let photo = try #require(
                page.items.compactMap { item -> Rect? in
                    if case .image(let image) = item { image.frame } else { nil }
                }.first)
            let points = path.segments.flatMap(\.points)
            let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
            let top = points.map(\.y).min() ?? 0
            return (Rect(x: left, y: top, width: right - left, height: 2), photo, layout)
        }
        let last = try rule([.block(.name), .block(.rule)])
        #expect(last.rule.minY >= last.photo.maxY)
        #expect(abs(last.rule.size.width - last.layout.page.textWidth) < 1e-6)
        let between = try rule([.block(.name), .block(.rule), .block(.contacts)])
        #expect(between.rule.maxX <= between.photo.minX)
    }

    @Test func linksAreUnderlinedWhereTheirStyleSaysSo() throws {
        var resume = resume
        resume.basics.emailLink = Link(target: "mailto:ada@example.org", display: "")
        resume.basics.phone = "555"
        for isAsked in [true, false] {
            let page = try page(resume) { layout in
                layout.header.contacts.order = [.email, .phone]
                layout.main.styles[.contact].underlinesLinks = isAsked
            }.page
            let email = try line("ada@example.org", page)
            let below = page.items.compactMap { item -> PathShape? in
                guard case .path(let shape) = item else { return nil }
                let top = shape.segments.flatMap(\.points).map(\.y).min() ?? 0
                return top > email.origin.y && top < email.origin.y + 3 ? shape : nil
            }
            #expect(below.count == (isAsked ? 1 : 0))
            guard isAsked else { continue }
            let points = below[0].segments.flatMap(\.points)
            #expect(points.map(\.x).min() == email.origin.x)
            // Clear of the letters' feet.
            let depth = (points.map(\.y).min() ?? 0) - email.origin.y
            #expect(abs(depth - email.runs[0].size * 0.2) < 1e-6)
            // Letters of half an em; the blank after them has no line.
            let width = (points.map(\.x).max() ?? 0) - email.origin.x
            #expect(abs(width - 15 * email.runs[0].size / 2) < 1e-6)
            #expect(below[0].fill == email.runs[0].color)
        }
    }

    @Test func aLinkOverSeveralLinesIsUnderlinedOnEachUpToItsLastWord() throws {
        var resume = resume
        let link = Link(target: "https://ada.example", display: "ada.example")
        let words = String(repeating: "word ", count: 60) + "end"
        resume.basics.summary = Prose([.paragraph(RichText([.init(words, link: link)]))])
        let page = try page(resume) { $0.main.styles[.link].underlinesLinks = true }.page
        let linked = lines(page).filter { $0.text.hasPrefix("word") }
        #expect(linked.count > 1)
        for line in linked {
            let below = page.items.compactMap { item -> Double? in
                guard case .path(let shape) = item else { return nil }
                let points = shape.segments.flatMap(\.points)
                let top = points.map(\.y).min() ?? 0
                let isBelow = top > line.origin.y && top < line.origin.y + 3
                return isBelow ? points.map(\.x).max() : nil
            }
            let blank = line.text.hasSuffix(" ") ? (line.runs.last?.size ?? 0) / 2 : 0
            #expect(below.count == 1)
            #expect(abs((below.first ?? 0) - (line.maxX - blank)) < 1e-6)
        }
    }

    @Test func itemsOfASummaryInTheHeadKeepTheirSign() throws {
        var resume = resume
        resume.basics.summary = Prose([
            .paragraph(RichText("Makes cheese.")), .item(ListItem(RichText("Knows each cow."))),
        ])
        let page = try page(resume) { layout in
            layout.header.rows.append(.block(.summary))
            layout.main.bullets.signs = ["–"]
        }.page
        #expect(lines(page).contains { $0.text == "–\u{A0}\u{A0}Knows each cow." })
        #expect(lines(page).contains { $0.text == "Makes cheese." })
    }

    /// How far the second of two lines moves down from the first where a distance grows by 10 pt.
    private func growth(
        _ first: String, _ second: String, isLong: Bool = false,
        _ distance: WritableKeyPath<Spacing, Double>
    ) throws -> Double {
        var resume = resume
        resume.basics.summary = Prose([
            .paragraph(RichText("Makes cheese.")), .paragraph(RichText("Sells it.")),
            .item(ListItem(RichText("Knows each cow."))),
            .paragraph(RichText(String(repeating: "And more. ", count: isLong ? 120 : 1))),
        ])
        func place(_ more: Double) throws -> Double {
            let page = try page(resume) { layout in
                layout.header.rows = [.block(.contacts), .block(.summary)]
                (layout.page.grid, layout.fit) = (.none, .none)
                layout.main.bullets.signs = ["–"]
                layout.main.spacing = Spacing(
                    headerBlock: 10, header: 20, section: 20, title: 5, entry: 8, row: 0,
                    paragraph: 2, item: 2)
                layout.main.spacing[keyPath: distance] += more
            }.page
            return try line(second, page).origin.y - line(first, page).origin.y
        }
        return try place(10) - place(0)
    }

    /// A summary in the head is further from the contacts than these are from what is above them; else its distances are
    /// those of a section.
    @Test(arguments: [false, true])
    func theSummaryInTheHeadIsSetAsASectionIs(isLong: Bool) throws {
        let contacts = "ada@"
        func growth(
            _ first: String, _ second: String, _ distance: WritableKeyPath<Spacing, Double>
        ) throws -> Double {
            let grown = try self.growth(
                first, second, isLong: isLong, distance)
            return (grown * 1e6).rounded() / 1e6
        }
        #expect(try growth(contacts, "Makes", \.headerBlock) == 16)
        #expect(try growth(contacts, "Makes", \.header) == 0)
        #expect(try growth("Makes", "Sells", \.paragraph) == 10)
        #expect(try growth("Makes", "Sells", \.headerBlock) == 0)
        #expect(try growth("Sells", "–", \.item) == 10)
        #expect(try growth("Sells", "–", \.paragraph) == 0)
    }

    @Test func aSummaryWithATitleOfItsOwnIsASection() throws {
        for title in [nil, SectionTitles.one("Who I am"), .byLanguage(["es": "Quién soy"])] {
            let (page, structure, _) = try page { layout in
                layout.header.rows = [.block(.summary), .block(.name)]
                layout.sections.titles["summary"] = title
            }
            let summary = try line("Writes programs.", page).origin.y
            #expect(try (summary < line("Ada", page).origin.y) == (title != .one("Who I am")))
            let hasTitle = lines(page).contains { $0.text.hasPrefix("Who") }
            #expect(hasTitle == (title == .one("Who I am")))
            #expect(structure.contains { $0.kind == .heading(2) })
        }
    }

    @Test func theSummaryHasAStyleOfItsOwnWhereverItStands() throws {
        for isInHead in [true, false] {
            let page = try page { layout in
                layout.main.styles[.summary].size = 13
                if isInHead { layout.header.rows.append(.block(.summary)) }
            }.page
            #expect(try line("Writes programs.", page).runs[0].size == 13)
        }
    }
}
