import Testing

@testable import ResumePDF

@Suite struct AbbreviationsTests {
    private func words(_ text: String) -> [String: String] {
        var found = Abbreviations()
        found.read(text)
        return found.words
    }

    @Test(arguments: [
        ("Led the intensive care unit (ICU) by night", "ICU", "intensive care unit"),
        ("Unidad de Cuidados Intensivos (UCI)", "UCI", "Unidad de Cuidados Intensivos"),
        ("at the École Normale Supérieure (ENS)", "ENS", "École Normale Supérieure"),
        (
            "Allgemeiner Deutscher Automobil-Club (ADAC)", "ADAC",
            "Allgemeiner Deutscher Automobil-Club"
        ),
        ("wrote HyperText Markup Language (HTML)", "HTML", "HyperText Markup Language"),
        ("Paris, the Bank of England (BOE)", "BOE", "Bank of England"),
        ("Paris, the Bank of England (BE)", "BE", "Bank of England"),
        ("CI (continuous integration), then more", "CI", "continuous integration"),
        ("A nurse in an “Emergency Department” (ED).", "ED", "Emergency Department"),
        (
            "Institute of Electrical and Electronics Engineers (IEEE)", "IEEE",
            "Institute of Electrical and Electronics Engineers"
        ),
        ("Bachelor of Science (BSc)", "BSc", "Bachelor of Science"),
        ("for personal computers (PCs)", "PCs", "personal computers"),
    ])
    func isFound(text: String, abbreviation: String, expansion: String) {
        #expect(words(text) == [abbreviation: expansion])
    }

    @Test(arguments: [
        "Worked in Dallas (USA)", "English (B2)", "Great Works (GmbH)", "ACME (London)", "(ICU)",
        "care (ICU",
        "intensive care, unit (ICU)", "intensive care unit (icu)", "Ada Lovelace (she)",
        "Part of a very long Intensive of Care Unit (ABCDEFGHI)",
        "extensible markup language (XML)",
        "ICU (of the intensive care unit)", "unit (ICU)", "a b (I)",
    ])
    func isNone(text: String) { #expect(words(text).isEmpty) }

    @Test func theFirstWordsCount() {
        var found = Abbreviations()
        found.read("the primary care (PC) of all")
        found.read("a personal computer (PC)")
        #expect(found.words == ["PC": "primary care"])
    }

    @Test(.timeLimit(.minutes(1))) func manyBracketsTakeNoLongerEachThanFew() {
        let text = String(repeating: "a (b c ", count: 100_000) + "intensive care unit (ICU)"
        #expect(words(text) == ["ICU": "intensive care unit"])
    }

    @Test(arguments: [
        ("ICU", [0]), ("the ICU, an ICU/ED", [4, 12]), ("née ICU", [5]), ("ICUs, MICU, ICU2", []),
        ("intensive care unit (ICU)", []), ("ICU (intensive care unit)", []), ("(an ICU)", [4]),
    ])
    func isFoundAgain(text: String, places: [Int]) {
        var known = Abbreviations()
        known.read("intensive care unit (ICU)")
        let found = known.places(in: text)
        #expect(found.map(\.range) == places.map { $0..<$0 + 3 })
        #expect(found.allSatisfy { $0.words == "intensive care unit" })
    }
}
