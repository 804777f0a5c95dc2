import TestSupport
import Testing

@testable import ResumeModel

@Suite struct CountryCatalogTests {
    private let catalog = CountryCatalog.ofPackage

    /// The languages that pages can be in.
    static let languages = PackageFolder.names(in: "Sources/Assets/Languages")
        .map { String($0.dropLast(".yaml".count)) }.filter { $0 != "others" }

    @Test(arguments: languages) func allCountriesHaveNames(tag: String) {
        let names = CountryTests.all.map { catalog.name(of: $0, in: tag) }
        #expect(Set(names).subtracting([""]).count == 249)
        #expect(names.allSatisfy { name in !name.contains { "\t\n|/".contains($0) } })
        // Vietnamese has the most in common with English; a file of another language has not.
        let english = CountryTests.all.map { catalog.name(of: $0, in: "en") }
        let same = zip(names, english).count { $0 == $1 }
        #expect(tag.hasPrefix("en") ? same == 249 : same < 200)
    }

    /// Names understood in a language are those that it gives: none means two countries.
    @Test(arguments: languages) func namesAreUnderstoodInTheirLanguage(tag: String) {
        for country in CountryTests.all {
            let name = catalog.name(of: country, in: tag)
            #expect(catalog.country(named: name, in: tag) == country, "\(name)")
            #expect(catalog.calls(country, name, in: tag), "\(name)")
        }
    }

    @Test(arguments: [
        ("AD", "en", "Andorra"), ("ZW", "en", "Zimbabwe"), ("DE", "en", "Germany"),
        ("DE", "es-MX", "Alemania"), ("DE", "de-AT", "Deutschland"), ("DE", "fr", "Allemagne"),
        ("US", "es", "Estados Unidos"), ("CH", "de", "Schweiz"), ("CI", "en", "Côte d’Ivoire"),
        ("HK", "en", "Hong Kong"), ("LV", "en", "Latvia"), ("ZW", "fr", "Zimbabwe"),
        ("GB", "de", "Vereinigtes Königreich"), ("LT", "de", "Litauen"), ("LV", "de", "Lettland"),
        ("AU", "de", "Australien"), ("DE", "en-GB", "Germany"), ("JP", "ja", "日本"),
        ("JO", "ar", "الأردن"), ("JO", "ar-JO", "الأردن"), ("CZ", "pt", "Chéquia"),
        ("CZ", "pt-BR", "Tchéquia"), ("CZ", "pt-AO", "Chéquia"), ("NO", "no", "Norge"),
        ("DE", "nn-NO", "Tyskland"), ("DE", "iw", "גרמניה"), ("DE", "in", "Jerman"),
        ("TW", "zh-TW", "台灣"), ("TW", "zh-HK", "台灣"), ("TW", "zh-CN", "台湾"), ("TW", "zh", "台湾"),
        ("HK", "zh-Hans", "香港"), ("MO", "pl", "Makau"), ("PS", "it", "Palestina"),
        ("MM", "fr", "Myanmar"), ("US", "ko", "미국"), ("DE", "tlh", "Germany"),
        ("DE", "", "Germany"),
    ])
    func namesAreThoseOfTheLanguage(_ code: String, _ tag: String, _ name: String) throws {
        #expect(catalog.name(of: try #require(Country(code: code)), in: tag) == name)
    }

    @Test(arguments: [
        ("Spain", "ES"), ("España", "ES"), ("ESPAÑA", "ES"), ("United States", "US"), ("us", "US"),
        ("U.S.A.", "US"), ("UK", "GB"), ("Deutschland", "DE"), ("ÉTATS-UNIS", "US"),
        ("Côte d'Ivoire", "CI"), ("Czech Republic", "CZ"), ("Česko", "CZ"), ("Polska", "PL"),
        ("Nederland", "NL"), ("Bosnia and Herzegovina", "BA"), ("Svizzera", "CH"), ("Éire", "IE"),
        ("日本", "JP"), ("Zimbabwe", "ZW"), ("Україна", "UA"), ("Alemania", "DE"), ("Niemcy", "DE"),
        ("德国", "DE"), ("Þýskaland", "DE"), ("Tchéquia", "CZ"), ("საქართველო", "GE"),
    ])
    func namesAreUnderstood(_ written: String, _ code: String) {
        #expect(catalog.country(written: written)?.code == code)
        #expect(catalog.country(written: written, in: "fi")?.code == code)
    }

    @Test(arguments: [
        "Atlantis", "", "Spa", "Spainish", "XX", "|", "/", "Europe", "\t", "AD Andorra",
    ])
    func otherWordsAreNoCountries(_ written: String) {
        #expect(catalog.country(written: written) == nil)
        #expect(catalog.country(written: written, in: "pl") == nil)
    }

    @Test(arguments: ["Spain", "España", "ES", "USA", "日本"])
    func theProgramAloneKnowsEnglishAndOwnNames(_ written: String) throws {
        let country = try #require(CountryCatalog().country(written: written))
        #expect(CountryCatalog().name(of: country, in: "pl") == catalog.name(of: country, in: "en"))
        #expect(CountryCatalog().country(named: "Niemcy", in: "pl") == nil)
    }

    @Test func aTextMeansACountryByItsCodeOrItsNameInTheLanguageItsOwnOrEnglish() throws {
        let germany = try #require(Country(code: "DE"))
        for text in ["de", "Germany", "DEUTSCHLAND", "Niemcy"] {
            #expect(catalog.means(germany, text, in: "pl"), "\(text)")
        }
        for text in ["Alemania", "Polska", "PL", ""] {
            #expect(!catalog.means(germany, text, in: "pl"), "\(text)")
        }
        #expect(!catalog.means(germany, "Niemcy", in: nil))
    }

    @Test func englishIsReadOfNoFile() {
        let catalog = CountryCatalog(tags: { ["en"] }) { tag in
            Issue.record("\(tag) is read")
            return nil
        }
        for country in CountryTests.all.prefix(3) {
            #expect(catalog.name(of: country, in: "en-GB").isEmpty == false)
            #expect(catalog.country(written: country.code, in: "en") == country)
        }
    }

    @Test func brokenFilesGiveWhatTheyHave() throws {
        let text = "DE\tA\nFR\t\n\nES\nXX\tB\nIT\tC"
        let catalog = CountryCatalog(tags: { ["xx"] }) { _ in Array(text.utf8) }
        let names = try ["DE", "FR", "ES", "IT"].map {
            catalog.name(of: try #require(Country(code: $0)), in: "xx")
        }
        #expect(names == ["A", "France", "Spain", "C"])
        #expect(catalog.country(named: "B", in: "xx") == nil)
        #expect(catalog.country(named: "C", in: "xx")?.code == "IT")
    }
}
