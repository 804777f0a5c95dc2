import ResumeModel
import SourceTree
import TestSupport
import Testing

/// What stands at the top level under no section's name.
@Suite struct CustomSectionTests {
    private func sections(_ members: String) throws -> (custom: [CustomSection], findings: String) {
        let mapped = try Mapped(#"{"basics": {"name": "Ada"}, \#(members)}"#)
        return (try #require(mapped.resume).custom, mapped.summary)
    }

    @Test func listsOfMapsBecomeEntries() throws {
        let (custom, findings) = try sections(
            #"""
            "talks": [{"title": "T", "organization": "O", "location": "L", "url": "https://x.example", "date": "2020-05",
              "description": "D", "highlights": ["H"], "keywords": ["K"], "slides": "S"},
              {"name": "U", "startDate": "2019", "endDate": "2020"}, {}]
            """#)
        #expect(findings == "")
        #expect(custom.map(\.key) == ["talks"])
        #expect(custom[0].entries.count == 2)
        let entry = custom[0].entries[0]
        #expect(entry.name.plain == "T")
        #expect(entry.subtitle.plain == "O")
        #expect(entry.location.plain == "L")
        #expect(entry.url?.link?.target == "https://x.example")
        #expect(entry.date?.date?.description == "2020-05")
        #expect(entry.summary.plain == "D")
        #expect(entry.highlights.map(\.text.plain) == ["H"])
        #expect(entry.keywords.map(\.plain) == ["K"])
        #expect(entry.extra.map(\.key) == ["slides"])
        #expect(custom[0].entries[1].dates?.start?.date?.year == 2019)
    }

    @Test(arguments: [
        (#""talks": ["One", "Two"]"#, ["One", "Two"]), (#""motto": "Be *brave*""#, ["Be brave"]),
        (#""talks": [["One"], "Two", "", null]"#, ["One", "Two"]),
    ])
    func textsBecomeEntriesOfTheirOwn(_ members: String, _ texts: [String]) throws {
        let (custom, findings) = try sections(members)
        #expect(custom.first?.entries.map(\.summary.plain) == texts)
        #expect(findings == "")
    }

    @Test func mapsBecomeEntriesUnderTheirNames() throws {
        let (custom, findings) = try sections(
            #""facts": {"Licence": "B", "Tools": ["Lathe", "Saw"], "Club": {"role": "Chair"}}"#)
        #expect(custom.first?.entries.map(\.name.plain) == ["Licence", "Tools", "Club"])
        #expect(custom.first?.entries[0].summary.plain == "B")
        #expect(custom.first?.entries[1].highlights.map(\.text.plain) == ["Lathe", "Saw"])
        #expect(custom.first?.entries[2].subtitle.plain == "Chair")
        #expect(findings == "")
    }

    @Test func mapsCanNameTheirSection() throws {
        let (custom, _) = try sections(
            #""patents": {"title": "Patents & Designs", "items": ["One"]}"#)
        #expect(custom.map(\.key) == ["Patents & Designs"])
    }

    @Test(arguments: [
        #""a": []"#, #""a": null"#, #""a": """#, #""a": {}"#, #""a": [{}]"#, #""_a": "x""#,
        #""$a": ["x"]"#,
    ])
    func emptyAndPrivateOnesAreLeftOut(_ members: String) throws {
        let (custom, findings) = try sections(members)
        #expect(custom.isEmpty)
        #expect(findings == "")
    }

    @Test(arguments: [
        ("wrok", "work"), ("skils", "skills"), ("educaton", "education"),
        ("publicatons", "publications"),
    ])
    func nearMissesAreWarnedOfAndPrinted(_ key: String, _ meant: String) throws {
        let mapped = try Mapped(#"{"basics": {"name": "Ada"}, "\#(key)": [{"name": "X"}]}"#)
        #expect(mapped.summary == "warning unknown-key \(key)")
        #expect(mapped.findings.first?.suggestions.first == meant)
        #expect(mapped.resume?.custom.map(\.key) == [key])
    }

    @Test func sectionsKeepTheirOrder() throws {
        let (custom, _) = try sections(#""zeta": ["1"], "alpha": ["2"], "mid": ["3"]"#)
        #expect(custom.map(\.key) == ["zeta", "alpha", "mid"])
    }

    @Test(arguments: ["theme", "settings", "version"])
    func settingsOfOtherToolsAreNoSections(_ key: String) throws {
        let (custom, findings) = try sections(#""\#(key)": "even""#)
        #expect(custom.isEmpty)
        #expect(findings == "note setting-ignored \(key)")
    }

    @Test func languageAtTheTopLevelIsTaken() throws {
        let mapped = try Mapped(#"{"basics": {"name": "Ada"}, "language": "de"}"#)
        #expect(mapped.resume?.meta.language == "de")
        #expect(mapped.summary == "warning misplaced-key language")
    }

    @Test func personAtTheTopLevelIsTaken() throws {
        let mapped = try Mapped(
            #"{"name": "Ada", "email": "ada@x.example", "work": [{"name": "Acme"}]}"#)
        #expect(mapped.resume?.basics.name == "Ada")
        #expect(mapped.resume?.basics.emailLink?.target == "mailto:ada@x.example")
        #expect(mapped.resume?.custom == [])
        #expect(mapped.summary == "warning misplaced-key name\nwarning misplaced-key email")
    }

    @Test func displacedSectionIsPrintedUnderItsOwnName() throws {
        let (custom, findings) = try sections(
            #""work": [{"name": "A"}], "experience": [{"name": "B"}]"#)
        #expect(custom.map(\.key) == ["experience"])
        #expect(findings == "warning spelling-conflict experience")
    }

    @Test func sectionsOfOneNameAreOne() throws {
        let (custom, _) = try sections(
            #""a": {"title": "Patents", "items": ["x"]}, "Patents": ["y"], "b": ["z"]"#)
        #expect(custom.map(\.key) == ["Patents", "b"])
        #expect(custom.first?.entries.count == 2)
    }

    @Test func manySectionsTakeLinearTime() throws {
        func time(_ count: Int) throws -> Duration {
            let sections = (0..<count).map { ", \"k\($0)\": \"x\"" }.joined()
            var mapped: Mapped?
            let time = processorTime {
                mapped = try? Mapped("{\"basics\": {\"name\": \"A\"}\(sections)}")
            }
            #expect(mapped?.resume?.custom.count == count)
            return time
        }
        // Four times as many would take sixteen times as long if each looked at all others.
        #expect(try time(32_000) < time(8_000) * 9)
    }
}
