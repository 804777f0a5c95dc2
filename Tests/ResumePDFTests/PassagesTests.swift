import Pages
import SourceTree
import Testing

@testable import ResumePDF

/// Passages in another language than the resume have it in the PDF's structure.
@Suite struct PassagesTests {
    /// The languages of elements, each with the start of its text.
    private func passages(_ text: String, language: String? = nil) -> [String: String] {
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.yaml", folder: ""))
        request.language = language
        guard let document = RenderResume()(request).document else { return [:] }
        var found: [String: String] = [:]
        for page in document.pages {
            for case .text(let line) in page.items {
                for run in line.runs {
                    guard let element = run.element, let tag = document.structure[element].language
                    else { continue }
                    found[String(run.text.prefix(8)), default: tag] = tag
                }
            }
        }
        return found
    }

    @Test func greekInAnEnglishPage() {
        let found = passages(
            """
            basics: {name: Ada Lovelace, summary: Wrote the first algorithm for a machine π.}
            work:
              - name: Works
                position: Analyst
                highlights:
                  - Σχεδίασε τη μηχανή και τους πίνακες
                  - Designed the machine and the tables, α and ω
            meta: {language: en}
            """)
        #expect(found == ["Σχεδίασε": "el"])
    }

    @Test func aTextThatTheFileHasInAnotherLanguageAlone() {
        let found = passages(
            """
            basics:
              name: Ada Lovelace
              summary: {en: Writes programs, fr: Écrit des programmes}
              label: {fr: "Analyste – chef"}
            meta: {language: en}
            """)
        #expect(found == ["Analyste": "fr"])
    }

    @Test func englishInAGreekPage() {
        let found = passages(
            """
            basics: {name: Ada Lovelace, summary: Σχεδίασε τη μηχανή και τους πίνακες της}
            work:
              - name: Works
                position: Αναλύτρια
                highlights:
                  - She was the one who wrote the first of all programs for the machine that we have
                  - Git, Swift
            meta: {language: el}
            """)
        #expect(Set(found.values) == ["en"])
    }

    @Test(arguments: ["en", "vi", "fr"]) func latinLettersAreLeftAlone(language: String) {
        let found = passages(
            """
            basics: {name: Nguyễn Đặng, summary: "Écrit des programmes – œuvre “x” • 5 €, Łódź"}
            meta: {language: \(language)}
            """)
        #expect(found.isEmpty)
    }
}
