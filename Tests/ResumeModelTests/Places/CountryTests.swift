import Testing

@testable import ResumeModel

@Suite struct CountryTests {
    @Test func allAssignedCodesAreKnownAndHaveNames() {
        let letters = (0x41...0x5A).map { String(Character(Unicode.Scalar($0))) }
        let codes = letters.flatMap { first in letters.map { first + $0 } }
        let countries = codes.compactMap { Country(code: $0) }
        #expect(countries.count == 249)
        for tag in ["en", "es", "de", "fr"] {
            #expect(Set(countries.map { $0.name(in: tag) }).subtracting([""]).count == 249)
        }
    }

    @Test(arguments: ["UK", "EU", "us", "USA", "", "Germany", "ZZ", "XK", "D", "DE "])
    func othersAreNoCodes(_ code: String) { #expect(Country(code: code) == nil) }

    @Test(arguments: [
        ("AD", "en", "Andorra"), ("ZW", "en", "Zimbabwe"), ("DE", "en", "Germany"),
        ("DE", "es-MX", "Alemania"), ("DE", "de-AT", "Deutschland"), ("DE", "fr", "Allemagne"),
        ("US", "es", "Estados Unidos"), ("CH", "de", "Schweiz"), ("CI", "en", "Côte d’Ivoire"),
        ("HK", "en", "Hong Kong"), ("LV", "en", "Latvia"), ("ZW", "fr", "Zimbabwe"),
        ("GB", "de", "Vereinigtes Königreich"), ("JP", "ja", "Japan"),
        ("LT", "de", "Litauen"), ("LV", "de", "Lettland"), ("AU", "de", "Australien"),
    ])
    func namesAreThoseOfTheLanguage(_ code: String, _ tag: String, _ name: String) throws {
        #expect(try #require(Country(code: code)).name(in: tag) == name)
    }

    @Test(arguments: [
        ("Spain", "ES"), ("España", "ES"), ("ESPAÑA", "ES"), ("United States", "US"), ("us", "US"),
        ("U.S.A.", "US"), ("UK", "GB"), ("Deutschland", "DE"), ("ÉTATS-UNIS", "US"),
        ("Côte d'Ivoire", "CI"), ("Czech Republic", "CZ"), ("Česko", "CZ"), ("Polska", "PL"),
        ("Nederland", "NL"), ("Bosnia and Herzegovina", "BA"), ("Svizzera", "CH"), ("Éire", "IE"),
        ("日本", "JP"), ("Zimbabwe", "ZW"), ("Україна", "UA"),
    ])
    func namesAreUnderstood(_ written: String, _ code: String) {
        #expect(Country(written: written)?.code == code)
    }

    @Test(arguments: ["Atlantis", "", "Spa", "Spainish", "XX", "|", "/", "Europe"])
    func otherWordsAreNoCountries(_ written: String) { #expect(Country(written: written) == nil) }
}
