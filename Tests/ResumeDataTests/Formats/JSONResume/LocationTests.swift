import ResumeModel
import Testing

@Suite struct LocationTests {
    @Test(arguments: [
        (#"{"region": "ON", "countryCode": "CA", "city": "Toronto"}"#, "Toronto, ON, Canada"),
        (
            #"{"city": "Zaragoza", "postalCode": "50009", "country": "España"}"#,
            "50009 Zaragoza, España"
        ),
        (#"{"city": "Riga", "countryCode": "LV", "floor": 3}"#, "Riga, Latvia, 3"),
        (#""Toronto, ON""#, "Toronto, ON"), (#"{"hall": "B", "row": 7}"#, "B, 7"),
    ])
    func addressesInPartsAreWrittenAsAddresses(_ value: String, _ place: String) throws {
        for section in ["work", "volunteer", "education"] {
            let mapped = try Mapped(section, #""name": "N", "location": \#(value)"#)
            let resume = try #require(mapped.resume)
            let locations =
                resume.work.map(\.location) + resume.volunteer.map(\.location)
                + resume.education.map(\.location)
            #expect(locations.map(\.plain) == [place])
        }
    }

    @Test func countriesAreNamedInTheLanguageOfTheResume() throws {
        let mapped = try Mapped(
            #"""
            {"basics": {"name": "A"}, "work": [{"name": "N", "location": {"city": "Köln", "countryCode": "DE"}}],
             "meta": {"language": "es"}}
            """#)
        #expect(mapped.resume?.work[0].location.plain == "Köln, Alemania")
    }

    @Test func aPlaceWithoutAnAddressIsReportedOnce() throws {
        let mapped = try Mapped("work", #""name": "B", "location": {"note": "<name>", "floor": 2}"#)
        #expect(mapped.resume?.work.first?.location.plain == "<name>, 2")
        #expect(mapped.summary == "warning map-for-text work[0].location")
    }
}
