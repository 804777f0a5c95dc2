import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Resumes as RenderCV takes them.
@Suite struct RenderCVWriterTests {
    private func section(_ members: String) throws -> String {
        let yaml = try WrittenFile(#"{"basics": {"name": "A"}, \#(members)}"#).yaml
        let start = try #require(yaml.firstRange(of: "  sections:\n"))
        return yaml[start.upperBound...].split(separator: "\n").map { String($0.dropFirst(4)) }
            .joined(separator: "\n")
    }

    @Test func aWholeResume() throws {
        let file = try WrittenFile(
            """
            {"basics": {"name": "Ada Ng", "label": "**Analyst**", "email": "ada@ng.example",
              "phone": "+44 (0)20 7946 0000", "url": "https://ng.example", "image": "me.jpg",
              "summary": "One.\\n\\n- a\\n- b", "location": {"city": "Bath", "countryCode": "GB"},
              "profiles": [{"network": "GitHub", "username": "ada"}], "nationality": "British"},
             "work": [{"name": "Acme", "position": "Lead", "url": "https://acme.example",
              "startDate": "2020-03", "location": "Bath", "description": "Tools", "summary": "All.",
              "highlights": ["One - two", ["below"]], "teamSize": 7}],
             "education": [{"institution": "Uni", "area": "Maths", "studyType": "BSc", "score": "1.0",
              "startDate": "2016", "endDate": "2019", "courses": ["Sets", "Logic"]}],
             "meta": {"language": "fr", "layout": "jake", "version": "v1", "pages": 2}}
            """, photo: "me.jpg", layout: "jake")
        #expect(
            file.yaml == """
                cv:
                  name: Ada Ng
                  headline: "**Analyst**"
                  location: Bath, Royaume-Uni
                  email: ada@ng.example
                  phone: "+44 20 7946 0000"
                  website: https://ng.example
                  photo: me.jpg
                  social_networks:
                    - network: GitHub
                      username: ada
                  custom_connections:
                    - fontawesome_icon: circle-info
                      placeholder: "Nationality: British"
                      url: null
                  sections:
                    Summary:
                      - One.
                      - |-
                        - a
                        - b
                    Work:
                      - company: "[Acme](https://acme.example)"
                        position: Lead
                        start_date: "2020-03"
                        end_date: present
                        location: Bath
                        summary: |-
                          Tools

                          All.
                        highlights:
                          - One \\- two - below
                          - "**Team size:** 7"
                    Education:
                      - institution: Uni
                        area: Maths
                        degree: BSc
                        start_date: 2016
                        end_date: 2019
                        highlights:
                          - "1.0"
                          - Sets, Logic
                design:
                  theme: sb2nov
                locale:
                  language: french

                """)
        #expect(
            file.findings.map(\.message) == [
                "not carried over to RenderCV: meta.version, meta.pages"
            ])
    }

    // MARK: Dates

    @Test(arguments: [
        (#""startDate": "2020", "endDate": "2021-05""#, #"start_date: 2020 end_date: "2021-05""#),
        (#""startDate": "2020-05-06""#, #"start_date: "2020-05-06" end_date: present"#),
        (#""date": "2020""#, "date: 2020"), (#""endDate": "2020-05""#, #"date: "2020-05""#),
        (#""date": "Summer 2012""#, "date: Summer 2012"),
        (#""startDate": "2020-05", "endDate": "2020""#, "date: 2020-05 – 2020"),
        (#""startDate": "2027""#, "date: 2027 – present"),
        (#""startDate": "2026-05""#, "date: 2026-05 – present"),
        (#""startDate": "2026-01-02""#, #"start_date: "2026-01-02" end_date: present"#),
        (#""startDate": "Spring 2012", "endDate": "2013""#, "date: Spring 2012 – 2013"),
        (#""startDate": "Spring 2012""#, "date: Spring 2012 – present"),
        (#""startDate": "0900", "endDate": "2013""#, "date: 0900 – 2013"),
        (#""date": "2021-13""#, "date: 2021–13"),
    ]) func datesAreOnesThatItTakes(members: String, expected: String) throws {
        let yaml = try section(#""work": [{"name": "N", "position": "P", \#(members)}]"#)
        let dates = yaml.split(separator: "\n").filter { $0.contains("date: ") }
            .map { $0.drop { $0 == " " } }
        #expect(dates.joined(separator: " ") == expected)
    }

    // MARK: Sections

    @Test func positionsUnderAnEmployerAreEntries() throws {
        let yaml = try section(
            """
            "work": [{"name": "Acme", "location": "Bath", "summary": "All.", "roles": [
             {"position": "Lead", "startDate": "2021"}, {"position": "Hand", "startDate": "2019", "endDate": "2021",
              "location": "York"}]}]
            """)
        #expect(
            yaml == """
                Work:
                  - company: Acme
                    position: Lead
                    start_date: 2021
                    end_date: present
                    location: Bath
                    summary: All.
                  - company: Acme
                    position: Hand
                    start_date: 2019
                    end_date: 2021
                    location: York
                """)
    }

    @Test func whatIsSaidOfAnEmployerIsInTheFirstPosition() throws {
        let yaml = try section(
            """
            "work": [{"name": "Acme", "teamSize": 7, "highlights": ["All"], "roles": [
             {"position": "Lead", "highlights": ["Own"]}, {"position": "Hand"}]}]
            """)
        #expect(
            yaml == """
                Work:
                  - company: Acme
                    position: Lead
                    highlights:
                      - All
                      - Own
                      - "**Team size:** 7"
                  - company: Acme
                    position: Hand
                """)
    }

    @Test func itemsOfAllLevelsStand() throws {
        let yaml = try section(
            #""work": [{"name": "A", "highlights": ["a", ["b", ["c"]], "d"]}]"#)
        #expect(yaml.hasSuffix("highlights:\n      - a - b - c\n      - d"))
        let file = try WrittenFile(#"{"basics": {"name": "A", "summary": "- a\n  - b\n- c"}}"#)
        #expect(file.yaml.hasSuffix(#"- "- a\n  - b\n- c""# + "\n"))
    }

    @Test func aPageThatItRefusesIsText() throws {
        let yaml = try section(
            #""publications": [{"name": "P", "url": "ftp://p.example/a"}]"#)
        #expect(yaml.contains("summary: ") && yaml.contains("p.example/a"), "\(yaml)")
        #expect(!yaml.contains("url:"))
    }

    @Test func whatIsMissingIsEmpty() throws {
        #expect(
            try section(#""work": [{"name": "Acme"}], "education": [{"institution": "Uni"}]"#)
                == """
                Work:
                  - company: Acme
                    position: ""
                Education:
                  - institution: Uni
                    area: ""
                """)
    }

    @Test func pairsAreLines() throws {
        #expect(
            try section(
                """
                "skills": [{"name": "Web", "level": "Good", "keywords": ["HTML", "CSS"]}, {"name": "Go"}],
                "languages": [{"language": "Latin", "fluency": "Fluent"}], "interests": ["Chess"]
                """) == """
                    Skills:
                      - label: Web
                        details: HTML, CSS (Good)
                      - label: Go
                        details: ""
                    Languages:
                      - label: Latin
                        details: Fluent
                    Interests:
                      - label: Chess
                        details: ""
                    """)
    }

    @Test func otherSectionsOfTheFormat() throws {
        #expect(
            try section(
                """
                "projects": [{"name": "P", "entity": "Acme", "type": "app", "roles": ["author"],
                  "description": "Short.", "keywords": ["Swift", "C"], "url": "https://p.example"}],
                "awards": [{"title": "Prize", "awarder": "Jury", "date": "2020", "summary": "Why."}],
                "publications": [{"name": "Book", "publisher": "Press", "releaseDate": "2020-05",
                  "url": "https://b.example", "authors": ["A. Ng", "B. Ho"], "isbn": "1"}],
                "references": [{"name": "Bo", "reference": "Good."}]
                """) == """
                    Awards:
                      - name: Prize
                        date: 2020
                        summary: |-
                          Jury
                          Why.
                    Publications:
                      - title: Book
                        authors:
                          - A. Ng
                          - B. Ho
                        date: "2020-05"
                        journal: Press
                        url: https://b.example
                        summary: "**Isbn:** 1"
                    References:
                      - name: Bo
                        summary: Good.
                    Projects:
                      - name: "[P](https://p.example)"
                        summary: |-
                          Acme, app, author
                          Short.
                        highlights:
                          - Swift, C
                    """)
    }

    @Test func sectionsOfOnesOwn() throws {
        #expect(
            try section(
                """
                "talks": [{"name": "T", "subtitle": "Conf", "date": "2020"}, {"name": "U"}],
                "patents": ["One.", "Two."], "facts": [{"name": "Hair", "keywords": ["red"]}],
                "lists": [{"highlights": ["a", "b"]}], "names": [{"name": "X"}, {"name": "Z"}]
                """) == """
                    Talks:
                      - company: Conf
                        position: T
                        date: 2020
                      - company: ""
                        position: U
                    Patents:
                      - One.
                      - Two.
                    Facts:
                      - label: Hair
                        details: red
                    Lists:
                      - bullet: a
                      - bullet: b
                    Names:
                      - bullet: X
                      - bullet: Z
                    """)
    }

    @Test func sectionsOfSeveralKindsAreSplit() throws {
        let file = try WrittenFile(
            """
            {"basics": {"name": "A"}, "talks": ["Text.", {"name": "T", "date": "2020"}, "More."],
             "Talks (2)": ["Taken."]}
            """)
        #expect(
            file.yaml.hasSuffix(
                """
                  sections:
                    Talks:
                      - Text.
                    Talks (2):
                      - name: T
                        date: 2020
                    Talks (3):
                      - More.
                    Talks (2) (2):
                      - Taken.

                """))
        #expect(file.findings.map(\.kind.name) == ["section-split"])
        #expect(file.findings[0].message.hasSuffix("behind their titles: \"Talks\""))
    }

    @Test(arguments: [
        "a * b", "C# and #1", "5 - 3", "**bold** and *it*", "[t](https://x.example)", "`code`",
        "a_b_c",
        "1. one", "$5 & <b>", "@ada", "https://x.example/a_b", "**a_b** [c]", "**x** at 5 * 3",
    ]) func textsAreReadAsTheyWere(raw: String) throws {
        let text = JSONWriter.line(of: .text(raw))
        let node = try #require(
            JSONReader.read(
                Array(
                    #"{"basics": {"name": "A"}, "work": [{"highlights": [\#(text), "z"]}]}"#.utf8),
                file: ""
            ).node)
        let resume = try #require(
            ResumeFormat.reading(of: node, file: "").resume(LanguageCatalog.ofPackage.understood)
                .resume)
        let item = try #require(resume.work[0].highlights.first?.text)
        let written = WrittenText.item(item)
        #expect(!written.contains(" - "))
        let list = Field(.list([.text(written), .text("z")]), at: .root)
        #expect(MappingContext(file: "").items(list).first?.text == item)
    }

    @Test(arguments: [
        ("de", "german"), ("pt-BR", "portuguese"), ("zh-Hans", "mandarin_chinese"),
        ("nb", "norwegian_bokmål"), ("ja", "japanese"),
    ]) func languages(tag: String, name: String) throws {
        let yaml = try WrittenFile(#"{"basics": {"name": "A"}, "meta": {"language": "\#(tag)"}}"#)
            .yaml
        #expect(yaml.hasSuffix("locale:\n  language: \(name)\n"))
    }

    // MARK: Words of one's own

    private func locale(_ language: String?, _ words: String) throws -> WrittenFile {
        let tag = language.map { #", "meta": {"language": "\#($0)"}"# } ?? ""
        return try WrittenFile(#"{"basics": {"name": "A"}\#(tag)}"#, words: words)
    }

    @Test func wordsStandWhereItHasThem() throws {
        let months = (1...12).map { "\"m\($0)\"" }.joined(separator: ", ")
        let file = try locale(
            "de",
            """
            {"present": "jetzt", "months": [\(months)], "short-months": [\(months)],
             "durations": {"month": "{0} Mond", "months": "{0} Monde", "year": "{0} Jahr", "years": "{0} Jahre"},
             "titles": {"work": "Arbeit"}}
            """)
        let list = (1...12).map { "\n    - m\($0)" }.joined()
        #expect(
            file.yaml.hasSuffix(
                """
                locale:
                  language: german
                  present: jetzt
                  month_names:\(list)
                  month_abbreviations:\(list)
                  month: Mond
                  months: Monde
                  year: Jahr
                  years: Jahre

                """), "\(file.yaml)")
        #expect(file.findings.isEmpty)
    }

    @Test func otherWordsAreListed() throws {
        let file = try locale(
            nil,
            """
            {"present": "now", "months": ["m"], "dates": {"range": " to "}, "quotes": "« »",
             "durations": {"month": "{0}m", "weeks": "{0} w"}}
            """)
        #expect(file.yaml.hasSuffix("locale:\n  language: english\n  present: now\n"))
        #expect(
            file.findings.map(\.message) == [
                "not carried over to RenderCV: meta.words.months, meta.words.dates, meta.words.quotes, "
                    + "meta.words.durations.month, meta.words.durations.weeks"
            ])
    }

    @Test func itsLanguageIsNamed() throws {
        let file = try locale("nl", #"{"present": "nu", "months": null}"#)
        #expect(file.yaml.hasSuffix("locale:\n  language: dutch\n  present: nu\n"))
        #expect(try locale("nl", "{}").yaml.hasSuffix("locale:\n  language: dutch\n"))
        #expect(try !locale("en-GB", "{}").yaml.contains("locale"))
    }

    @Test func whatItHasNoWordsFor() throws {
        let file = try WrittenFile(
            #"{"basics": {"name": "A"}, "meta": {"language": "eo", "canonical": "https://a.example"}}"#,
            layout: "card", changesLayout: true)
        #expect(!file.yaml.contains("locale") && !file.yaml.contains("design"))
        #expect(
            file.findings.map(\.message) == [
                "not carried over to RenderCV: meta.layout (the changes in it), meta.layout (no theme is "
                    + "like \"card\"), meta.language (RenderCV has no words of \"eo\"), meta.canonical"
            ])
    }
}
