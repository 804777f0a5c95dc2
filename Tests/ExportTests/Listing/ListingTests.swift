import Languages
import ResumeData
import ResumeModel
import TestSupport
import Testing

@testable import Export

extension Listing {
    /// A list in English.
    static func english(_ resume: Resume) -> Listing {
        Listing(of: resume, language: .english) { $0.accountLink }
    }
}

@Suite struct ListingTests {
    /// A row as columns, empty ones left out.
    private func columns(_ row: ListedRow) -> [String] {
        ["\(row.number)"] + [row.main, row.second, row.level, row.dates].filter { !$0.isEmpty }
    }

    private func rows(_ key: String, of file: String) throws -> [[String]] {
        try Listing.english(Sample.resume(ofFile: file)).section(key).rows.map(columns)
    }

    private static let sample = "Sources/Assets/sample.resume.json"

    @Test(arguments: [
        ("work", "1|Lead Engineer, Courier Platform|Färja Logistics|Mar 2021 – Present"),
        ("projects", "1|swift-tidvatten|Personal|May 2019 – Present"),
        (
            "education",
            "1|MSc, Computer Science|KTH Royal Institute of Technology|Aug 2012 – Jun 2014"
        ),
        ("skills", "1|Languages|Swift, C, SQL, TypeScript|Expert"),
        ("languages", "1|Swedish|Native"),
        ("volunteer", "1|Workshop Leader|Kodcentrum|Sep 2018 – Present"),
        ("awards", "1|Best Accessible App|Nordic Mobile Awards|Nov 12, 2020"),
        (
            "certificates",
            "1|Certified Kubernetes Application Developer|Cloud Native Computing Foundation|May 4, 2022"
        ),
        ("publications", "1|Tickets That Need No Network|NSNordic|Oct 3, 2019"),
        ("interests", "1|Sea kayaking|Bohuslän archipelago, Navigation"),
        (
            "references",
            "1|Anders Holm, CTO, Färja Logistics|Zoë leaves every system she touches smaller, faster and easier to explain."
        ),
    ])
    func aRowTellsWhatItIs(key: String, columns: String) throws {
        #expect(try rows(key, of: Self.sample).first?.joined(separator: "|") == columns)
    }

    @Test func everyEntryHasAName() throws {
        for json in Sample.files.compactMap({ PackageFolder.text(of: $0) }) + [Sample.rich] {
            let listing = Listing.english(try Sample.resume(json))
            for section in listing.sections(of: .all) {
                #expect(
                    section.rows.count == listing.count(of: section.key)
                        || section.key == "contacts")
                for row in section.rows {
                    #expect(!row.main.isEmpty, "\(section.key) \(row.number)")
                    #expect(!row.main.contains("\n") && !row.second.contains("\n"))
                    #expect(row.main != row.second)
                }
            }
        }
        let bare = try Sample.resume(
            #"""
            {"work": [{"startDate": "2001"}, {"location": "York"}, {"highlights": ["Did"]},
              {"roles": [{"summary": "Led"}]}, {"teamSize": 7}],
             "skills": [{"level": "Low"}, {"keywords": ["Loose", "Other"]}],
             "references": [{"reference": "Good.\n\nVery."}],
             "talks": ["A bare line", {"summary": "Says."}]}
            """#)
        let listing = Listing.english(bare)
        func names(_ key: String) -> [String] {
            listing.section(key).sorted(by: .file).rows.map {
                columns($0).dropFirst().joined(separator: "|")
            }
        }
        #expect(
            names("work")
                == ["2001 – Present|2001 – Present", "York", "Did", "Led", "Team size: 7"])
        #expect(names("skills") == ["Low|Low", "Loose, Other"])
        #expect(names("references") == ["Good."])
        #expect(names("talks") == ["A bare line", "Says."])
    }

    @Test(arguments: [
        ("es", "Experiencia", "mar 2021 – actualidad"),
        ("de", "Berufserfahrung", "März 2021 – heute"),
        ("fr", "Expérience", "mars 2021 – aujourd’hui"),
    ])
    func titlesAndDatesAreInTheResumesLanguage(tag: String, title: String, dates: String) throws {
        let resume = try Sample.resume(ofFile: Self.sample)
        let listing = Listing(of: resume, language: LanguageWords(builtIn: tag)) { _ in nil }
        #expect(listing.section("work").title == title)
        #expect(listing.section("work").rows.first?.dates == dates)
        #expect(listing.view(named: title) == .section("work"))
        #expect(listing.overview.counts.first?.title == title)
    }

    @Test func detailsHoldEverything() throws {
        for json in Sample.files.compactMap({ PackageFolder.text(of: $0) }) + [Sample.rich] {
            let resume = try Sample.resume(json)
            let listing = Listing.english(resume)
            let writer = PlainTextWriter(width: 200)
            var text = listing.sections(of: .all).flatMap(\.rows).map { row in
                writer.text(of: row.detail) + (row.link?.target ?? "")
            }.joined().folded
            text += [listing.overview.name, listing.overview.headline].joined().folded
            for word in ModelTexts(resume).texts {
                // A mailbox is told without its scheme where it is the text itself.
                let isThere = word.replacing("mailto:", with: "").split(separator: "\n").allSatisfy
                {
                    text.contains(String($0).folded)
                }
                #expect(isThere, "\(word) is not in it")
            }
        }
    }

    @Test func contactsHaveTheirLinks() throws {
        let resume = try Sample.resume(
            #"""
            {"basics": {"email": "ada@a.example", "phone": "+44 20 1234", "url": "a.example",
              "location": {"city": "York", "countryCode": "GB", "parish": "St Ann"}, "pronouns": "she/her",
              "profiles": [{"network": "LinkedIn", "username": "ada"},
                {"network": "github", "url": "https://github.com/ada"}, {"network": "Radio", "username": "G1"},
                {"network": "Bad", "username": "x", "url": "javascript:x"}]}}
            """#)
        let contacts = Listing.english(resume).contacts
        #expect(contacts.key == "contacts")
        #expect(
            contacts.rows.map { "\($0.key)|\($0.main)|\($0.second)|\($0.link?.target ?? "-")" } == [
                "email|Email|ada@a.example|mailto:ada@a.example",
                "phone|Phone|+44 20 1234|tel:+44201234",
                "url|Website|a.example|https://a.example",
                "location|Location|York, United Kingdom|-",
                "LinkedIn|LinkedIn|ada|https://linkedin.com/in/ada",
                "GitHub|GitHub|github.com/ada|https://github.com/ada",
                "Radio|Radio|G1|-", "Bad|Bad|x|-", "pronouns|Pronouns|she/her|-",
                "parish|Parish|St Ann|-",
            ])
        #expect(contacts.found(by: try #require(TextSearch("email"))).rows.count == 1)
    }

    @Test func theOverviewTellsWhatThereIs() throws {
        let overview = Listing.english(try Sample.resume(ofFile: Self.sample)).overview
        #expect(overview.name == "Zoë Lindqvist")
        #expect(overview.headline == "Senior iOS and Backend Engineer")
        #expect(overview.summary.count == 1)
        #expect(overview.contacts.rows.count == 6)
        #expect(
            overview.counts.prefix(6).map { "\($0.view.name) \($0.title) \($0.count)" } == [
                "works Experience 3", "projects Projects 1", "education Education 2",
                "skills Skills 3",
                "languages Languages 3", "volunteer Volunteering 1",
            ])
    }

    @Test(arguments: [
        ("overview", ListView.overview), ("Works", .section("work")), ("WORK", .section("work")),
        ("experience", .section("work")), ("work_experience", .section("work")),
        ("contacts", .contacts), ("all", .all), ("summary", .section("summary")),
        ("Sprachen", nil), ("openSource", .section("openSource")),
        ("open-source", .section("openSource")),
        ("Open source", .section("openSource")), ("wroks", nil), ("", nil),
        ("hobbies", .section("interests")),
        ("awards", .section("awards")),
    ])
    func viewsAreFoundByTheirNames(name: String, view: ListView?) throws {
        let resume = try Sample.resume(
            #"{"work": [{"name": "A"}], "openSource": [{"name": "Tool"}], "skills": ["C"]}"#)
        let listing = Listing.english(resume)
        #expect(listing.view(named: name) == view)
        #expect(listing.keys == ["work", "skills", "openSource"])
    }

    @Test func anEmptyResumeHasNothingToList() {
        let listing = Listing.english(Resume())
        #expect(listing.keys.isEmpty)
        #expect(listing.sections(of: .all).isEmpty)
        #expect(listing.sections(of: .contacts).isEmpty)
        #expect(listing.section("work").rows.isEmpty)
        #expect(listing.section("nothing").title == "Nothing")
        #expect(listing.overview.counts.isEmpty)
    }

    @Test func contactsAreNamedByWhatThereIs() throws {
        let contacts = Listing.english(
            try Sample.resume(
                #"""
                {"basics": {"profiles": [{"username": "ada"},
                    {"network": "Bad", "url": "javascript:x", "username": "y"}],
                  "blog": "https://blog.example"}}
                """#)
        ).contacts
        #expect(contacts.rows.map(\.main) == ["ada", "Bad", "blog"])
        #expect(contacts.rows.map(\.second) == ["", "y", "blog.example"])
        #expect(contacts.rows[2].link?.target == "https://blog.example")
        let detail = PlainTextWriter(width: 80).text(of: contacts.rows[1].detail)
        #expect(detail.contains("javascript:x"))
    }
}
