import Languages
import TestSupport
import Testing

/// The resumes of `Tests/Fixtures/languages` quote as their languages do.
@Suite struct QuotationMarksTests {
    @Test func fixturesQuoteAsTheirLanguagesDo() throws {
        let folder = "Tests/Fixtures/languages"
        let names = PackageFolder.names(in: folder)
        #expect(names.count > 30)
        // In Arabic people write « », too.
        for name in names where name != "ar.resume.yaml" {
            let text = try #require(PackageFolder.text(of: folder + "/" + name))
            let tag = String(name.prefix { $0 != "." })
            let marks = LanguageCatalog.ofPackage.words(for: tag).quotes
            // French ones have blanks inside.
            let (first, last) = try (
                #require(marks.opening.first), #require(marks.closing.last)
            )
            let opening = try #require(text.firstIndex(of: first), "\(name)")
            #expect(text[opening...].dropFirst().contains(last), "\(name)")
            let all = "“”„«»「」"
            let known = marks.opening + marks.closing
            #expect(!text.contains { all.contains($0) && !known.contains($0) }, "\(name)")
        }
    }
}
