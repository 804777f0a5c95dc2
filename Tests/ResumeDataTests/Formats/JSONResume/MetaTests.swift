import ResumeModel
import SourceTree
import Testing

/// What a file says about itself, key by key.
@Suite struct MetaTests {
    private func mapped(_ meta: String) throws -> Mapped {
        try Mapped(#"{"basics": {"name": "Ada"}, "meta": {\#(meta)}}"#)
    }

    @Test(arguments: [
        ("langauge", "language"), ("laguage", "language"), ("page", "pages"), ("layuot", "layout"),
        ("verison", "version"),
    ])
    func slipsAreReported(_ slip: String, _ meant: String) throws {
        let mapped = try mapped(#""\#(slip)": "es""#)
        #expect(mapped.summary == "warning unknown-key meta.\(slip)")
        #expect(mapped.findings.first?.suggestions.first == meant)
        #expect(mapped.resume?.meta.language == nil)
    }

    @Test func settingsOfOtherToolsAreToldOnce() throws {
        let mapped = try mapped(
            #""theme": "even", "color": "red", "ancv": {"a": 1}, "//": "mine", "empty": null"#)
        #expect(mapped.summary == "note setting-ignored meta.theme")
        #expect(
            mapped.findings.first?.message == """
                "theme", "color" in "meta": taken for settings of another tool, and without effect \
                here; the look is chosen with "layout"
                """)
    }

    @Test func manySettingsAreCounted() throws {
        let members = (1...9).map { #""qqq\#($0)zzz": true"# }.joined(separator: ", ")
        let message = try #require(try mapped(members).findings.first?.message)
        #expect(message.contains(#""qqq8zzz" and others in "meta""#))
        #expect(!message.contains("layout"))
    }

    @Test(arguments: ["1", #""1""#, #"" 1 ""#])
    func pagesMayBeANumber(_ pages: String) throws {
        let mapped = try mapped(#""pages": \#(pages)"#)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.meta.pages == 1)
    }

    @Test(arguments: ["0", "1001", "1.5", #""one""#, "-1"])
    func otherPagesAreReported(_ pages: String) throws {
        let mapped = try mapped(#""pages": \#(pages)"#)
        #expect(mapped.summary == "warning page-limit meta.pages")
        #expect(mapped.resume?.meta.pages == nil)
    }

    @Test func aVersionMayBeANumber() throws {
        let mapped = try mapped(#""version": 1.0"#)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.meta.version == "1.0")
    }

    @Test(arguments: [
        (#""lang": "es""#, "es", "Alemania"),
        (#""lang": "es", "meta": {"language": "fr"}"#, "fr", "Allemagne"),
    ])
    func aLanguageAtTheTopLevelFillsMeta(
        _ members: String, _ language: String, _ country: String
    ) throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "Ada"}, \#(members), "work": [{"name": "B", "location": {"country": "DE"}}]}"#
        )
        #expect(mapped.resume?.meta.language == language)
        #expect(mapped.resume?.work.first?.location.plain == country)
    }

    @Test func twoSpellingsThatDifferAreReported() throws {
        let mapped = try mapped(#""language": "es", "lang": "de""#)
        #expect(mapped.summary == "warning spelling-conflict meta.lang")
        #expect(mapped.resume?.meta.language == "es")
    }
}
