import Pages
import ResumePDF
import SourceTree
import Testing

/// What a layout may say of what is shown, of names, and of dates, on pages and in texts.
struct LayoutShapeTests {
    private static let resume = #"""
        {"basics": {"name": "Ada", "email": "ada@a.example", "phone": "+44 20 7946 0000",
          "url": "https://ada.example", "summary": "Writes programs."},
         "work": [{"name": "Mill", "position": "Miller", "startDate": "2021-03", "endDate": "2023-07"},
          {"name": "Quay", "position": "Porter", "startDate": "2019", "endDate": "2020"}],
         "certificates": [{"name": "Paper", "date": "2022-05-04"}],
         "interests": [{"name": "Owls"}], "patents": [{"name": "Wheel"}],
         "meta": {"language": "LANGUAGE"}}
        """#

    private func outcome(
        _ set: [String], _ format: OutputFormat = .pdf, layout: String = "classic",
        language: String = "en"
    ) -> RenderResume.Outcome {
        let text = Self.resume.replacing("LANGUAGE", with: language)
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: ""), format: format,
            layout: layout)
        request.overrides = set
        return RenderResume()(request)
    }

    /// The words of a page and of a text, in one line each.
    private func words(
        _ set: [String], layout: String = "classic", language: String = "en"
    ) throws -> [String] {
        let page = outcome(set, layout: layout, language: language)
        let document = try #require(page.document, "\(page.diagnostics.all.map(\.message))")
        let lines = document.pages.flatMap(\.items).compactMap { item -> String? in
            guard case .text(let line) = item else { return nil }
            return line.runs.map(\.text).joined()
        }
        let text = outcome(set, .txt, layout: layout, language: language).output?.bytes
        return [
            lines.joined(separator: " "),
            String(decoding: try #require(text), as: UTF8.self).replacing("\n", with: " "),
        ]
    }

    @Test(arguments: [
        (["sections.hide=[interests]"], ["Owls", "Interests"], ["Wheel", "Miller", "Paper"]),
        (["sections.hide=[interests, patents]"], ["Owls", "Wheel"], ["Miller", "Writes"]),
        (["sections.hide=[summary]"], ["Writes"], ["Owls"]),
        (
            ["sections.hide=[other]", "sections.order=[work]"], ["Owls", "Wheel", "Paper"],
            ["Miller"]
        ),
        (["header.contacts.hide=[phone]"], ["7946"], ["ada@a.example", "ada.example"]),
        (["header.contacts.order=[url]"], [], ["7946", "ada@a.example", "ada.example"]),
    ])
    func onlyWhatIsHiddenIsGone(_ set: [String], _ gone: [String], _ kept: [String]) throws {
        for layout in ["classic", "academic"] {
            for words in try words(set, layout: layout) {
                for word in gone { #expect(!words.contains(word), "\(word) in \(layout)") }
                for word in kept { #expect(words.contains(word), "\(word) in \(layout)") }
            }
        }
    }

    @Test func aSideColumnHidesToo() throws {
        let set = ["sections.hide=[interests]", "regions.side.sections=[interests, patents]"]
        for words in try words(set, layout: "sidebar") {
            #expect(!words.contains("Owls") && words.contains("Wheel"))
        }
    }

    @Test func contactsThatAreNotNamedComeAfter() throws {
        for words in try words(["header.contacts.order=[url, phone]"]) {
            let places = try ["ada.example", "7946", "ada@a.example"].map {
                try #require(words.firstRange(of: $0)).lowerBound
            }
            #expect(places[0] < places[1])
            #expect(words.ranges(of: "ada@a.example").allSatisfy { $0.lowerBound > places[1] })
        }
    }

    @Test(arguments: [
        ("MM/y", "en", ["03/2021 – 07/2023", "2019 – 2020", "05/2022"]),
        ("y", "en", ["2021 – 2023", "2019 – 2020", "2022"]),
        ("MMMM y", "en", ["March 2021 – July 2023", "May 2022"]),
        ("MMMM y", "fr", ["mars 2021 – juillet 2023", "mai 2022"]),
        ("MMMM 'de' y", "es", ["marzo de 2021 – julio de 2023"]),
        ("d. MMM y", "de", ["März 2021 – Juli 2023", "4. Mai 2022"]),
    ])
    func datesFollowThePattern(_ pattern: String, _ language: String, _ dates: [String]) throws {
        for words in try words(["dates.pattern=\(pattern)"], language: language) {
            for date in dates { #expect(words.contains(date), "\(date) in \(words)") }
            #expect(!words.contains("Mar 2021"))
        }
    }

    @Test(arguments: [
        ("sections.order=[wrok]", "layout-section", "work"),
        ("sections.hide=[intrests]", "layout-section", "interests"),
        ("sections.hide=[hobbies]", "layout-section", "interests"),
        ("sections.hide=[patent]", "layout-section", "patents"),
        ("header.contacts.hide=[phon]", "layout-choice", "phone"),
        ("header.contacts.order=[mail]", "layout-choice", "email"),
        ("header.blocks=[nam]", "layout-choice", "name"),
        ("entries.work.rows[0].left=\"{positon}\"", "layout-field", "position"),
        ("page.footer.left=\"{nam}\"", "layout-field", "name"),
        ("sections.title.text=\"{titel}\"", "layout-field", "title"),
    ])
    func aSlipIsAnError(_ set: String, _ identifier: String, _ suggestion: String) {
        let outcome = outcome([set])
        let errors = outcome.diagnostics.all.filter { $0.severity == .error }
        #expect(errors.map(\.identifier) == [identifier])
        #expect(errors.first?.suggestions.contains(suggestion) == true)
        #expect(errors.first?.span != nil && outcome.output == nil)
    }

    @Test func aPatternThatIsNoneIsAnError() {
        #expect(outcome(["dates.pattern=MMM"]).diagnostics.all.map(\.identifier) == ["layout-date"])
    }
}
