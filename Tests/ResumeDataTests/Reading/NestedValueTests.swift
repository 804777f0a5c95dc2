import ResumeModel
import SourceTree
import Testing

/// Maps and lists in places where the format has texts or entries.
@Suite struct NestedValueTests {
    @Test func aListInAMapIsTheSection() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "skills": {"list": [{"name": "Bash", "level": "Advanced", "summary": "Ten years"}]}}"#
        )
        let skill = try #require(mapped.resume?.skills.first)
        #expect(skill.name.plain == "Bash")
        #expect(skill.level.plain == "Advanced")
        #expect(skill.summary.plain == "Ten years")
    }

    @Test func groupsOfSkillsKeepLevels() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "skills": {"programming_languages": [{"name": "Rust", "level": "Good"}, {"name": "C", "url": "https://c.example", "years": 4}], "JavaScript": "expert"}}"#
        )
        let skills = try #require(mapped.resume?.skills)
        #expect(skills.map(\.name.plain) == ["Programming languages", "JavaScript"])
        #expect(
            skills.map { $0.keywords.map(\.notation) } == [
                ["Rust (Good)", "l{C|https://c.example} (years: 4)"], ["expert"],
            ])
    }

    @Test func entriesInGroupsKeepTheGroup() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "projects": {"openSource": [{"name": "P"}], "closed": [{"name": "Q"}]}}"#
        )
        let projects = try #require(mapped.resume?.projects)
        #expect(projects.map(\.name.plain) == ["P", "Q"])
        #expect(
            projects.map { $0.extra.flatMap(\.values).map(\.plain) } == [
                ["Open source"], ["Closed"],
            ])
    }

    @Test func whatStandsBeforeAListIsKept() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "projects": {"title": "Works", "intro": "All mine.", "assignments": [{"title": "P", "tagline": "T"}]}}"#
        )
        let projects = try #require(mapped.resume?.projects)
        #expect(projects.map(\.summary.plain) == ["All mine.", ""])
        #expect(projects.map(\.name.plain) == ["", "P"])
        #expect(projects.map(\.description.plain) == ["", "T"])
    }

    @Test func aTextUnderANameIsADetail() throws {
        let mapped = try Mapped(#"{"basics": {"name": "A"}, "work": {"Acme": "two years"}}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["Acme"])
        #expect(
            mapped.resume?.work[0].extra == [
                ExtraField(key: "details", values: [RichText("two years")])
            ])
        #expect(mapped.summary == "warning map-for-list work")
    }

    @Test(
        arguments: [
            (
                #"[{"name": "Rust", "url": "https://r.example", "years": 4}]"#,
                ["l{Rust|https://r.example} (years: 4)"]
            ),
            (#"[{"text": "One"}, {"text": "Two"}]"#, ["One", "Two"]),
            (#"{"name": "K", "description": "Long text"}"#, ["K: Long text"]),
            (#"{"due_date": "May", "teamSize": 5}"#, ["Due date: May", "Team size: 5"]),
            (#"{"x": {"y": {"z": "deep"}}}"#, ["x: y: z: deep"]),
            (#"[["a", ["b"]], "c"]"#, ["a", "b", "c"]),
            (#"{"name": "K", "url": "docs/k.html"}"#, ["K (docs/k.html)"]),
            (#"{"url": "https://r.example"}"#, ["l{https://r.example|https://r.example}"]),
            (#"{"id": "hello", "url": "https://r.example"}"#, ["l{hello|https://r.example}"]),
        ] as [(String, [String])])
    func extraFieldsNameMaps(_ value: String, _ texts: [String]) throws {
        let mapped = try Mapped("work", #""name": "A", "mine": \#(value)"#)
        #expect(mapped.resume?.work.first?.extra.first?.values.map(\.notation) == texts)
    }

    @Test(
        arguments: [
            (#"[{"name": "Fast", "years": 3}]"#, ["- Fast (years: 3)"]),
            (#"[{"a": {"b": "c"}}]"#, ["- a: b: c"]),
            (
                #"[{"title": "T", "parts": [{"name": "P", "level": "L"}]}]"#,
                ["- T", "-- Parts", "--- P (L)"]
            ),
            (#"[{"summary": "One", "tags": ["x", "y"], "n": 1}]"#, ["- One (x, y; n: 1)"]),
            (
                #"[{"title": "T", "items": {"network": "N", "pay": "P"}}]"#,
                ["- T", "-- Network: N", "-- Pay: P"]
            ),
            (#"[{"title": "T", "details": {"name": "N", "level": "L"}}]"#, ["- T", "-- N (L)"]),
            (#"[{"highlight": "One", "hidden": true}, "Two"]"#, ["- Two"]),
        ] as [(String, [String])])
    func itemsLoseNothing(_ value: String, _ items: [String]) throws {
        let mapped = try Mapped("work", #""name": "A", "highlights": \#(value)"#)
        #expect(mapped.resume?.work.first?.highlights.map(\.notation) == items)
    }

    @Test(arguments: [
        (#""summary": ["One", "Two"]"#, "- One\n- Two"), (#""summary": ["One"]"#, "p One"),
        (#""summary": {"a": {"b": "c"}}"#, "p b: c"),
    ])
    func listsAreProse(_ member: String, _ notation: String) throws {
        let mapped = try Mapped("work", member)
        #expect(mapped.resume?.work.first?.summary.notation == notation)
        #expect(mapped.findings.allSatisfy { $0.severity == .warning })
    }

    @Test(
        arguments: [
            (#"["Java, Kotlin, C (C11, C17)"]"#, ["Java", "Kotlin", "C (C11, C17)"]),
            (#"["Java, Kotlin", "C"]"#, ["Java, Kotlin", "C"]),
            (#"[{"name": "Java", "level": 5}]"#, ["Java (5)"]),
            (#"[["Java"], "C"]"#, ["Java", "C"]),
        ] as [(String, [String])])
    func keywordsAreSeveral(_ value: String, _ phrases: [String]) throws {
        let mapped = try Mapped("skills", #""name": "A", "keywords": \#(value)"#)
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == phrases)
    }

    @Test func listsInListsHoldEntries() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "work": [[{"name": "B"}], {"name": "C"}]}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["B", "C"])
    }
}
