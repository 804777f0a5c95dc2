import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import Languages

/// What the languages' files call fields that no template has words for.
@Suite struct LanguageFieldNamesTests {
    /// The keys of the format's entries, each of which others may have as a field of their own; and
    /// those that reading makes.
    private static let keys: Set<String> = {
        func keys<Entry: SectionEntry>(of _: Entry.Type) -> [String] { Entry.fields.map(\.key) }
        let all = Resume.sections.flatMap { keys(of: $0) }
        return Set(all + ["startDate", "endDate", "category", "details"])
    }()

    static let tags = PackageFolder.names(in: "Sources/Assets/Languages")
        .map { String($0.dropLast(".yaml".count)) }
        .filter { $0 != "others" && !$0.hasPrefix("en") }

    @Test func thereAreAllLanguages() { #expect(Self.tags.count == 33 && Self.keys.count == 31) }

    @Test(arguments: tags) func eachKeyHasAName(tag: String) throws {
        let words = LanguageWords(builtIn: tag)
        let names = try #require(words.fieldNames)
        var fields = (Self.keys + ["email", "phone"]).sorted().map {
            ExtraField(key: $0, values: [])
        }
        names.name(&fields)
        #expect(fields.filter { $0.name == nil }.map(\.key) == [])
        for name in fields.compactMap(\.name) {
            #expect(!name.isEmpty && !name.contains { ":,|".contains($0) }, "\(name)")
            // A label begins a line.
            #expect(name.first?.isLowercase == false, "\(name)")
        }
        // Words for different things are different.
        for pair in [("keywords", "courses"), ("summary", "highlights"), ("startDate", "endDate")] {
            let both = fields.filter { $0.key == pair.0 || $0.key == pair.1 }.map(\.words)
            #expect(Set(both).count == 2)
        }
    }

    @Test func englishNeedsNone() { #expect(LanguageWords.english.fieldNames == nil) }

    @Test func aRegionHasWhatDiffers() throws {
        func words(_ tag: String) throws -> [String] {
            var fields = ["language", "keywords", "url"].map { ExtraField(key: $0, values: []) }
            try #require(LanguageWords(builtIn: tag).fieldNames).name(&fields)
            return fields.map(\.words)
        }
        #expect(try words("pt") == ["Língua", "Palavras-chave", "Sítio Web"])
        #expect(try words("pt-BR") == ["Idioma", "Palavras-chave", "Site"])
    }

    @Test func aPersonsOwnFileNamesAnyKey() throws {
        let findings = LanguageFindings(file: "xx.yaml")
        let text = "fields: { techStack: Werkzeuge, gone: null, wrong: [a] }"
        var words = LanguageWords()
        let node = try #require(YAMLReader.read(Array(text.utf8), file: "xx.yaml").node)
        LanguageMap(node, findings).mapIfPresent("fields").map { words.readFields($0) }
        var fields = [
            ExtraField(key: "techStack", values: []), ExtraField(key: "gone", values: []),
        ]
        try #require(words.fieldNames).name(&fields)
        #expect(fields.map(\.words) == ["Werkzeuge", "Gone"])
        #expect(findings.finish().all.map(\.path) == ["fields.wrong"])
    }
}
