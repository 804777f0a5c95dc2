import Pages
import Testing

@testable import ResumeLayout

struct ColorSyntaxTests {
    @Test func readsSixDigits() { #expect(ColorSyntax.color("#1f4e79") == Color(hex: 0x1F4E79)) }

    @Test func readsThreeDigits() { #expect(ColorSyntax.color("#1af") == Color(hex: 0x11AAFF)) }

    @Test(arguments: ["1f4e79", "#1f4e7", "#1f4e7g", "red", "", "#"])
    func refusesOthers(_ text: String) {
        #expect(ColorSyntax.color(text) == nil)
    }
}
