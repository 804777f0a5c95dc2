import ResumeModel
import SourceTree
import Testing

/// Other spellings of keys, and keys that the format does not have.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("work", "company", "name"), ("work", "website", "url"), ("work", "employer", "name"),
        ("work", "title", "position"), ("volunteer", "website", "url"),
        ("volunteer", "organisation", "organization"),
        ("education", "gpa", "score"), ("education", "degree", "studyType"),
        ("education", "school", "institution"),
        ("awards", "name", "title"), ("certificates", "title", "name"),
        ("publications", "website", "url"),
        ("publications", "date", "releaseDate"), ("publications", "title", "name"),
        ("projects", "website", "url"),
        ("projects", "title", "name"), ("languages", "level", "fluency"),
        ("languages", "name", "language"),
        ("interests", "title", "name"), ("references", "quote", "reference"),
    ])
    func oldSpellingsReadLikeTheNew(_ section: String, _ old: String, _ new: String) throws {
        let value = new == "url" ? "https://x.example" : new.hasSuffix("ate") ? "2020" : "Text"
        let mapped = try Mapped(section, #""\#(old)": "\#(value)""#)
        let expected = try Mapped(section, #""\#(new)": "\#(value)""#)
        #expect(mapped.resume == expected.resume)
        #expect(mapped.summary == "note old-spelling \(section)[0].\(old)")
        #expect(expected.summary == "")
    }

    @Test(arguments: [
        ("picture", "image"), ("website", "url"), ("bio", "summary"), ("headline", "label"),
        ("mail", "email"),
    ])
    func oldSpellingsInBasicsReadLikeTheNew(_ old: String, _ new: String) throws {
        let value = new == "url" ? "https://x.example" : new == "email" ? "a@x.example" : "x"
        let mapped = try Mapped(basics: #""\#(old)": "\#(value)""#)
        #expect(mapped.resume == (try Mapped(basics: #""\#(new)": "\#(value)""#)).resume)
        #expect(mapped.summary == "note old-spelling basics.\(old)")
    }

    @Test(arguments: [
        ("hobbies", "interests", "old-spelling"), ("experience", "work", "old-spelling"),
        ("certifications", "certificates", "old-spelling"),
        ("volunteering", "volunteer", "old-spelling"),
        ("Education", "education", "key-spelling"), ("WORK", "work", "key-spelling"),
        ("work_experience", "work", "old-spelling"),
    ])
    func otherNamesOfSectionsAreUnderstood(_ old: String, _ new: String, _ rule: String) throws {
        let mapped = try Mapped(old, #""summary": "S", "x": "y""#)
        #expect(mapped.resume == (try Mapped(new, #""summary": "S", "x": "y""#)).resume)
        #expect(mapped.summary == "note \(rule) \(old)")
    }

    @Test func keysInOtherCaseAreUnderstood() throws {
        let mapped = try Mapped("work", #""Name": "Acme", "start_date": "2020", "endDate": "2021""#)
        #expect(mapped.resume?.work.first?.name.plain == "Acme")
        #expect(mapped.resume?.work.first?.dates?.start?.date?.year == 2020)
        #expect(
            mapped.summary == "note key-spelling work[0].Name\nnote key-spelling work[0].start_date"
        )
    }

    @Test func spellingIsNotedOncePerSection() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "work": [{"company": "B"}, {"company": "C"}]}"#)
        #expect(mapped.resume?.work.map(\.name.plain) == ["B", "C"])
        #expect(mapped.summary == "note old-spelling work[0].company")
    }

    @Test func newSpellingWinsOverOld() throws {
        let mapped = try Mapped("work", #""company": "Old", "name": "New""#)
        let work = try #require(mapped.resume?.work.first)
        #expect(work.name.plain == "New")
        #expect(work.extra == [ExtraField(key: "company", values: [RichText("Old")])])
        #expect(mapped.summary == "warning spelling-conflict work[0].company")
        #expect(mapped.findings.first?.message.contains("\"name\" is printed") == true)
    }

    @Test(arguments: [
        #""company": "Same", "name": "Same""#, #""company": "", "name": "Same""#,
        #""name": "Same", "company": null"#,
    ])
    func oldSpellingThatSaysNothingElseIsSilent(_ members: String) throws {
        let mapped = try Mapped("work", members)
        #expect(mapped.resume?.work.first?.name.plain == "Same")
        #expect(mapped.resume?.work.first?.extra == [])
        #expect(mapped.summary == "")
    }

    @Test func oldSpellingFillsAnEmptyNewOne() throws {
        let mapped = try Mapped("work", #""company": "Acme", "name": """#)
        #expect(mapped.resume?.work.first?.name.plain == "Acme")
        #expect(mapped.summary == "note old-spelling work[0].company")
    }

    @Test(arguments: [
        ("work", "highligts", "highlights"), ("work", "postion", "position"),
        ("work", "startDat", "startDate"),
        ("education", "instituton", "institution"), ("skills", "keyword", "keywords"),
        ("projects", "descripton", "description"),
        ("languages", "fluenzy", "fluency"), ("awards", "titel", "title"),
    ])
    func nearMissesAreWarnedOfAndKept(_ section: String, _ key: String, _ meant: String) throws {
        let mapped = try Mapped(
            "{\n\"basics\": {\"name\": \"A\"}, \"\(section)\": [\n  {\"\(key)\": \"x\"}]}")
        #expect(mapped.summary == "warning unknown-key \(section)[0].\(key)")
        #expect(mapped.findings.first?.suggestions.first == meant)
        #expect(mapped.findings.first?.message.contains("did you mean \"\(meant)\"") == true)
        #expect(mapped.places == ["3:4"])
        #expect(mapped.findings.first?.span?.length == Int32(key.utf8.count + 2))
    }

    @Test(arguments: [
        "technologies", "author", "thesis", "advisor", "repository", "status", "projectUrl",
        "x-mine",
    ])
    func keysOfOnesOwnAreKeptSilently(_ key: String) throws {
        let mapped = try Mapped("work", #""name": "A", "\#(key)": "some *text*""#)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.work.first?.extra.map(\.key) == [key])
        #expect(mapped.resume?.work.first?.extra.first?.values.map(\.notation) == ["some i{text}"])
    }

    @Test(arguments: ["_note", "$comment", "//", "#"])
    func privateKeysAreIgnored(_ key: String) throws {
        let mapped = try Mapped("work", #""name": "A", "\#(key)": "secret""#)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.work.first?.extra == [])
    }

    @Test(arguments: [
        (#"["a", 1, true, null]"#, ["a", "1", "true"]), ("7", ["7"]),
        (#""""#, []), ("[]", []),
        (#"{"from": "2019", "to": 2020}"#, ["From: 2019", "To: 2020"]),
        (#"[{"a": "b"}, {"c": {"d": "e"}}]"#, ["a: b", "c: d: e"]), (#"{"_x": "y"}"#, []),
    ])
    func extraFieldsHoldAnyShape(_ value: String, _ texts: [String]) throws {
        let mapped = try Mapped("work", #""name": "A", "mine": \#(value)"#)
        #expect(mapped.resume?.work.first?.extra.first?.values.map(\.plain) ?? [] == texts)
        #expect(mapped.summary == "")
    }

    @Test func extraFieldsAreKeptEverywhere() throws {
        let mapped = try Mapped(
            #"""
            {"basics": {"name": "A", "birth": "1815", "location": {"city": "L", "floor": "2"},
               "profiles": [{"network": "N", "since": "2010"}]},
             "volunteer": [{"organization": "O", "x": "1"}], "education": [{"institution": "O", "x": "1"}],
             "awards": [{"title": "O", "x": "1"}], "certificates": [{"name": "O", "x": "1"}],
             "publications": [{"name": "O", "x": "1"}], "skills": [{"name": "O", "x": "1"}],
             "languages": [{"language": "O", "x": "1"}], "interests": [{"name": "O", "x": "1"}],
             "references": [{"name": "O", "email": "r@x.example"}], "projects": [{"name": "O", "x": "1"}]}
            """#)
        let resume = try #require(mapped.resume)
        let keys = [
            resume.basics.extra, resume.basics.location.extra, resume.basics.profiles[0].extra,
            resume.volunteer[0].extra, resume.education[0].extra, resume.awards[0].extra,
            resume.certificates[0].extra, resume.publications[0].extra, resume.skills[0].extra,
            resume.languages[0].extra, resume.interests[0].extra, resume.references[0].extra,
            resume.projects[0].extra,
        ].map { $0.map(\.key).joined() }
        #expect(
            keys == [
                "birth", "floor", "since", "x", "x", "x", "x", "x", "x", "x", "x", "email", "x",
            ])
        #expect(mapped.summary == "")
    }
}
