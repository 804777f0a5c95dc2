import Testing

@testable import CairoPangoBackend

struct PDFNumberTests {
    @Test(arguments: [
        (0.0, "0.000"), (1.0, "1.000"), (-1.5, "-1.500"), (0.0004, "0.000"), (12.34567, "12.346"),
        (-0.25, "-0.250"), (595.276, "595.276"),
    ])
    func hasThreeDecimals(_ number: Double, _ text: String) {
        #expect(PDFNumber.text(number) == text)
    }
}
