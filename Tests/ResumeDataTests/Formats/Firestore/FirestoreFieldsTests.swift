import ResumeModel
import SourceTree
import Testing

@testable import ResumeData

/// Names of fields, texts by keys, the order of documents and groups of skills.
@Suite struct FirestoreFieldsTests {
    private func string(_ key: String, _ text: String) -> String {
        #""\#(key)": {"stringValue": "\#(text)"}"#
    }

    private func work(_ fields: String, _ texts: (String, String)...) throws -> Mapped {
        let documents =
            [("basics/me", string("name", "Ada")), ("works/abc", fields)]
            + texts.map { ($0.0, $0.1) }
        return try Mapped(FirestoreTree.text(documents))
    }

    // MARK: Texts

    /// Collections of texts in all shapes that hold "Lead" in English and "Jefa" in Spanish.
    @Test(arguments: [
        [
            ("strings/en", #""w.t": {"stringValue": "Lead"}"#),
            ("strings/es", #""w.t": {"stringValue": "Jefa"}"#),
        ],
        [("texts/w.t", #""en": {"stringValue": "Lead"}, "es": {"stringValue": "Jefa"}"#)],
        [
            (
                "i18n/x1",
                #""key": {"stringValue": "w.t"}, "en": {"stringValue": "Lead"}, "es": {"stringValue": "Jefa"}"#
            )
        ],
        [
            (
                "translations/en-US",
                #""w": {"mapValue": {"fields": {"t": {"stringValue": "Lead"}}}}"#
            ),
            (
                "translations/es_ES",
                #""w": {"mapValue": {"fields": {"t": {"stringValue": "Jefa"}}}}"#
            ),
        ],
    ])
    func textsAreFoundInEveryShape(documents: [(String, String)]) throws {
        for (language, text) in [("en", "Lead"), ("es", "Jefa"), ("es-MX", "Jefa"), ("de", "Lead")]
        {
            let tree = FirestoreTree.text(
                documents + [
                    ("works/abc", string("titleKey", "w.t")),
                    ("meta/me", string("language", language)),
                ])
            #expect(try Mapped(tree).resume?.work.first?.position.plain == text, "\(language)")
        }
    }

    @Test func withoutTheWantedLanguageEnglishComesBeforeOthers() throws {
        let texts = ["ca", "en", "it"].map { ("strings/\($0)", string("w.t", $0)) }
        for (language, others) in [("de", []), ("es", [("strings/es", string("w.x", "X"))])] {
            let tree = FirestoreTree.text(
                [("works/abc", string("titleKey", "w.t"))] + texts + others
                    + [("meta/me", string("language", language))])
            #expect(try Mapped(tree).resume?.work.first?.position.plain == "en", "\(language)")
        }
    }

    @Test func aKeyMayLookLikeALanguage() throws {
        let mapped = try work(string("titleKey", "ios"), ("strings/ios", string("en", "Apps")))
        #expect(mapped.resume?.work.first?.position.plain == "Apps")
    }

    @Test func aTextMayBeAList() throws {
        let list = #"{"arrayValue": {"values": [{"stringValue": "A"}, {"stringValue": "B"}]}}"#
        let mapped = try work(
            string("highlightsKey", "w.h"), ("strings/en", #""w.h": \#(list)"#))
        #expect(mapped.resume?.work.first?.highlights.map(\.text.plain) == ["A", "B"])
    }

    @Test func theOnlyLanguageIsTaken() throws {
        let mapped = try work(string("titleKey", "w.t"), ("strings/ca", string("w.t", "Cap")))
        #expect(mapped.resume?.work.first?.position.plain == "Cap")
        #expect(mapped.resume?.meta.language == "ca")
    }

    @Test func aTextThatOneLanguageLacksComesFromAnotherWithAWarning() throws {
        let mapped = try work(
            string("titleKey", "w.t"), ("strings/es", string("w.x", "X")),
            ("strings/en", string("w.t", "Lead")), ("meta/m", string("language", "es")))
        #expect(mapped.resume?.work.first?.position.plain == "Lead")
        #expect(
            mapped.findings.map(\.message).contains(
                "\"w.t\" has no text in es; that in en is printed"))
    }

    @Test(arguments: [
        // A key and its text; one without; a text in the place of a key; a key to something else.
        ("titleKey", "w.t", "position", "Lead", false),
        ("titleKey", "w.u", "position", "w.u", true),
        ("titleKey", "Lead engineer", "position", "Lead engineer", false),
        ("summaryKeys", "w.t", "summary", "Lead", false), ("pgpKey", "w.u", "pgpKey", "w.u", false),
        ("mottoKey", "w.t", "motto", "Lead", false), ("Key", "w.t", "Key", "w.t", false),
        ("linkWeb", "w.t", "url", "Lead", false), ("linkWeb", "w.u", "url", "w.u", true),
        ("linkWeb", "https://x.example", "url", "https://x.example", false),
    ])
    func aKeyIsReadAsItsText(
        _ key: String, _ value: String, _ field: String, _ text: String, _ isMissing: Bool
    ) throws {
        let mapped = try work(
            string("company", "X") + "," + string(key, value), ("strings/en", string("w.t", "Lead"))
        )
        let work = try #require(mapped.resume?.work.first)
        let shown: String? =
            switch field {
            case "position": work.position.plain
            case "summary": work.summary.plain
            case "url": work.url?.text
            default: work.extra.first { $0.key == field }?.values.first?.plain
            }
        #expect(shown == text)
        #expect(mapped.findings.contains { $0.identifier == "text-missing" } == isMissing)
    }

    @Test func keysWithoutAnyTextsAreToldOfOnce() throws {
        let mapped = try work(string("titleKey", "a.b") + "," + string("summaryKey", "c.d"))
        let findings = mapped.findings.filter { $0.identifier == "text-missing" }
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains("but there are no texts") == true)
    }

    @Test(arguments: [
        (#""title": {"stringValue": "Old"}, "titleKey": {"stringValue": "w.t"}"#, "Lead", 1),
        (#""titleKey": {"stringValue": "w.t"}, "title": {"stringValue": "Old"}"#, "Lead", 1),
        (#""titleKey": {"stringValue": "w.u"}, "title": {"stringValue": "Old"}"#, "w.u", 1),
        (#""title": {"stringValue": "Old"}, "titleKey": {"stringValue": "w.u"}"#, "Old", 1),
        (#""title": {"stringValue": "Lead"}, "titleKey": {"stringValue": "w.t"}"#, "Lead", 0),
        (#""title": {"stringValue": ""}, "titleKey": {"stringValue": "w.u"}"#, "w.u", 0),
    ])
    func ofTwoFieldsTheTranslatedOneIsPrinted(
        _ fields: String, _ text: String, _ conflicts: Int
    ) throws {
        let mapped = try work(fields, ("strings/en", string("w.t", "Lead")))
        #expect(mapped.resume?.work.first?.position.plain == text)
        #expect(mapped.findings.filter { $0.identifier == "spelling-conflict" }.count == conflicts)
    }

    @Test func textsInsideMapsAndListsAreFound() throws {
        let inner = #"{"mapValue": {"fields": {"nameKey": {"stringValue": "w.t"}}}}"#
        let mapped = try work(
            #""tools": {"arrayValue": {"values": [\#(inner)]}}"#,
            ("strings/en", string("w.t", "Lead")))
        #expect(mapped.resume?.work.first?.extra.first?.values.map(\.plain) == ["Lead"])
    }

    // MARK: The person

    @Test func thePersonIsGatheredFromTheirDocuments() throws {
        let tree = FirestoreTree.text([
            ("about/a", string("name", "Ada") + "," + string("photoUrl", "ada.png")),
            ("profile/b", string("name", "Eve") + "," + string("summary", "S")),
            ("contacts/a", string("type", "email") + "," + string("value", "ada@x.example")),
            ("contacts/b", string("network", "GitHub") + "," + string("username", "ada")),
        ])
        let mapped = try Mapped(tree)
        let person = try #require(mapped.resume?.basics)
        #expect(
            person.name == "Ada" && person.image == "ada.png" && person.email == "ada@x.example")
        #expect(person.summary.plain == "S")
        #expect(person.profiles.map(\.network) == ["GitHub"])
        #expect(mapped.findings.filter { $0.identifier == "spelling-conflict" }.count == 1)
    }

    @Test func contactsComeBehindThePersonsOwnProfiles() throws {
        let own = #"{"mapValue": {"fields": {\#(string("network", "GitLab"))}}}"#
        let tree = FirestoreTree.text([
            (
                "basics/me",
                string("name", "Ada") + #", "profiles": {"arrayValue": {"values": [\#(own)]}}"#
            ),
            ("contacts/b", string("network", "GitHub") + "," + string("username", "ada")),
        ])
        #expect(try Mapped(tree).resume?.basics.profiles.map(\.network) == ["GitLab", "GitHub"])
    }

    @Test func aPictureForAScreenIsNotPrinted() throws {
        let mapped = try work(string("company", "X") + "," + string("imageUrl", "x.png"))
        #expect(mapped.resume?.work.first?.extra.isEmpty == true)
    }

    @Test func aMomentOfTheFileStaysOne() throws {
        let mapped = try work(
            string("company", "X"),
            ("meta/m", #""lastModified": {"timestampValue": "2024-05-06T07:08:09Z"}"#))
        #expect(mapped.resume?.meta.lastModified?.iso8601 == "2024-05-06T07:08:09Z")
    }

    // MARK: Order

    private func names(_ section: String, _ fields: [String]) throws -> [String] {
        let documents = fields.enumerated().map { index, fields in
            let name = string("name", "\(index)")
            return ("\(section)/\(index)", fields.isEmpty ? name : name + "," + fields)
        }
        let tree = FirestoreTree.text([("basics/me", string("name", "Ada"))] + documents)
        let resume = try Mapped(tree).resume
        return section == "projects"
            ? resume?.projects.map(\.name.plain) ?? [] : resume?.work.map(\.name.plain) ?? []
    }

    private func order(_ number: Int) -> String { #""order": {"integerValue": "\#(number)"}"# }
    private func downloads(_ number: Int) -> String {
        #""downloads": {"integerValue": "\#(number)"}"#
    }
    private func start(_ date: String, end: String? = nil) -> String {
        string("startDate", date) + (end.map { "," + string("endDate", $0) } ?? "")
    }

    @Test func documentsComeByTheirNumberElseNewestFirst() throws {
        #expect(
            try names("works", ["", start("2019-05"), start("May 2020"), start("2020-06-01")])
                == ["3", "2", "1", "0"])
        #expect(
            try names(
                "works", [start("2020", end: "2021"), start("2020"), start("2020", end: "2022")])
                == ["1", "2", "0"])
        #expect(try names("works", ["", "", ""]) == ["0", "1", "2"])
        #expect(
            try names(
                "works", [start("2022"), order(10), order(9), start("2023") + "," + order(-1)])
                == ["3", "2", "1", "0"])
        #expect(
            try names(
                "projects",
                [
                    start("2022"), downloads(9), downloads(10), start("2023"),
                    downloads(9) + "," + start("2001"),
                ])
                == ["2", "4", "1", "3", "0"])
        #expect(try names("works", [downloads(1), start("2022")]) == ["1", "0"])
    }

    @Test func whatHasOneDateComesByIt() throws {
        let awards = ["2019", "2021", "2020"].map {
            ("awards/\($0.last ?? "0")", string("title", $0) + "," + string("date", $0))
        }
        let tree = FirestoreTree.text([("basics/me", string("name", "Ada"))] + awards)
        #expect(try Mapped(tree).resume?.awards.map(\.title.plain) == ["2021", "2020", "2019"])
    }

    @Test func theNumberIsNotPrinted() throws {
        let mapped = try work(string("company", "X") + "," + order(1))
        #expect(mapped.resume?.work.first?.extra.isEmpty == true)
        #expect(mapped.findings.filter { $0.severity > .note || !$0.kind.isSilent }.isEmpty)
    }

    // MARK: Skills

    private func skills(_ documents: String...) throws -> [SkillGroup] {
        let list = documents.enumerated().map { ("skills/\($0)", $1) }
        return try Mapped(FirestoreTree.text([("basics/me", string("name", "Ada"))] + list)).resume?
            .skills ?? []
    }

    @Test func flatSkillsWithAGroupBecomeGroups() throws {
        let groups = try skills(
            string("title", "Swift") + "," + string("category", "Code") + ","
                + string("level", "5"),
            string("name", "Figma") + "," + string("group", "Design") + ","
                + string("level", "Good"),
            string("name", "C") + "," + string("category", "Code")
                + #","years": {"integerValue": "4"}"#,
            string("name", "Ink") + "," + string("group", "Design") + "," + string("level", "Good"))
        #expect(groups.map(\.name.plain) == ["Code", "Design"])
        #expect(
            groups.map { $0.keywords.map(\.plain) } == [["Swift (5)", "C"], ["Figma", "Ink"]])
        #expect(groups.map(\.level.plain) == ["", "Good"])
        #expect(groups[0].extra.map(\.key) == ["years"])
        #expect(groups[0].extra[0].values.map(\.plain) == ["C: 4"])
    }

    @Test func aGroupWithItsSkillsKeepsItsName() throws {
        let groups = try skills(
            string("name", "Web") + "," + string("category", "Code")
                + #","keywords": {"arrayValue": {"values": [{"stringValue": "CSS"}]}}"#)
        #expect(groups.map(\.name.plain) == ["Web"])
        #expect(groups.first?.keywords.map(\.plain) == ["CSS"])
    }

    @Test func otherSkillsStayWhatTheyAre() throws {
        let groups = try skills(
            string("name", "Swift") + "," + string("level", "Expert"),
            string("category", "Code")
                + #","keywords": {"arrayValue": {"values": [{"stringValue": "C"}]}}"#)
        #expect(groups.map(\.name.plain) == ["Swift", "Code"])
        #expect(groups.map(\.level.plain) == ["Expert", ""])
        #expect(groups[1].keywords.map(\.plain) == ["C"])
    }
}
