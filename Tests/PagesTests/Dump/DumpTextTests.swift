import Testing

@testable import Pages

@Suite struct DumpTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (1, "1"), (-1, "-1"),
        (10.5, "10.5"), (10.05, "10.05"), (-0.5, "-0.5"), (-12.34, "-12.34"), (595.2756, "595.28"),
        (99.999, "100"), (1e6, "1000000"), (1e300, "1e+300"), (.nan, "nan"), (.infinity, "inf"),
        (-.infinity, "-inf"),
    ])
    func numbersHaveAtMostTwoDecimals(value: Double, text: String) {
        #expect(DumpText.number(value) == text)
    }

    @Test(arguments: [
        (Color(hex: 0x1F4E79), "#1f4e79"), (.black, "#000000"), (Color(hex: 0xFFFFFF), "#ffffff"),
        (Color(red: 2, green: -1, blue: .nan), "#ff0000"),
        (Color(red: 0.5, green: 0.5, blue: 0.5), "#808080"),
    ])
    func coloursAreTwentyFourBits(color: Color, text: String) {
        #expect(DumpText.color(color) == text)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("say \"hi\"", #""say \"hi\"""#), ("a\\b", #""a\\b""#),
        ("a\nb\tc", #""a\nb\tc""#), ("a\u{A0}b", #""a\u{A0}b""#), ("a\u{AD}b", #""a\u{AD}b""#),
        ("\u{7F}\u{1B}", #""\u{7F}\u{1B}""#), ("école 漢字", #""école 漢字""#),
        ("\u{E000}", #""\u{E000}""#), ("", #""""#),
    ])
    func textsShowWhatCannotBeSeen(text: String, quoted: String) {
        #expect(DumpText.quoted(text) == quoted)
    }

    @Test func aPointASizeAndARectangle() {
        #expect(DumpText.point(Point(x: 56.7, y: 98.3)) == "56.7,98.3")
        #expect(DumpText.size(Size(width: 595.276, height: 841.89)) == "595.28x841.89")
        #expect(DumpText.rect(Rect(x: 1, y: 2, width: 3, height: 4)) == "1,2 3x4")
    }
}
