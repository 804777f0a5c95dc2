import Testing

@testable import ResumeLayout

struct LengthSyntaxTests {
    @Test(arguments: [
        ("12pt", 12.0), ("25.4mm", 72.0), ("2.54cm", 72.0), ("1in", 72.0), ("1.5em", 15.0),
        ("0", 0.0), ("-3pt", -3.0),
    ])
    func readsUnits(_ text: String, _ points: Double) throws {
        #expect(abs(try LengthSyntax.points(text, em: 10).get() - points) < 1e-9)
    }

    @Test(arguments: ["12", "12px", "pt", "", "1e3pt", "12 pt", "nanpt", "infpt"])
    func refusesOthers(_ text: String) {
        #expect(throws: SyntaxFault.self) { try LengthSyntax.points(text, em: 10).get() }
    }

    @Test func suggestsAUnit() {
        guard case .failure(let fault) = LengthSyntax.points("12px", em: 10) else {
            Issue.record("12px was read as a length")
            return
        }
        #expect(fault.suggestions == ["12pt"])
    }
}
