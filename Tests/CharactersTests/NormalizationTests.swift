import Testing

@testable import Characters

@Suite struct NormalizationTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
        ("a\u{302}\u{323}", "\u{1EAD}"), ("\u{FB2A}", "\u{5E9}\u{5C1}"), ("\u{2126}", "\u{3A9}"),
        ("か\u{3099}", "が"), ("a\u{20D0}\u{323}", "\u{1EA1}\u{20D0}"),
        ("e\u{301}\0e\u{301}", "\u{E9}\0\u{E9}"), ("\0e\u{301}\0", "\0\u{E9}\0"),
        ("\u{F900}", "\u{8C48}"), ("ﬁ", "ﬁ"),
    ])
    func textsAreComposed(text: String, composed: String) {
        #expect(Array(text.normalized.unicodeScalars) == Array(composed.unicodeScalars))
    }

    /// The fast way out lets no scalar pass that normalisation changes, moves or joins to the one
    /// before it.
    @Test func whatTakesTheFastWayStandsStill() {
        for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
        where !scalar.mayCompose {
            let text = "e\u{323}\u{300}" + String(scalar)
            let isStill = text.normalized.unicodeScalars.elementsEqual(
                "\u{1EB9}\u{300}\(scalar)".unicodeScalars)
            if !isStill { Issue.record("U+\(String(scalar.value, radix: 16))") }
        }
    }
}
