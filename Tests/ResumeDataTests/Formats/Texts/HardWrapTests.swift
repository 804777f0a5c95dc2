import ResumeModel
import Testing

/// Paragraphs whose lines an editor filled to one width.
@Suite struct HardWrapTests {
    private func prose(_ text: String) throws -> String? {
        let json = text.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
        return try Mapped(basics: #""summary": "\#(json)""#).resume?.basics.summary.notation
    }

    @Test func filledLinesAreOneParagraph() throws {
        let text = """
            Antimicrobial pharmacist with nine years on intensive care, who has led the
            change from paper charts to electronic ones in two hospitals, and who still
            works one weekend in five.

            Teaches at the university, with a particular liking for the sums that
            nobody else wants to teach.
            """
        #expect(
            try prose(text) == """
                p Antimicrobial pharmacist with nine years on intensive care, who has led the \
                change from paper charts to electronic ones in two hospitals, and who still \
                works one weekend in five.
                p Teaches at the university, with a particular liking for the sums that \
                nobody else wants to teach.
                """)
    }

    @Test(arguments: [
        // An address.
        "Ada Lovelace\n12 St James's Square\nLondon SW1Y 4JH",
        // A poem, whose lines had room for more.
        "The engine weaves algebraical patterns of numbers and of cards\njust as the loom\nweaves flowers and leaves",
        // Sentences of their own, one a line.
        "Led the redesign of the hospital's charts over four years.\nBuilt the first dosing calculator of the region with a nurse.\nTaught.",
        // Two lines, the second with a capital.
        "Head of the pharmacy department of the largest hospital in town\nMember of the board",
        // Very long lines, which no editor fills.
        String(repeating: "word ", count: 40) + "and\n" + String(repeating: "word ", count: 30),
    ])
    func otherLinesStay(_ text: String) throws {
        let lines = text.split(separator: "\n").map { $0.trimmed }
        #expect(try prose(text) == "p " + lines.joined(separator: "\n"))
    }

    @Test func listsStay() throws {
        let text = """
            - Led the change from paper charts to electronic ones in two of the hospitals
              of the region, with a team of five.
            - Taught.
            """
        #expect(
            try prose(text) == """
                - Led the change from paper charts to electronic ones in two of the hospitals \
                of the region, with a team of five.
                - Taught.
                """)
    }

    @Test func itemsOfAListAreNotJoined() throws {
        let mapped = try Mapped(
            "work",
            #""highlights": "Led the change from paper charts to electronic ones everywhere\nTaught sums to nurses\nWrote two books""#
        )
        #expect(mapped.resume?.work.first?.highlights.count == 3)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
