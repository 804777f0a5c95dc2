import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// The whole engine with the shipped layout and the shaper in cells.
struct LayoutEngineTests {
    private func pages(
        _ resume: Resume, change: (inout Layout) -> Void = { _ in }
    ) throws -> LayoutEngine.Outcome {
        var layout = try Fixture.classic()
        change(&layout)
        var language = LanguageWords(builtIn: resume.meta.language ?? "en")
        language.settledTag = resume.meta.language
        return LayoutEngine(layout: layout, language: language, shaper: CellShaper())
            .pages(for: resume)
    }

    private func texts(_ document: PageDocument) -> [String] {
        document.pages.flatMap(\.items).compactMap { item in
            if case .text(let line) = item { line.text.trimmed.breakable } else { nil }
        }
    }

    @Test func everythingStandsOnThePageInReadingOrder() throws {
        let all = texts(try pages(Fixture.resume()).document)
        let expected = [
            "Ada Lovelace", "Analyst", "ada@example.org", "Summary", "Writes programs.",
            "Experience", "Engineer, Acme, Oslo", "Jan 2020 – Present", "•",
            "Shipped one.", "•", "Shipped two.", "Skills", "Swift", "concurrency, macros",
        ]
        #expect(all == expected)
    }

    @Test(arguments: [("fr", "\u{A0}: "), ("fr-CH", "\u{202F}: "), ("ja", "："), ("en", ": ")])
    func colonsAreTheLanguages(tag: String, colon: String) throws {
        var resume = Fixture.resume()
        resume.meta.language = tag
        resume.skills[0].name = RichText("日本語")
        resume.skills[0].keywords = [RichText("母語")]
        let foot = Template(parts: [.text("日: 本")])
        let all = texts(
            try pages(resume) {
                $0.entries["skills"] = StandardEntries.entry("skills")
                $0.page.footer = [
                    RunningLine(left: foot, firstPage: 1, minimumPages: 1, offset: 20)
                ]
            }.document
        )
        let expected = colon.replacing("\u{A0}", with: " ")
        #expect(all.contains("日本語\(expected)母語") && all.contains("日\(expected)本"), "\(all)")
    }

    @Test func theSameResumeGivesTheSamePages() throws {
        #expect(try pages(Fixture.resume()).document == pages(Fixture.resume()).document)
    }

    @Test func structureHasOneTitleAndHeadingsBelowIt() throws {
        let kinds = try pages(Fixture.resume()).document.structure.map(\.kind)
        #expect(kinds.count { $0 == .heading(1) } == 1)
        #expect(kinds.count { $0 == .heading(2) } == 3)
        #expect(kinds.count { $0 == .heading(3) } == 1)
        #expect(kinds.count { $0 == .list(.signs) } == 1)
        #expect(kinds.count { $0 == .listItem } == 2)
        #expect(kinds.count { $0 == .label } == 2)
        #expect(kinds.count { $0 == .listBody } == 2)
    }

    @Test func parentsStandBeforeTheirChildren() throws {
        let structure = try pages(Fixture.long()).document.structure
        for (index, element) in structure.enumerated() {
            #expect(index == 0 ? element.parent == nil : (element.parent ?? index) < index)
        }
    }

    @Test func onlyLeavesHaveText() throws {
        let document = try pages(Fixture.long()).document
        let parents = Set(document.structure.compactMap(\.parent))
        for case .text(let line) in document.pages.flatMap(\.items) {
            for run in line.runs { #expect(run.element.map { !parents.contains($0) } ?? true) }
        }
    }

    /// Between pages without a foot nothing else would close the part.
    @Test(arguments: [true, false])
    func aParagraphThatCrossesPagesHasAPartOnEach(hasFoot: Bool) throws {
        let document = try pages(Fixture.long()) { if !hasFoot { $0.page.footer = [] } }.document
        var pagesOf: [Int: Set<Int>] = [:]
        for (number, page) in document.pages.enumerated() {
            for case .text(let line) in page.items {
                for run in line.runs {
                    if let element = run.element { pagesOf[element, default: []].insert(number) }
                }
            }
        }
        #expect(document.pages.count > 2 && pagesOf.values.allSatisfy { $0.count == 1 })
        #expect(document.structure.contains { $0.kind == .span })
    }

    @Test func nothingLeavesTheMargins() throws {
        let setup = try Fixture.classic().page
        let set = try pages(Fixture.long()) { $0.fit = .none }
        for page in set.document.pages {
            for case .text(let line) in page.items {
                let blank =
                    line.runs.last.flatMap { run in
                        run.text.hasSuffix(" ") ? run.width - (run.glyphs.last?.x ?? 0) : 0
                    } ?? 0
                #expect(line.origin.x >= setup.margins.left - 1e-6)
                #expect(line.maxX - blank <= setup.size.width - setup.margins.right + 1e-6)
                #expect(line.origin.y > setup.margins.top)
                let foot = setup.footer.map(\.offset).min() ?? setup.margins.bottom
                #expect(line.origin.y <= setup.size.height - foot + 1e-6)
            }
        }
    }

    @Test func linesNeverOverlap() throws {
        for page in try pages(Fixture.long()).document.pages {
            let lines = page.items.compactMap { item -> GlyphLine? in
                guard case .text(let line) = item else { return nil }
                return line.runs.contains { $0.element != nil } ? line : nil
            }
            let sorted = lines.sorted { $0.origin.y < $1.origin.y }
            for (upper, lower) in zip(sorted, sorted.dropFirst())
            where lower.origin.y - upper.origin.y > 1e-6 {
                #expect(lower.origin.y - upper.origin.y >= 8.99)
            }
        }
    }

    @Test func theFootComesWithTheSecondPage() throws {
        func footed(_ layout: inout Layout) {
            layout.page.footer = [
                RunningLine(
                    right: TemplateSyntax.standard("{name}  ·  {page} / {pages}"), firstPage: 2,
                    minimumPages: 1, offset: 20)
            ]
        }
        let long = try pages(Fixture.long(), change: footed).document
        let last = long.pages.count
        let feet = long.pages.map { page in
            texts(PageDocument(info: long.info, pages: [page])).last ?? ""
        }
        #expect(!feet[0].contains("/"))
        #expect(feet[1] == "Ada Lovelace  ·  2 / \(last)")
        #expect(feet[last - 1] == "Ada Lovelace  ·  \(last) / \(last)")
        let short = try pages(Fixture.resume(), change: footed).document
        #expect(!texts(short).contains { $0.contains(" / ") })
    }

    @Test func columnsBesideAnEntryAreEachAsWideAsTheirOwnTexts() throws {
        func column(_ field: String) -> EntryColumn {
            EntryColumn(
                lines: [.init(text: Template(parts: [.field(field)]), style: .body)], width: nil,
                limit: 0.4, alignment: .left, gap: 10, isReadFirst: true)
        }
        let setup = try Fixture.classic().page
        let document = try pages(Fixture.resume()) { layout in
            layout.entries["work"]?.lead = column("dates")
            layout.entries["work"]?.trail = column("location")
        }.document
        let lines = document.pages[0].items.compactMap { item -> GlyphLine? in
            if case .text(let line) = item { line } else { nil }
        }
        let dates = try #require(lines.first { $0.text.hasPrefix("Jan") })
        let employer = try #require(lines.first { $0.text.hasPrefix("Engineer") })
        let place = try #require(lines.first { $0.text.trimmed == "Oslo" })
        #expect(abs(employer.origin.x - dates.maxX - 10) < 1e-6)
        #expect(abs(place.maxX - (setup.size.width - setup.margins.right)) < 1e-6)
    }

    @Test func aLinkHasAnAreaOnEachOfItsLines() throws {
        var resume = Fixture.resume()
        let link = Link(target: "https://example.org/", display: "example.org")
        let words = Array(repeating: "linked words", count: 20).joined(separator: " ")
        resume.basics.summary = Prose([.paragraph(RichText([.init(words, link: link)]))])
        let document = try pages(resume).document
        let areas = document.structure.compactMap { element -> Rect? in
            if case .link("https://example.org/", let area) = element.kind { area } else { nil }
        }
        #expect(areas.count > 1)
        #expect(Set(areas.map(\.minY)).count == areas.count)
    }

    @Test func bookmarksLeadToSections() throws {
        let outline = try pages(Fixture.resume()).document.outline
        #expect(outline.map(\.title) == ["Summary", "Experience", "Skills"])
        #expect(outline.map(\.y) == outline.map(\.y).sorted())
    }

    @Test func fieldsOfThePersonsOwnArePrinted() throws {
        var resume = Fixture.resume()
        resume.work[0].extra = [
            ExtraField(key: "techStack", values: [RichText("Swift"), RichText("C")])
        ]
        #expect(texts(try pages(resume).document).contains("Tech stack: Swift, C"))
    }

    @Test func aFieldThatNoTemplatePrintsIsReported() throws {
        var resume = Fixture.resume()
        resume.work[0].extra = [ExtraField(key: "thesis", values: [RichText("On engines")])]
        let outcome = try pages(resume) { layout in
            layout.entries["work"]?.body = [
                .bullets("highlights", columns: .fixed(1), isNumbered: false)
            ]
        }
        #expect(outcome.unprinted == ["work.thesis"])
    }

    @Test func sectionsOfThePersonsOwnStandWhereTheLayoutSays() throws {
        var resume = Fixture.resume()
        var talk = CustomEntry()
        talk.name = RichText("On Numbers")
        resume.custom = [CustomSection(key: "talks", entries: [talk])]
        let all = texts(try pages(resume).document)
        let title = try #require(all.firstIndex(of: "Talks"))
        #expect(all[title + 1].replacing("\u{A0}", with: " ") == "On Numbers")
    }

    @Test func titlesFollowTheLanguage() throws {
        var resume = Fixture.resume()
        resume.meta.language = "es-AR"
        let outcome = try pages(resume)
        #expect(texts(outcome.document).contains("Experiencia"))
        #expect(outcome.document.info.title == "Ada Lovelace – Currículum")
    }

    @Test func aPhotoStandsAtTheEdgeWithItsAspect() throws {
        let image = ImageAsset(
            width: 300, height: 300, content: .pixels(Array(repeating: 0, count: 360_000)))
        let layout = try Fixture.classic()
        let document = LayoutEngine(layout: layout, language: .english, shaper: CellShaper()).pages(
            for: Fixture.resume(), photo: image
        ).document
        let placement = try #require(
            document.pages[0].items.compactMap { item -> ImagePlacement? in
                if case .image(let placement) = item { placement } else { nil }
            }.first)
        let right = layout.page.size.width - layout.page.margins.right
        #expect(abs(placement.frame.maxX - right) < 1e-6)
        #expect((0.93...1).contains(placement.frame.size.height / placement.frame.size.width))
        let element = try #require(placement.element)
        #expect(document.structure[element].kind == .figure(alternative: "Photo of Ada Lovelace"))
    }

    @Test(arguments: [
        (PhotoLayout.Shape.square, ImagePlacement.Shape.rectangle, 1.0),
        (.circle, .ellipse, 1), (.rectangle, .rectangle, 0.75), (.rounded, .rounded(4), 0.75),
    ])
    func squaresAndCirclesAreCut(
        _ shape: PhotoLayout.Shape, _ drawn: ImagePlacement.Shape, _ aspect: Double
    ) throws {
        let image = ImageAsset(width: 300, height: 400, content: .jpeg([]))
        var layout = try Fixture.classic()
        layout.header.photo.shape = shape
        let document = LayoutEngine(layout: layout, language: .english, shaper: CellShaper()).pages(
            for: Fixture.resume(), photo: image
        ).document
        let found = document.pages[0].items.compactMap { item -> ImagePlacement? in
            if case .image(let placement) = item { placement } else { nil }
        }
        #expect(found.map(\.shape) == [drawn])
        let cut = found.map { $0.frame.size.height / ($0.frame.size.width / aspect) }
        #expect(cut.allSatisfy { shape == .circle ? $0 == 1 : (0.93...1).contains($0) })
    }

    @Test func theHeadShowsNoSummaryThatIsHidden() throws {
        for (hidden, count) in [([], 1), (["summary"], 0)] as [(Set<String>, Int)] {
            let document = try pages(Fixture.resume()) { layout in
                layout.header.rows = [.block(.name), .block(.summary)]
                layout.sections.hidden = hidden
            }.document
            #expect(texts(document).count { $0 == "Writes programs." } == count)
        }
    }

    @Test(arguments: [
        ("Ada Lovelace", "en", ["Ada", "Lovelace"]),
        ("Ada King Lovelace (she/her)", "en", ["Ada King", "Lovelace (she/her)"]),
        ("Kovács Anna", "hu", ["Kovács", "Anna"]), ("Ada", "en", ["Ada"]),
    ])
    func givenAndFamilyNameStandOnLinesOfTheirOwn(
        _ name: String, _ tag: String, _ expected: [String]
    ) throws {
        var resume = Fixture.resume()
        resume.basics.name = name
        resume.meta.language = tag
        let document = try pages(resume) { layout in
            layout.header.name.split = .lines
            layout.main.styles[.familyName].weight = 600
        }.document
        #expect(Array(texts(document).prefix(expected.count)) == expected)
        // One heading, as before.
        let titles = document.structure.indices.filter {
            document.structure[$0].kind == .heading(1)
        }
        let runs = document.pages[0].items.flatMap { item in
            if case .text(let line) = item { line.runs } else { [] as [GlyphRun] }
        }
        #expect(titles.count == 1)
        #expect(runs.filter { $0.element == titles[0] }.map(\.text).joined() == name)
    }

    @Test func theFirstPagesTextBeginsWhereItsOwnMarginEnds() throws {
        func tops(_ change: @escaping (inout Layout) -> Void) throws -> [Double] {
            let pages = try pages(Fixture.long()) { layout in
                layout.fit = .none
                change(&layout)
            }.document.pages
            return pages.prefix(2).map { page in
                page.items.compactMap { item -> Double? in
                    guard case .text(let line) = item, line.runs[0].element != nil else {
                        return nil
                    }
                    return line.origin.y - (page.textArea?.minY ?? 0)
                }.min() ?? 0
            }
        }
        let usual = try tops { $0.page.grid = .none }
        let own = try tops { layout in
            layout.page.grid = .none
            layout.page.margins.firstTop = 5
        }
        #expect(abs(own[0] - usual[0]) < 1e-9)
        let page = try pages(Fixture.long()) { layout in
            (layout.page.grid, layout.fit) = (.none, .none)
            layout.page.margins.firstTop = 5
        }.document.pages
        #expect(page[0].textArea?.minY == 5 && page[1].textArea?.minY != 5)
        #expect(page[0].textArea?.maxY == page[1].textArea?.maxY)
    }

    @Test func bandsOfTheFirstPageStayThereWhenTheHeadGoesOn() throws {
        var resume = Fixture.resume()
        let paragraph = Prose.Block.paragraph(RichText("Writes programs."))
        resume.basics.summary = Prose(Array(repeating: paragraph, count: 200))
        let pages = try pages(resume) { layout in
            layout.header.rows = [.block(.name), .block(.summary)]
            layout.page.bands = [
                Band(place: .edge(.top, 3), color: .black, padding: 0, pages: .first)
            ]
        }.document.pages
        let width = pages[0].size.width + 6
        let band = PathShape(Rect(x: -3, y: -3, width: width, height: 6), fill: .black)
        #expect(pages.map { $0.items.contains(.path(band)) }.prefix(3) == [true, false, false])
    }

    @Test func theBandBehindTheHeadReachesItsEnd() throws {
        var resume = Fixture.resume()
        let paragraph = RichText(String(repeating: "Writes programs. ", count: 40))
        resume.basics.summary = Prose(Array(repeating: .paragraph(paragraph), count: 3))
        let page = try #require(
            try pages(resume) { layout in
                layout.header.rows = [.block(.name), .block(.summary)]
                layout.page.bands = [
                    Band(place: .header, color: .black, padding: 0)
                ]
            }.document.pages.first)
        guard case .path(let band) = page.items[0] else {
            Issue.record("no band")
            return
        }
        let end = band.segments.flatMap(\.points).map(\.y).max() ?? 0
        let lines = page.items.compactMap { item -> GlyphLine? in
            if case .text(let line) = item { line } else { nil }
        }
        let last = try #require(lines.last { $0.text.contains("programs.") })
        let next = try #require(lines.first { $0.origin.y > last.origin.y })
        #expect(last.origin.y < end && end < next.origin.y)
    }

    @Test func informationComesFromTheResume() throws {
        let info = try pages(Fixture.resume()).document.info
        #expect(info.title == "Ada Lovelace – Resume")
        #expect(info.author == "Ada Lovelace")
        #expect(info.subject == "Analyst")
        #expect(info.keywords == ["Swift", "concurrency", "macros"])
        #expect(info.created == nil)
    }

    @Test func anEmptyResumeStillHasAPage() throws {
        var resume = Resume()
        resume.basics.name = "Ada"
        #expect(texts(try pages(resume).document) == ["Ada"])
    }

    @Test func tenThousandItemsAreSet() throws {
        var resume = Fixture.resume()
        resume.work[0].highlights = (0..<10_000).map { ListItem(RichText("Item \($0)")) }
        let document = try pages(resume).document
        let items = texts(document).filter { $0.hasPrefix("Item ") }
        #expect(items.count == 10_000)
        #expect(items.last == "Item 9999")
    }
}
