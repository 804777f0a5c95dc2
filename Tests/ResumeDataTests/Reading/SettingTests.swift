import ResumeModel
import SourceTree
import Testing

/// What steers a page, and is no content.
@Suite struct SettingTests {
    @Test(arguments: [
        #""current": true"#, #""id": "a81""#, #""id": 12"#, #""color": "red""#, #""tagColor": "x""#,
        #""icon": "fab fa-github""#, #""mark": "fas fa-star""#, #""company_logo": "acme""#,
        #""image": "shot.png""#, #""pic": "shots/a.jpg""#, ##""shade": "#1f2e3d""##,
        #""dataIndex": 3"#, #""template": "two""#, #""drawing": "<svg></svg>""#, #""order": 2"#,
        #""screenshots": ["a", "b"]"#, #""style": {"a": "b"}"#, #""position": "left""#,
        ##""shade": "#123""##, ##""shade": "#11223344""##, #""priority": 1"#, #""uuid": "x""#,
        #""slug": "x""#, #""pic": "a.WEBP""#, #""logo": {"src": "a"}"#,
        #""drawing": "<SVG viewBox='0 0 9 9'/>""#, #""height": 80"#, #""weight": 3"#,
    ])
    func settingsAreNotPrinted(_ member: String) throws {
        let mapped = try Mapped("interests", #""name": "Acme", \#(member)"#)
        #expect(mapped.resume?.interests.first?.extra == [])
        #expect(mapped.findings.filter { $0.identifier == "setting-ignored" }.count == 1)
        #expect(mapped.findings.filter { $0.severity != .note } == [])
    }

    @Test(arguments: [
        #""motto": "Order out of chaos""#, #""order": "Knight of the Garter""#,
        #""position2": "left wing""#, ##""hashtag": "#welding""##, #""years": 4"#,
        #""note": "see plan.png for all of it""#, ##""shade": "#12345""##, ##""shade": "#beta""##,
        #""position": "Keeper""#, #""tasks2": {"a": "b"}"#, #""screens": ["a"]"#, #""rank": 2"#,
        #""weight": "72 kg""#,
    ])
    func textsThatOnlyLookAlikeArePrinted(_ member: String) throws {
        let mapped = try Mapped("interests", #""name": "Acme", \#(member)"#)
        #expect(mapped.resume?.interests.first?.extra.count == 1)
        #expect(!mapped.summary.contains("setting-ignored"))
    }

    @Test func heightAndWeightAreFactsAboutAPerson() throws {
        let mapped = try Mapped(basics: #""height": 168, "weight": 61, "order": 2"#)
        #expect(mapped.resume?.basics.extra.map(\.key) == ["height", "weight"])
    }

    @Test func oneNoteTellsOfAllSettings() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "theme": "even", "work": [{"name": "B", "id": 1, "logo": "b"}, {"name": "C", "id": 2, "logo": "c"}], "talks": [{"name": "T", "icon": "mic"}], "accentColor": "navy"}"#
        )
        #expect(mapped.summary == "note setting-ignored work[0].id")
        let message = try #require(mapped.findings.first?.message)
        #expect(message.contains(#""id", "logo", "theme", "icon", "accentColor" (7 values)"#))
        #expect(mapped.resume?.custom.map(\.key) == ["talks"])
    }

    @Test(arguments: [
        #""hide": true"#, #""hidden": true"#, #""visible": false"#, #""enabled": false"#,
        #""show": false"#, #""isVisible": false"#, #""hidden": "true""#, #""include": false"#,
        #""isHidden": true"#, #""disabled": true"#, #""draft": true"#, #""is_enabled": false"#,
        #""display": "false""#, #""included": false"#,
    ])
    func hiddenEntriesAreNotPrinted(_ member: String) throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "work": [{"name": "B", \#(member)}, {"name": "C"}], "talks": {"title": "Talks", "items": ["x"], \#(member)}, "skills": {"list": ["s"], \#(member)}}"#
        )
        #expect(mapped.resume?.work.map(\.name.plain) == ["C"])
        #expect(mapped.resume?.custom == [])
        #expect(mapped.resume?.skills == [])
        let hidden = mapped.findings.filter { $0.identifier == "entry-hidden" }
        #expect(hidden.count == 1)
        #expect(hidden.first?.message.contains(#""work[0]""#) == true)
        #expect(hidden.first?.message.contains(#""talks""#) == true)
    }

    @Test(arguments: [
        #""hide": false"#, #""visible": true"#, #""hidden": "no""#, #""show": "daily""#,
    ])
    func entriesThatAreNotHiddenAreShown(_ member: String) throws {
        let mapped = try Mapped("work", #""name": "B", \#(member)"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["B"])
        #expect(!mapped.summary.contains("entry-hidden"))
    }
}
