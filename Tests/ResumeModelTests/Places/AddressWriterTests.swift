import ResumeModel
import TestSupport
import Testing

@Suite struct AddressWriterTests {
    /// An address with `_` for each no-break space.
    private func written(
        _ parts: [String?], language: String? = "en", _ write: (AddressWriter, Location) -> String
    ) -> String {
        var location = Location()
        (location.address, location.postalCode) = (parts[0], parts[1])
        (location.city, location.region, location.countryCode) = (parts[2], parts[3], parts[4])
        let writer = AddressWriter(language: language, countries: .ofPackage)
        return write(writer, location).replacing("\u{A0}", with: "_")
    }

    @Test(
        arguments: [
            (
                ["Calle Mayor 1", "50009", "Zaragoza", nil, "ES"],
                "Calle Mayor 1, 50009_Zaragoza, Spain"
            ),
            ([nil, nil, "Toronto", "ON", "CA"], "Toronto,_ON, Canada"),
            ([nil, "M5V 2T6", "Toronto", "ON", "CA"], "Toronto,_ON_M5V_2T6, Canada"),
            ([nil, "53703", "Madison", "WI", "US"], "Madison,_WI_53703, United States"),
            (
                [nil, "94105", "San Francisco", "California", "US"],
                "San Francisco, California_94105, United States"
            ),
            (
                ["10 Downing Street", "SW1A 2AA", "London", nil, "GB"],
                "10 Downing Street, London_SW1A_2AA, United Kingdom"
            ),
            ([nil, nil, "Edinburgh", "Scotland", "GB"], "Edinburgh, Scotland, United Kingdom"),
            (
                ["Platz 1", "80331", "München", "Bayern", "DE"],
                "Platz 1, 80331_München, Bayern, Germany"
            ),
            (
                ["Av. Paulista 1", "01310-100", "São Paulo", "SP", "BR"],
                "Av. Paulista 1, São Paulo-SP, 01310-100, Brazil"
            ),
            (
                [nil, nil, "Belo Horizonte", "Minas Gerais", "BR"],
                "Belo Horizonte, Minas Gerais, Brazil"
            ),
            (
                ["Andrássy út 1.", "1061", "Budapest", nil, "HU"],
                "Budapest, Andrássy út 1., 1061, Hungary"
            ),
            ([nil, "34710", "Kadıköy", "İstanbul", "TR"], "34710_Kadıköy/İstanbul, Türkiye"),
            ([nil, "110001", "New Delhi", "DL", "IN"], "New Delhi_110001, DL, India"),
            ([nil, "1-1", "Chiyoda", "Tokyo", "JP"], "Chiyoda, Tokyo, 1-1, Japan"),
            (["丸の内1-1", "100-0005", "千代田区", "東京都", "JP"], "100-0005_東京都千代田区丸の内1-1, Japan"),
            ([nil, "100-0005", "千代田区", "東京都", "日本"], "100-0005_東京都千代田区, Japan"),
            ([nil, "110", nil, nil, "ES"], "110, Spain"),
            ([nil, "5000", "Adelaide", nil, "AU"], "Adelaide, 5000, Australia"),
            (["Line 1\nLine 2", nil, "Galway", nil, "IE"], "Line 1, Line 2, Galway, Ireland"),
            ([nil, nil, nil, nil, "IE"], "Ireland"), ([nil, nil, nil, nil, nil], ""),
        ] as [([String?], String)])
    func addressesFollowThePostOfTheirCountry(_ parts: [String?], _ line: String) {
        #expect(written(parts) { $0.postalAddress($1) } == line)
    }

    @Test(
        arguments: [
            ([nil, nil, "Riga", "Latvia", "LV"], "Riga, Latvia"),
            ([nil, nil, "Riga", "LV", "LV"], "Riga, Latvia"),
            ([nil, nil, "Riga, Latvia", nil, "LV"], "Riga, Latvia"),
            ([nil, nil, "Riga, LV", nil, "LV"], "Riga, Latvia"),
            ([nil, nil, "Zaragoza", "Zaragoza", "ES"], "Zaragoza, Spain"),
            ([nil, nil, "New York", "new york", "US"], "New York, United States"),
            ([nil, nil, "Singapore", nil, "SG"], "Singapore"),
            ([nil, nil, "Singapore", "Singapore", "SG"], "Singapore"),
            ([nil, nil, "SG", nil, "SG"], "SG, Singapore"),
            ([nil, nil, "Toronto, ON", "ON", "CA"], "Toronto,_ON, Canada"),
            ([nil, nil, "Los Angeles", "CA", "US"], "Los Angeles,_CA, United States"),
            ([nil, nil, "Atlanta", "Georgia", "US"], "Atlanta, Georgia, United States"),
            (
                ["Calle Mayor 1, 50009 Zaragoza", "50009", "Zaragoza", nil, "ES"],
                "Calle Mayor 1, 50009 Zaragoza, Spain"
            ),
            (
                ["1 Main St, Madison, WI 53703", "53703", "Madison", "WI", "USA"],
                "1 Main St, Madison,_WI_53703, USA"
            ),
            (
                ["Calle Mayor 1, Madrid, España", nil, "Madrid", nil, "ES"],
                "Calle Mayor 1, Madrid, España"
            ),
            (["Paris Street 5", nil, "Paris", nil, "FR"], "Paris Street 5, Paris, France"),
            ([nil, nil, "Nemo", "Atlantis", "Atlantis"], "Nemo, Atlantis"),
        ] as [([String?], String)])
    func nothingIsSaidTwice(_ parts: [String?], _ line: String) {
        #expect(written(parts) { $0.postalAddress($1) } == line)
    }

    @Test(
        arguments: [
            ([nil, nil, "名古屋市", nil, "JP"], "ja", "日本 名古屋市"),
            (["丸の内1-1", "100-0005", "千代田区", "東京都", "JP"], "ja", "日本 100-0005_東京都千代田区丸の内1-1"),
            ([nil, nil, "عمّان", nil, "JO"], "ar", "عمّان, الأردن"),
            ([nil, nil, "عمّان", "الأردن", "Jordan"], "ar", "عمّان, الأردن"),
            ([nil, "00-950", "Warszawa", "Polska", "PL"], "pl", "00-950_Warszawa, Polska"),
            ([nil, nil, "Wiedeń, Austria", nil, "AT"], "pl", "Wiedeń, Austria"),
            ([nil, nil, "Berlin, Niemcy", nil, "DE"], "pl", "Berlin, Niemcy"),
            ([nil, nil, "Berlin, Deutschland", nil, "DE"], "pl", "Berlin, Deutschland"),
        ] as [([String?], String, String)])
    func countriesAreNamedInTheLanguage(_ parts: [String?], _ tag: String, _ line: String) {
        #expect(written(parts, language: tag) { $0.postalAddress($1) } == line)
    }

    @Test func placesHaveNeitherStreetNorCode() {
        let parts = ["Calle Mayor 1", "50009", "Zaragoza", "Aragón", "ES"]
        #expect(written(parts) { $0.place($1) } == "Zaragoza, Aragón, Spain")
    }

    @Test func withoutACountryTheLanguageDecides() {
        let parts = [nil, "50009", "Zaragoza", nil, nil]
        #expect(written(parts, language: "es") { $0.postalAddress($1) } == "50009_Zaragoza")
        #expect(written(parts, language: "fr-FR") { $0.postalAddress($1) } == "50009_Zaragoza")
        #expect(written(parts, language: nil) { $0.postalAddress($1) } == "Zaragoza, 50009")
        #expect(written(parts, language: "en-GB") { $0.postalAddress($1) } == "Zaragoza, 50009")
    }

    @Test(arguments: [
        ("ES", "de", "Spanien"), ("es", nil, "Spain"), ("Spain", "es", "España"),
        ("España", nil, "España"), ("España", "en", "Spain"), ("USA", "en", "USA"),
        ("USA", "de", "Vereinigte Staaten"), ("UK", nil, "UK"), ("UK", "fr", "Royaume-Uni"),
        ("Atlantis", "de", "Atlantis"), ("Deutschland", "de-AT", "Deutschland"),
        ("Polska", "pl", "Polska"), ("Germany", "pl", "Niemcy"), ("Niemcy", "en", "Germany"),
        ("Niemcy", nil, "Niemcy"), ("JO", "ar", "الأردن"), ("Japan", "ja", "日本"),
        ("US", "sv", "USA"),
        ("Polska", "tlh", "Poland"),
    ])
    func countriesHaveTheirNames(_ country: String, _ tag: String?, _ name: String) {
        #expect(AddressWriter(language: tag, countries: .ofPackage).country(country) == name)
    }

    @Test(arguments: [
        ("Toronto, ON, Canada", "Toronto,_ON, Canada"), ("Madison, WI 53703", "Madison,_WI_53703"),
        ("Toronto, ON M5V 2T6", "Toronto,_ON_M5V_2T6"), ("Sydney, NSW", "Sydney,_NSW"),
        ("Berlin, Germany", "Berlin, Germany"), ("Remote, USA only", "Remote, USA only"),
        ("IBM, NY", "IBM,_NY"), ("Toronto,ON", "Toronto,ON"), ("Berlin", "Berlin"), (", ", ", "),
        ("", ""),
    ])
    func codesOfRegionsStayWithTheirTown(_ place: String, _ unbroken: String) {
        #expect(place.unbrokenPlace.replacing("\u{A0}", with: "_") == unbroken)
        #expect(place.unbrokenPlace.breakable == place)
    }
}
