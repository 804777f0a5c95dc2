import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Texts that are maps of one text in several languages.
@Suite struct LanguageTextsTests {
    /// A resume of basics with members, and of other sections.
    private func mapped(
        _ basics: String = #""label": {"en": "Cook", "es": "Cocinera"}"#, _ rest: String = "",
        in language: String? = nil
    ) throws -> Mapped {
        try Mapped(#"{"basics": {"name": "Ada", \#(basics)}\#(rest)}"#, in: language)
    }

    // MARK: Choosing

    @Test(arguments: [
        (nil, "", "Cook", "en"), ("es", "", "Cocinera", "es"), ("ES_mx", "", "Cocinera", "es-MX"),
        ("en", #", "meta": {"language": "es"}"#, "Cook", "en"),
        (nil, #", "meta": {"language": "es-AR"}"#, "Cocinera", "es-AR"),
        (nil, #", "lang": "es""#, "Cocinera", "es"), (nil, #", "meta": null"#, "Cook", "en"),
    ]) func oneIsTaken(asked: String?, rest: String, label: String, tag: String) throws {
        let resume = try mapped(#""label": {"en": "Cook", "es": "Cocinera"}"#, rest, in: asked)
            .resume
        #expect(resume?.basics.label.plain == label)
        #expect(resume?.meta.language == tag)
    }

    @Test func aResumeInOneLanguageTakesTheOneAskedFor() throws {
        for meta in ["", #", "meta": {"language": "en"}"#, #", "meta": {"pages": 1}"#] {
            let mapped = try mapped(#""label": "Cook""#, meta, in: "es")
            #expect(mapped.resume?.meta.language == "es")
            #expect(mapped.resume?.basics.label.plain == "Cook")
            #expect(mapped.findings.isEmpty)
        }
    }

    @Test func nothingIsSaidOfAChoiceThatWasMade() throws {
        #expect(try mapped(in: "es").findings.isEmpty)
        #expect(
            try mapped(
                #""label": {"en": "A", "es": "B"}"#, #", "meta": {"language": "es"}"#
            ).findings.isEmpty)
        let told = try mapped()
        #expect(told.summary == "note language-chosen basics.label")
        #expect(told.places == ["1:28"])
    }

    @Test func aLanguageThatIsNotThereIsAnError() throws {
        let mapped = try mapped(in: "fr")
        #expect(mapped.summary == "error language-missing ")
        #expect(
            mapped.findings.first?.message == #"the resume is not in "fr"; it is in en and es"#)
        // What has no tags is in the language that the file says.
        let rest = #", "meta": {"language": "fr"}"#
        let said = try self.mapped(#""label": {"en": "Cook", "es": "Cocinera"}"#, rest, in: "fr")
        #expect(!said.findings.contains { $0.severity == .error })
        #expect(said.resume?.meta.language == "fr")
    }

    // MARK: Places

    @Test func allPartsOfAResumeMayBeInLanguages() throws {
        let json = #"""
            {"basics": {"en": {"name": "Ming Li", "label": "Cook"}, "zh": {"name": "李明"}},
             "work": {"en": [{"name": "A", "highlights": ["x", "y"]}], "zh": [{"name": "甲"}]},
             "education": [{"institution": {"en": "B", "zh": "乙"}, "startDate": {"en": 2019, "zh": "2020-01"},
               "score": {"en": 3.9, "zh": 90}, "courses": {"en": ["c", "d"], "zh": ["丙"]}}],
             "skills": [{"name": "S", "keywords": {"en": ["k", "l"], "zh": ["词"]}}],
             "projects": [{"name": "P", "highlights": ["same", {"en": "one", "zh": "一"}]}],
             "languages": [{"language": {"en": "English", "zh": "英语"}, "fluency": "C2"}],
             "patents": [{"name": {"en": "Pot", "zh": "锅"}}],
             "meta": {"title": {"en": "T", "zh": "题"}, "layout": {"extends": {"en": "classic", "zh": "modern"}}}}
            """#
        let resume = try #require(try Mapped(json, in: "zh").resume)
        #expect(resume.basics.name == "李明" && resume.basics.label.isEmpty)
        #expect(resume.work.map(\.name.plain) == ["甲"])
        #expect(resume.education.first?.institution.plain == "乙")
        #expect(resume.education.first?.dates?.start?.date?.year == 2020)
        #expect(resume.education.first?.score.plain == "90")
        #expect(resume.education.first?.courses.map(\.text.plain) == ["丙"])
        #expect(resume.skills.first?.keywords.map(\.plain) == ["词"])
        #expect(resume.projects.first?.highlights.map(\.text.plain) == ["same", "一"])
        #expect(resume.languages.first?.language.plain == "英语")
        #expect(resume.custom.first?.entries.first?.name.plain == "锅")
        #expect(resume.meta.title == "题")
        let english = try #require(try Mapped(json, in: "en").resume)
        #expect(english.basics.name == "Ming Li" && english.basics.label.plain == "Cook")
        #expect(english.education.first?.dates?.start?.date?.year == 2019)
        #expect(english.projects.first?.highlights.map(\.text.plain) == ["same", "one"])
    }

    @Test func profilesMayHaveNetworksInLanguages() throws {
        let basics = #"""
            "profiles": [{"network": {"en": "Website", "de": "Webseite"}, "url": "https://a.example"}]
            """#
        #expect(try mapped(basics, in: "de").resume?.basics.profiles.first?.network == "Webseite")
    }

    @Test func findingsPointIntoTheTextThatIsTaken() throws {
        let json = """
            {"basics": {"name": "Ada", "label": {"en": "A", "es": "B"}},
            "work": [{"name": "W", "startDate": {"en": "2020",
              "es": "2021-13"}, "roles": {"en": [],
              "es": [{"positon": "P"}]}}],
            "skills": {"en": [], "es": 7}}
            """
        let mapped = try Mapped(json, in: "es")
        #expect(
            Set(zip(mapped.places, mapped.findings).map { "\($0) \($1.identifier) \($1.path)" })
                == [
                    "3:9 date-format work[0].startDate.es",
                    "4:11 unknown-key work[0].roles.es[0].positon", "5:28 wrong-type skills.es",
                ])
        #expect(try Mapped(json, in: "en").findings.isEmpty)
    }

    @Test func privateKeysAndNotesStandAside() throws {
        let mapped = try mapped(
            #""label": {"en": "Cook", "_todo": "ask", "es": "Cocinera", "notes": "hm", "$x": 1}"#,
            in: "es")
        #expect(mapped.resume?.basics.label.plain == "Cocinera")
        #expect(mapped.findings.isEmpty)
    }

    // MARK: Which maps are texts

    @Test(arguments: [
        #""x": {"id": 7, "name": "N"}"#, #""x": {"id": "a", "is": "b"}"#, #""x": {"it": "a"}"#,
        #""x": {"en": "a"}"#, #""x": {"tw": "a", "ig": "b"}"#, #""x": {"en": true, "es": false}"#,
        #""x": {"de": "Berlin", "to": "Rome", "by": "train"}"#, #""x": {}"#,
    ]) func otherMapsAreLeftAlone(member: String) throws {
        let tree = try #require(
            JSONReader.read(Array("{\"a\": [{\(member)}]}".utf8), file: "").node)
        let texts = LanguageTexts(tree, asked: nil, said: nil, MappingContext(file: "")) { true }
        #expect(texts == nil)
    }

    /// Where a file has shown that it is in a language, and where it says so.
    @Test(arguments: [
        (#"[{"x": {"en": "a", "it": "b"}}, {"it": "c"}]"#, nil, #"[{"x":"b"},"c"]"#),
        (#"[{"it": "a", "id": "b"}]"#, "it", #"["a"]"#), (#"[{"it": "a"}]"#, "it", #"["a"]"#),
        (#"[{"en": "a", "it": "b"}, {"it": "c", "id": "d"}]"#, nil, #"["b","c"]"#),
        (#"[{"no": "a", "en": "b"}]"#, nil, #"["b"]"#),
        (
            #"[{"en": "a", "it": "b"}, {"it": "c", "name": "d"}]"#, nil,
            #"["b",{"it":"c","name":"d"}]"#
        ),
    ]) func wordsAreTagsWhereTheFileKnowsThem(list: String, said: String?, result: String) throws {
        let tree = try #require(
            JSONReader.read(Array("{\"a\": \(list)}".utf8), file: "").node)
        let asked = list.contains("no") ? "en" : "it"
        let texts = try #require(
            LanguageTexts(tree, asked: asked, said: said, MappingContext(file: "")) { true })
        #expect(texts.tree["a"].map { JSONWriter.line(of: $0) } == result)
    }

    @Test func spokenLanguagesAreNoTexts() throws {
        let mapped = try mapped(
            #""label": {"en": "Cook", "es": "Cocinera"}"#,
            #", "languages": {"en": "C2", "es": "native"}"#, in: "es")
        let plain = try self.mapped(
            #""label": "Cocinera""#, #", "languages": {"en": "C2", "es": "native"}"#)
        #expect(mapped.resume?.languages == plain.resume?.languages)
        #expect(mapped.resume?.languages.isEmpty == false)
    }

    @Test func partsOfWholeResumesAreNoTexts() throws {
        let mapped = try mapped(
            #""label": "Cook""#,
            #", "translations": {"es": {"work": [{"name": "X"}]}, "fr": {"work": []}}"#)
        #expect(mapped.summary == "warning other-language translations")
    }

    // MARK: What is missing

    @Test(arguments: [
        ("es-MX", #"{"en": "a", "es": "b"}"#, "b"), ("es", #"{"en": "a", "es-MX": "b"}"#, "b"),
        ("es", #"{"fr": "c", "en": "a"}"#, "a"), ("es", #"{"fr": "c", "pt": "d"}"#, "c"),
        ("es", #"{"es": null, "en": "a"}"#, "a"), ("es", #"{"es": "", "en": "a"}"#, ""),
        ("es", #"{"es": null, "en": null}"#, ""),
    ]) func othersStandIn(asked: String, map: String, text: String) throws {
        let mapped = try mapped(
            #""summary": {"en": "x", "es": "y"}, "label": \#(map)"#, in: asked)
        #expect(mapped.resume?.basics.label.plain == text)
        let isThere = ["b", ""].contains(text)
        #expect(mapped.findings.contains { $0.identifier == "text-untranslated" } != isThere)
    }

    @Test func eachTextThatIsMissingIsTold() throws {
        let json = #"""
            {"basics": {"name": "Ada", "label": {"en": "Cook", "es": "Cocinera", "fr": "Cuisinière"}},
             "work": [{"name": "W", "highlights": [{"en": "x", "es": "y"},
               {"en": "z"}]}]}
            """#
        let mapped = try Mapped(json, in: "fr")
        let told = mapped.findings.filter { $0.identifier == "text-untranslated" }
        #expect(
            told.map(\.message) == [
                "fr: work[0].highlights[0] is missing; it is printed in en",
                "fr: work[0].highlights[1] is missing; it is printed in en",
            ])
        #expect(told.map { $0.span?.line } == [2, 3])
        #expect(told.allSatisfy { $0.severity == .warning })
        let sums = mapped.findings.filter { $0.identifier == "language-coverage" }
        #expect(
            sums.map(\.message) == [
                "es: 1 of 3 texts are missing", "fr: 2 of 3 texts are missing",
            ])
        #expect(sums.allSatisfy { $0.severity == .note && $0.kind.isSilent })
    }

    // MARK: Slips

    @Test(arguments: [
        (#"{"en": "a", "sp": "b"}"#, "b", #""sp" is no language; it is read as "es""#),
        (#"{"en": "a", "spanish": "b"}"#, "b", #""spanish" is no language; it is read as "es""#),
        (#"{"en": "a", "fr": "c", "ess": "b"}"#, "b", #""ess" is no language; it is read as "es""#),
        (#"{"en": "a", "es": "b", "xx": "c"}"#, "b", #""xx" is no language, and is not printed"#),
        (#"{"en": "a", "es": "b", "sp": "c"}"#, "b", #""sp" is no language, and is not printed"#),
        (
            #"{"en": "a", "es": "b", "and c": null}"#, "b",
            #""and c" is no language; a text with a comma in it needs quotes"#
        ),
        (
            #"{"en": "a", "es": "c", "ES": "b"}"#, "b",
            #""ES" is a language that comes twice here; this later text is used"#
        ),
    ]) func slipsAreTold(map: String, text: String, message: String) throws {
        let mapped = try mapped(
            #""label": \#(map), "summary": {"en": "x", "es": "y"}"#, in: "es")
        #expect(mapped.resume?.basics.label.plain == text)
        #expect(mapped.findings.filter { $0.severity == .warning }.map(\.message) == [message])
        #expect(
            mapped.findings.first { $0.severity == .warning }?.path.hasPrefix("basics.label.")
                == true)
    }

    @Test func oneLanguageAndASlipAreTwo() throws {
        let mapped = try mapped(#""label": {"en": "Cook", "spa": "Cocinera"}"#, in: "es")
        #expect(mapped.resume?.basics.label.plain == "Cocinera")
        #expect(mapped.findings.first?.suggestions == ["es"])
    }

    @Test func mapsInMapsAreReadAsFarAsTheyGo() throws {
        let mapped = try mapped(
            #""label": {"en": {"en": "a", "es": "b"}, "es": {"es": "c", "en": "d"}}"#, in: "es")
        #expect(mapped.resume?.basics.label.plain == "c")
        let other = try self.mapped(#""label": {"en": "a", "es": {"text": "b"}}"#, in: "es")
        #expect(other.resume?.basics.label.plain == "b")
        #expect(other.summary == "warning map-for-text basics.label.es")
        #expect(try self.mapped(#""label": {"en": {}, "es": {}}"#).resume != nil)
    }

    // MARK: Other formats

    @Test func otherFormatsHaveThemToo() throws {
        let yaml = #"""
            cv:
              name: Ada Ng
              sections:
                experience:
                  - company: Acme
                    position: {en: Cook, es: Cocinera}
                    highlights: {en: [x, y], es: [z]}
            """#
        let node = try #require(SourceReader.read(Array(yaml.utf8), file: "cv.yaml").node)
        let reading = ResumeFormat.reading(of: node, file: "cv.yaml", in: "es")
        let resume = try #require(reading.resume(LanguageCatalog.ofPackage.understood).resume)
        #expect(resume.work.first?.position.plain == "Cocinera")
        #expect(resume.work.first?.highlights.map(\.text.plain) == ["z"])
        #expect(resume.meta.language == "es")
        #expect(reading.languages.map(\.tag) == ["en", "es"])
    }

    @Test func firestoreHasItsOwn() throws {
        let bytes = try #require(
            FileBytes.read(PackageFolder.path("Tests/Fixtures/firestore/app.json")))
        let node = try #require(JSONReader.read(bytes, file: "app.json").node)
        let reading = ResumeFormat.reading(of: node, file: "app.json")
        #expect(reading.languages.map(\.tag) == ["en", "es"])
        for (asked, isError) in [("es", false), ("en", false), ("fr", true)] {
            let (resume, found) = ResumeFormat.reading(of: node, file: "app.json", in: asked)
                .resume(LanguageCatalog.ofPackage.understood)
            #expect(resume?.meta.language == asked)
            #expect(found.all.contains { $0.identifier == "language-missing" } == isError)
        }
    }

    // MARK: Size

    @Test(.timeLimit(.minutes(1))) func manyMapsTakeTheirTime() throws {
        let maps = (0..<10_000).map { #"{"en": "a\#($0)", "es": "b\#($0)"}"# }
        let mapped = try mapped(
            #""label": "Cook""#,
            #", "work": [{"name": "W", "highlights": [\#(maps.joined(separator: ","))]}]"#,
            in: "es")
        #expect(mapped.resume?.work.first?.highlights.count == 10_000)
        #expect(mapped.resume?.work.first?.highlights.last?.text.plain == "b9999")
    }
}
