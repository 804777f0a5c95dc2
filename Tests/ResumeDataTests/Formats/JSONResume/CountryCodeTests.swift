import Testing

@testable import ResumeData

@Suite struct CountryCodeTests {
    @Test func allAssignedCodesAreKnown() {
        let letters = (0x41...0x5A).map { String(Character(Unicode.Scalar($0))) }
        let codes = letters.flatMap { first in letters.map { first + $0 } }
        #expect(codes.filter(CountryCode.isAssigned).count == 249)
    }

    @Test(arguments: ["UK", "EU", "us", "USA", "", "Germany", "ZZ", "XK"])
    func othersAreNot(_ code: String) {
        #expect(!CountryCode.isAssigned(code))
    }

    @Test(arguments: ["US", "GB", "DE", "ES", "MX", "AU", "IN", "AD", "ZW", "OM", "QA", "YT", "WS"])
    func commonOnesAre(_ code: String) {
        #expect(CountryCode.isAssigned(code))
    }
}
