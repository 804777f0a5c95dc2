import ResumePDF
import SourceTree
import TestSupport
import Testing

/// What web forms ask for, from bytes to text.
@Suite struct ListFieldsTests {
    private func outcome(_ json: String, _ form: ListFields.Form) -> ListFields.Outcome {
        ListFields()(
            RenderResume.Request(
                source: .bytes(Array(json.utf8), name: "resume.json", folder: "")), as: form)
    }

    private func text(_ json: String, _ form: ListFields.Form = .text) throws -> String {
        String(decoding: try #require(outcome(json, form).text), as: UTF8.self)
    }

    private func tree(_ json: String) throws -> Node {
        let (node, faults) = JSONReader.read(Array(try text(json, .json).utf8), file: "fields")
        #expect(faults.all.isEmpty)
        return try #require(node)
    }

    @Test func aJobIsABlockOfLabelledFields() throws {
        let text = try text(
            #"""
            {"basics": {"name": "Ada"}, "meta": {"language": "de"}, "work": [{"name": "Acme **Co**",
              "position": "Lead", "location": "Köln", "startDate": "2020-03-01",
              "endDate": "2021-04-17", "url": "https://a.example",
              "summary": "One.\n\nTwo [here](https://x.example).", "highlights": ["a", "b\nc"]}]}
            """#)
        #expect(
            text == """
                Contact
                Name: Ada

                Job
                Title:    Lead
                Employer: Acme Co
                Location: Köln
                From:     März 2020
                To:       17 Apr. 2021
                Current:  no
                Website:  https://a.example
                Text:
                One.

                Two here <https://x.example>.
                - a
                - b
                  c

                """)
    }

    @Test func eachPositionIsAJobOfItsOwn() throws {
        let text = try text(Sample.rich)
        #expect(text.contains("\n\nJob 1 of 4\nTitle:    Lead\nEmployer: Engine Works\n"))
        #expect(text.contains("\n\nJob 2 of 4\nTitle:    Hand\n"))
        #expect(text.contains("Location: Leeds\n"))
        #expect(text.contains("About:    Makes engines Employer text. Employer point\n"))
        #expect(text.contains("From:     Mar 2020\nTo:       Present\nCurrent:  yes\n"))
    }

    @Test func skillsAreALineEach() throws {
        let text = try text(Sample.rich)
        #expect(
            text.contains(
                "\n\nSkills\nCode (High):  Swift, C\nSkills:       Loose\nSkills (Low):\n"))
        #expect(text.contains("\n\nLanguages\nEnglish:  Native\nLanguage: Some Latin\n"))
        #expect(text.contains("\n\nProfiles\nGit:   https://git.example/ada\nSite:  https"))
    }

    @Test func jsonHasTheSameWithDatesAsWritten() throws {
        let tree = try tree(Sample.rich)
        let jobs = try #require(tree["work"]?.array)
        #expect(jobs.map { $0["title"]?.string } == ["Lead", "Hand", "Freelance", nil])
        #expect(jobs.map { $0["from"]?.string } == ["2020-03", "2018", "2015-01-05", nil])
        #expect(jobs.map { $0["to"]?.string } == [nil, "2020-02-10", "2015-01-20", nil])
        #expect(
            jobs.map { $0["current"]?.value } == [.bool(true), .bool(false), .bool(false), .null])
        #expect(jobs[0]["text"]?.string == "Led.\n- First point <https://p.example>\n- Second")
        #expect(tree["contact"]?["address"]?.string == "1 Lane, Flat 2")
        #expect(tree["certificates"]?.array?.first?["date"]?.string == "Summer 2012")
        #expect(tree["skills"]?.array?.first?["skills"]?.string == "Swift, C")
    }

    @Test func keysNeverChange() throws {
        let empty = try tree(#"{"basics": {"name": "A"}, "work": [{"name": "B"}]}"#)
        let full = try tree(Sample.rich)
        #expect(empty.object?.map(\.key) == full.object?.map(\.key))
        let jobs = [empty, full].map { $0["work"]?.array?.first?.object?.map(\.key) }
        #expect(jobs[0] == jobs[1])
        #expect(
            jobs[0] == [
                "title", "employer", "location", "from", "to", "current", "url", "about", "text",
            ])
    }

    @Test(arguments: [
        ("education", "degree subject school location from to current grade url courses text"),
        ("projects", "title role organization type from to current url about skills text"),
        ("volunteer", "title organization location from to current url text"),
        ("certificates", "title issuer date url text"), ("awards", "title issuer date url text"),
        ("publications", "title publisher date url text"), ("skills", "group level skills text"),
        ("languages", "language fluency"), ("profiles", "network username url"),
    ]) func entriesHaveTheKeysOfForms(kind: String, keys: String) throws {
        let members = try tree(Sample.rich)[kind]?.array?.first?.object
        #expect(members?.map(\.key).joined(separator: " ") == keys)
    }

    @Test(arguments: Sample.files) func blocksStandApartByOneEmptyLine(file: String) throws {
        let text = try text(try #require(PackageFolder.text(of: file)))
        #expect(!text.contains("\n\n\n"))
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        for block in text.split(separator: "\n\n", omittingEmptySubsequences: false) {
            #expect(block.first?.isWhitespace == false)
        }
    }

    @Test func paragraphsStandApartAndListsDoNot() throws {
        let json = #"""
            {"work": [{"name": "Acme", "summary": "One.\n\nTwo.\n\n- a\n- b\n\nThree.",
              "highlights": ["c", "d"]}]}
            """#
        #expect(try text(json).contains("One.\n\nTwo.\n- a\n- b\n\nThree.\n- c\n- d\n"))
    }

    @Test func errorsGiveNoText() {
        let outcome = outcome(#"{"basics": "#, .text)
        #expect(outcome.text == nil)
        #expect(outcome.rendering.diagnostics.hasErrors)
    }

    @Test func anUnknownLanguageIsTold() {
        let json = #"{"basics": {"name": "A"}, "meta": {"language": "tlh"}}"#
        #expect(
            outcome(json, .text).rendering.diagnostics.sorted.map(\.identifier) == [
                "language-unknown"
            ])
        #expect(outcome(json, .json).rendering.diagnostics.all.isEmpty)
    }

    // MARK: Hostile texts

    /// Texts that would drive a terminal or turn the reading of a line around.
    private static let hostile = hostileKey + String(repeating: #"\u0301"#, count: 9_000)

    /// The same, no longer than keys may be.
    private static let hostileKey =
        #"a\u001b]52;c;eA==\u0007b\u001b[2Jc\u009b1md\u202Ee\u2066f\rg\u0000h\u007fi\u0085j\u2028k\b"#
        + String(repeating: #"\u0301"#, count: 400)

    @Test func noControlReachesTheTerminal() throws {
        let value = "\"\(Self.hostile)\""
        let key = "\"\(Self.hostileKey)\""
        let date = #""startDate": \#(value)"#
        let entry =
            #"{"name": \#(value), "position": \#(value), "url": \#(value), \#(date), "summary": \#(value), "highlights": [\#(value)], "keywords": [\#(value)], \#(key): \#(value)}"#
        let json = #"""
            {"basics": {"name": \#(value), "email": \#(value), "phone": \#(value), "url": \#(value),
              "summary": \#(value), "location": {"address": \#(value), "city": \#(value)},
              "profiles": [{"network": \#(value), "username": \#(value), "url": \#(value)}],
              \#(key): \#(value)},
             "work": [\#(entry)], "projects": [\#(entry)], "skills": [\#(entry)],
             "x\#(Self.hostileKey)": [\#(entry)]}
            """#
        var texts = [try text(json, .text), try text(json, .json)]
        for format in [OutputFormat.txt, .md] {
            let outcome = RenderResume()(
                RenderResume.Request(
                    source: .bytes(Array(json.utf8), name: "resume.json", folder: ""),
                    format: format))
            texts.append(String(decoding: try #require(outcome.output?.bytes), as: UTF8.self))
        }
        for text in texts {
            #expect(text.unicodeScalars.count > 100)
            for scalar in Set(text.unicodeScalars) where scalar != "\n" {
                switch scalar.value {
                case ..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
                    Issue.record("U+\(String(scalar.value, radix: 16)) is in it")
                default: break
                }
            }
        }
    }
}
