import Testing

@testable import Export

@Suite struct CountTextTests {
    @Test(arguments: [
        ("0", 0.0), ("1200", 1200), ("1,200,000", 1_200_000), ("1.200.000", 1_200_000),
        ("1 200", 1200),
        ("1'200", 1200), ("10k", 10_000), ("10K+", 10_000), ("1.5M", 1_500_000),
        ("1,5 m", 1_500_000),
        ("2B", 2e9), ("50.000+", 50_000), ("1.5", 1.5), ("1,234.5", 1234.5), (" 7 downloads", 7),
        ("١٢٠٠", 1200), ("1,", 1), ("1.234k", 1234),
    ])
    func numbersAreRead(text: String, number: Double) {
        #expect(CountText.number(text) == number)
    }

    @Test(arguments: ["", "many", "about 5", "-3", "+5", "k"]) func wordsAreNone(text: String) {
        #expect(CountText.number(text) == nil)
    }
}
