import Pages
import ResumePDF
import Testing

/// How the lines of all layouts begin and end, told from their pages.
struct LayoutLinesTests {
    /// Last lines of one word shorter than a fifth of the paragraph's width, though the line before could
    /// spare a word and stay more than half full.
    @Test(arguments: LayoutTable.pages)
    func noLastLineIsOneShortWordThatTheLineBeforeCouldSpareAnotherFor(
        _ cell: LayoutTable.Cell
    ) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        let runts = PageParagraphs(document).all.filter(\.isRunt).map(\.lines)
        #expect(runts.isEmpty, "\(runts.map { $0.map(\.text) })")
    }

    @Test(arguments: LayoutTable.pages)
    func noSpanOfDatesGoesOverALinesEnd(_ cell: LayoutTable.Cell) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        let date = #/(?:\p{L}+\.? )?\d{4} – (?:(?:\p{L}+\.? )?\d{4}\b|Present)/#
        var count = 0
        for paragraph in PageParagraphs(document).all {
            let lines = paragraph.lines.map { $0.text.split(separator: " ").joined(separator: " ") }
            let whole = lines.joined(separator: " ").matches(of: date).count
            let inLines = lines.map { $0.matches(of: date).count }.reduce(0, +)
            #expect(whole == inLines, "\(lines)")
            count += whole
        }
        #expect(count > 1)
    }

    @Test(arguments: LayoutTable.pages)
    func noSeparatorBeginsOrEndsALineOrHasAColourOfItsOwn(_ cell: LayoutTable.Cell) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        for paragraph in PageParagraphs(document).all {
            for line in paragraph.lines {
                let words = line.text.split(separator: " ")
                #expect(words.count == 1 || !["|", "·"].contains(words.first), "\(line.text)")
                #expect(words.count == 1 || !["|", "·"].contains(words.last), "\(line.text)")
                for (index, run) in line.runs.enumerated()
                where ["|", "·"].contains(run.text.filter { $0 != " " }) {
                    let beside = line.runs.indices.filter { abs($0 - index) == 1 }
                    #expect(beside.contains { line.runs[$0].color == run.color }, "\(line.text)")
                }
            }
        }
    }

    @Test(arguments: LayoutTable.layouts)
    func companiesAreOfOneColourWhetherOrNotTheyHaveAnAddress(_ layout: String) throws {
        let resume = """
            {"basics": {"name": "Ada", "summary": "See [the site](https://ada.example)."},
             "work": [{"name": "Millwork", "position": "Miller", "url": "https://mill.example"},
              {"name": "Quayside", "position": "Porter"}]}
            """
        let document = try #require(Rendering.outcome(resume, layout: layout).document)
        let runs = PageParagraphs(document).all.flatMap(\.lines).flatMap(\.runs)
        func look(_ word: String) throws -> Color {
            try #require(runs.first { $0.text.contains(word) }).color
        }
        #expect(try look("Millwork") == look("Quayside"))
        let links = document.pages.flatMap(\.items).compactMap { item -> Int? in
            guard case .text(let line) = item else { return nil }
            return line.runs.count { $0.text.contains("Millwork") && isLink($0, in: document) }
        }
        #expect(links.reduce(0, +) == 1)
    }

    private func isLink(_ run: GlyphRun, in document: PageDocument) -> Bool {
        guard let element = run.element, case .link = document.structure[element].kind else {
            return false
        }
        return true
    }

    /// The baselines of a text on the first page.
    private func baselines(_ document: PageDocument, _ words: String) -> [Double] {
        document.pages[0].items.compactMap { item in
            guard case .text(let line) = item else { return nil }
            return line.runs.map(\.text).joined().contains(words) ? line.origin.y : nil
        }
    }

    @Test(arguments: ["accent"])
    func placesStandBesideTheNameWhereThereAreNoDates(_ layout: String) throws {
        func document(_ dates: String) throws -> PageDocument {
            let resume = """
                {"basics": {"name": "Ada"}, "work": [{"name": "Millwork", "position": "Miller",
                  "location": "Leeds"\(dates)}]}
                """
            return try #require(Rendering.outcome(resume, layout: layout).document)
        }
        let without = try document("")
        #expect(baselines(without, "Millwork") == baselines(without, "Leeds"))
        let with = try document(#", "startDate": "2019", "endDate": "2021""#)
        #expect(baselines(with, "Millwork") == baselines(with, "2019"))
        #expect(baselines(with, "Millwork") != baselines(with, "Leeds"))
    }

    @Test(arguments: LayoutTable.layouts)
    func whatLacksItsOtherHalfIsNoFragment(_ layout: String) throws {
        let resume = """
            {"basics": {"name": "Ada"}, "education": [{"institution": "Home", "score": "5.0"}],
             "skills": [{"level": "Beginner", "keywords": ["Chess"]}], "pets": ["Owls", "Bees"],
             "tools": [{"name": "Saw"}, {"name": "File, flat"}], "talks": ["One.", "Two."],
             "patents": [{"name": "Wheel", "parts": ["hub", "rim"]}]}
            """
        let document = try #require(Rendering.outcome(resume, layout: layout).document)
        let lines = PageParagraphs(document).all.flatMap(\.lines).map(\.text)
        #expect(!lines.contains { $0.hasPrefix("(") || $0.contains("):") }, "\(lines)")
        // Something stands beside the score.
        for case .text(let line) in document.pages[0].items
        where ["5.0", "5.0."].contains(line.runs.map(\.text).joined().filter { $0 != " " }) {
            let beside = document.pages[0].items.count { item in
                if case .text(let other) = item { other.origin.y == line.origin.y } else { false }
            }
            #expect(beside > 1, "\(lines)")
        }
        #expect(lines.contains { $0.contains("Owls, Bees") }, "\(lines)")
        #expect(lines.contains { $0.contains("hub, rim") }, "\(lines)")
        #expect(lines.contains { $0.contains("Saw  ·  File, flat") }, "\(lines)")
        #expect(lines.contains("One.") && lines.contains("Two."), "\(lines)")
    }

    /// Dates are not alone where a position is missing.
    @Test(arguments: LayoutTable.layouts)
    func withoutAPositionTheEmployerStandsBesideItsDates(_ layout: String) throws {
        let resume = #"{"basics": {"name": "Ada"}, "work": [{"name": "Mill", "endDate": "2019"}]}"#
        let document = try #require(Rendering.outcome(resume, layout: layout).document)
        let (mill, year) = (baselines(document, "Mill"), baselines(document, "2019"))
        #expect(mill.count == 1 && year.count == 1)
        // In a column of their own at the side, dates may stand below the place.
        #expect(mill == year || year[0] > mill[0], "\(mill), \(year)")
    }

    /// What stands beside a position needs no row of its own.
    @Test(arguments: LayoutTable.layouts)
    func aPositionOfNothingButItsPlaceOrDatesIsPrinted(_ layout: String) throws {
        let fields = [(#""location": "Leeds""#, "Leeds"), (#""startDate": "2019""#, "2019")]
        for (field, word) in fields {
            let resume = #"{"basics": {"name": "Ada"}, "work": [{"roles": [{\#(field)}]}]}"#
            let document = try #require(Rendering.outcome(resume, layout: layout).document)
            let lines = PageParagraphs(document).all.flatMap(\.lines).map(\.text)
            #expect(lines.contains { $0.contains(word) }, "\(word) in \(lines)")
        }
    }
}
