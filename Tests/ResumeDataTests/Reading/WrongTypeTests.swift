import ResumeModel
import SourceTree
import Testing

/// Values of other kinds than the format's.
@Suite struct WrongTypeTests {
    @Test(arguments: [
        (#"{"basics": []}"#, "basics", "1:12"), (#"{"basics": "Ada"}"#, "basics", "1:12"),
        (#"{"basics": 5}"#, "basics", "1:12"), (#"{"work": 5}"#, "work", "1:10"),
        (#"{"work": true}"#, "work", "1:10"), (#"{"work": [5]}"#, "work[0]", "1:11"),
        (#"{"work": [{"name": "A"}, 7]}"#, "work[1]", "1:26"),
        (#"{"work": [[]]}"#, "work[0]", "1:11"),
        (#"{"education": [true]}"#, "education[0]", "1:16"), (#"{"skills": 1}"#, "skills", "1:12"),
        (#"{"basics": {"name": "A", "location": 5}}"#, "basics.location", "1:38"),
        (#"{"basics": {"name": "A", "profiles": 5}}"#, "basics.profiles", "1:38"),
        (#"{"basics": {"name": "A", "image": 5}}"#, "basics.image", "1:35"),
        (#"{"basics": {"name": "A"}, "meta": 5}"#, "meta", "1:35"),
        ("{\n  \"work\": [\n    {\"name\": \"A\"},\n    12\n  ]}", "work[1]", "4:5"),
    ])
    func whatCannotBeReadIsAnErrorInItsPlace(_ json: String, _ path: String, _ place: String) throws
    {
        let mapped = try Mapped(json)
        let error = try #require(mapped.findings.first { $0.severity == .error })
        #expect(error.identifier == "wrong-type")
        #expect(error.path == path)
        #expect(error.span.map { "\($0.line):\($0.column)" } == place)
        #expect(error.file == "resume.json")
        #expect(
            error.message.hasPrefix("\(path) is a") || error.message.hasPrefix("\(path) is true"))
        #expect(mapped.resume != nil)
    }

    @Test(arguments: [
        (#""phone": 3012345678"#, "note number-for-text basics.phone"),
        (#""label": 42"#, "note number-for-text basics.label"),
        (#""label": true"#, "warning bool-for-text basics.label"),
        (#""label": ["a", "b"]"#, "warning list-for-text basics.label"),
        (#""label": {"one": "a", "two": "b"}"#, "warning map-for-text basics.label"),
        (#""location": "Berlin""#, "note text-for-map basics.location"),
        (#""url": ["https://a.example", "https://b.example"]"#, "warning list-for-text basics.url"),
        (#""url": {"label": "x", "href": "https://a.example"}"#, "warning map-for-text basics.url"),
        (#""profiles": {"network": "GitHub"}"#, "warning map-for-list basics.profiles"),
        (
            #""profiles": {"GitHub": "https://github.com/x", "X": "ada"}"#,
            "warning map-for-list basics.profiles"
        ),
    ])
    func whatCanBeReadIsNoError(_ member: String, _ finding: String) throws {
        #expect(try Mapped(basics: member).summary == finding)
    }

    @Test func numbersStayAsWritten() throws {
        let basics = try #require(
            try Mapped(basics: #""phone": 3012345678, "label": 1.50"#).resume?.basics)
        #expect(basics.phone == "3012345678")
        #expect(basics.phoneLink?.target == "tel:3012345678")
        #expect(basics.label.plain == "1.50")
    }

    @Test func otherKindsAreJoined() throws {
        let mapped = try Mapped(
            basics:
                #""label": ["a", "b"], "location": "Berlin", "url": ["https://a.example", "https://b.example"]"#
        )
        let basics = try #require(mapped.resume?.basics)
        #expect(basics.label.plain == "a, b")
        #expect(basics.location.city == "Berlin")
        #expect(basics.url?.text == "https://a.example")
        #expect(basics.extra.flatMap(\.values).map(\.plain) == ["https://b.example"])
        #expect(basics.url?.link?.target == "https://a.example")
        #expect(
            try Mapped(#"{"basics": {"name": {"first": "Ada", "last": "L"}}}"#).resume?.basics.name
                == "Ada L")
    }

    @Test func mapOfProfilesHasNamesForKeys() throws {
        let profiles = try #require(
            try Mapped(basics: #""profiles": {"GitHub": "https://github.com/x", "X": "ada"}"#)
                .resume?.basics.profiles)
        #expect(profiles.map(\.network) == ["GitHub", "X"])
        #expect(profiles.map(\.username) == [nil, "ada"])
        #expect(profiles.map(\.url?.link?.target) == ["https://github.com/x", nil])
    }

    @Test func singleMapIsAListOfOne() throws {
        let mapped = try Mapped(#"{"basics": {"name": "A"}, "work": {"name": "Acme"}}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["Acme"])
        #expect(mapped.summary == "warning map-for-list work")
    }

    @Test func mapOfMapsIsAListWithNames() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "work": {"Acme": {"position": "Smith"}}}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["Acme"])
        #expect(mapped.resume?.work.map(\.position.plain) == ["Smith"])
        #expect(mapped.summary == "warning map-for-list work")
    }

    @Test func mapsOfSkillsAndLanguagesAreRead() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "skills": {"Web": ["HTML", "CSS"]}, "languages": {"English": "native"}}"#
        )
        #expect(mapped.resume?.skills.map(\.name.plain) == ["Web"])
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == ["HTML", "CSS"])
        #expect(mapped.resume?.languages.map(\.fluency.plain) == ["native"])
    }

    @Test(arguments: [
        (#"["Swift", "C"]"#, "note text-for-map skills[0]\nnote text-for-map skills[1]"),
        (#""Swift, C""#, "note text-for-list skills"),
    ])
    func textsAreSkillsOfTheirOwn(_ value: String, _ findings: String) throws {
        let mapped = try Mapped(#"{"basics": {"name": "A"}, "skills": \#(value)}"#)
        #expect(mapped.resume?.skills.map(\.name.plain) == ["Swift", "C"])
        #expect(mapped.summary == findings)
    }

    @Test func textInPlaceOfAnEntryIsItsName() throws {
        let mapped = try Mapped(#"{"basics": {"name": "A"}, "work": ["Acme", {"name": "B"}]}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["Acme", "B"])
        #expect(mapped.summary == "warning text-for-entry work[0]")
    }

    @Test(
        arguments: [
            (#""One""#, ["- One"], "note text-for-list work[0].highlights"),
            (
                #""- One\n- Two\n  - Three""#, ["- One", "- Two", "-- Three"],
                "note text-for-list work[0].highlights"
            ),
            (#""One\nTwo""#, ["- One", "- Two"], "note text-for-list work[0].highlights"),
            (#"["- One", "• Two", "Three"]"#, ["- One", "- Two", "- Three"], ""),
            (
                #"["One", ["Two", ["Three"]], "Four"]"#,
                ["- One", "-- Two", "--- Three", "- Four"], ""
            ),
            (#"["Did:\n- a\n- b"]"#, ["- Did:", "-- a", "-- b"], ""),
            (#"["One\n\nmore"]"#, ["- One\nmore"], ""), (#"["One\nmore"]"#, ["- One\nmore"], ""),
            (#"[5]"#, ["- 5"], "note number-for-text work[0].highlights[0]"),
            (#"[true]"#, ["- true"], "warning bool-for-text work[0].highlights[0]"),
            (#"[{"text": "One"}]"#, ["- One"], "warning map-for-item work[0].highlights[0]"),
            (
                #"[{"summary": "One", "tags": ["x"]}]"#, ["- One (x)"],
                "warning map-for-item work[0].highlights[0]"
            ),
            (
                #"[{"description": "One", "highlights": ["Two"]}]"#, ["- One", "-- Two"],
                "warning map-for-item work[0].highlights[0]"
            ),
            (
                #"[{"Led a team": "five people"}]"#, ["- Led a team: five people"],
                "warning map-for-item work[0].highlights[0]"
            ),
            (
                #"[{"Led": ["a", "b"]}]"#, ["- Led", "-- a", "-- b"],
                "warning map-for-item work[0].highlights[0]"
            ),
            (#"{"text": "One"}"#, ["- One"], "warning map-for-item work[0].highlights"),
        ] as [(String, [String], String)])
    func highlightsOfAnyShapeAreItems(_ value: String, _ items: [String], _ findings: String) throws
    {
        let mapped = try Mapped("work", #""highlights": \#(value)"#)
        #expect(mapped.resume?.work.first?.highlights.map(\.notation) == items)
        #expect(mapped.summary == findings)
    }

    @Test(arguments: [
        (#""name": [["A"]]"#, "A", "warning list-for-text work[0].name"),
        (#""name": {"a": {"b": "c"}}"#, "b: c", "warning map-for-text work[0].name"),
    ])
    func textsInTextsAreJoined(_ member: String, _ text: String, _ finding: String) throws {
        let mapped = try Mapped("work", member)
        #expect(mapped.resume?.work.first?.name.plain == text)
        #expect(mapped.summary == finding)
    }

    @Test(
        arguments: [
            (#"{"label": "x"}"#, nil, ["x"]),
            (
                #"{"label": "My page", "href": "https://a.example"}"#, "https://a.example",
                ["My page"]
            ),
            (
                #"["https://a.example", "https://b.example"]"#, "https://a.example",
                ["https://b.example"]
            ),
            (#"[{"a": "b"}]"#, nil, ["a: b"]),
        ] as [(String, String?, [String])])
    func whatStandsAroundAnAddressIsKept(_ value: String, _ target: String?, _ rest: [String])
        throws
    {
        let mapped = try Mapped("work", #""url": \#(value)"#)
        let work = try #require(mapped.resume?.work.first)
        #expect(work.url?.link?.target == target)
        #expect(work.extra.flatMap(\.values).map(\.plain) == rest)
        #expect(mapped.findings.map(\.severity) == [.warning])
    }

    @Test func ofSeveralHomesTheFirstIsTheAddress() throws {
        let mapped = try Mapped(basics: #""location": [{"city": "York"}, "Leeds"]"#)
        #expect(mapped.resume?.basics.location.city == "York")
        #expect(mapped.resume?.basics.extra.flatMap(\.values).map(\.plain) == ["Leeds"])
    }

    @Test(arguments: [#"{"year": 2020}"#, "[2020]", #"[["2020"]]"#])
    func datesInListsAndMapsAreRead(_ value: String) throws {
        let mapped = try Mapped("work", #""startDate": \#(value)"#)
        #expect(mapped.resume?.work.first?.dates?.start?.date?.year == 2020)
        #expect(mapped.findings.map(\.severity) == [.warning])
    }

    @Test(
        arguments: [
            (
                #""HTML, CSS (SCSS, Sass); JS""#, ["HTML", "CSS (SCSS, Sass)", "JS"],
                "note text-for-list skills[0].keywords"
            ),
            (#"["HTML", 5]"#, ["HTML", "5"], "note number-for-text skills[0].keywords[1]"),
            (#"["Node.js", "C++", "C#"]"#, ["Node.js", "C++", "C#"], ""),
            (#"[{"name": "HTML"}]"#, ["HTML"], "warning map-for-item skills[0].keywords[0]"),
        ] as [(String, [String], String)])
    func keywordsOfAnyShapeArePhrases(_ value: String, _ phrases: [String], _ findings: String)
        throws
    {
        let mapped = try Mapped("skills", #""keywords": \#(value)"#)
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == phrases)
        #expect(mapped.summary == findings)
    }
}
