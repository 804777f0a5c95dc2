import Testing

@testable import ResumeModel

@Suite struct CountryTests {
    /// All countries.
    static let all: [Country] = {
        let letters = (0x41...0x5A).map { String(Character(Unicode.Scalar($0))) }
        return letters.flatMap { first in letters.compactMap { Country(code: first + $0) } }
    }()

    @Test func allAssignedCodesAreKnown() {
        #expect(Self.all.count == 249)
        #expect(Self.all.first?.code == "AD" && Self.all.last?.code == "ZW")
    }

    @Test(arguments: ["UK", "EU", "us", "USA", "", "Germany", "ZZ", "XK", "D", "DE "])
    func othersAreNoCodes(_ code: String) { #expect(Country(code: code) == nil) }
}
