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
        let lines = [
            "led the change from paper charts to electronic ones across the two hospitals",
            "taught sums to the nurses of the region with a liking for those nobody wants",
        ]
        let text = lines.joined(separator: "\\n")
        let highlights = try Mapped("work", #""highlights": "\#(text)""#).resume?.work.first?
            .highlights
        #expect(highlights?.map(\.text.plain) == lines)
        // The same lines in a summary are one paragraph.
        #expect(try prose(lines.joined(separator: "\n")) == "p " + lines.joined(separator: " "))
    }

    @Test(arguments: [(47, false), (48, true), (132, true), (133, false)])
    func onlyWidthsOfEditorsCount(_ width: Int, _ isJoined: Bool) throws {
        let line = String(repeating: "abcde ", count: 40).prefix(width - 6) + "abcdef"
        #expect(
            try prose(line + "\nabcdef abc") == "p " + line + (isJoined ? " " : "\n") + "abcdef abc"
        )
    }

    @Test(arguments: [
        // Capitals of other alphabets begin a line of their own.
        ("Руководил переходом на электронные карты во всех больницах города", "Преподавал", false),
        ("Руководил переходом на электронные карты во всех больницах", "Харькова", false),
        ("Руководил переходом на электронные карты во всех больницах", "области", true),
        ("Διηύθυνε τη μετάβαση σε ηλεκτρονικούς φακέλους στα νοσοκομεία", "Έγραψε", false),
        ("Ledde bytet från pappersjournaler till elektroniska på två sjukhus", "Överläkare", false),
        ("Ledde bytet från pappersjournaler till elektroniska på två sjukhus", "överallt", true),
        // Writing without spaces is full at any width.
        ("在两家医院主持了从纸质病历到电子病历的全面转换工作并培训了全体护士和医生共计三百余人次以及编写了全部教材", "在大学教授临床药理学和药物剂量计算课程", false),
        ("she led the change to electronic charts in two hospitals。", "then she wrote", false),
        ("she led the change to electronic charts in two hospitals！", "then she wrote", false),
    ])
    func sentencesOfAllScriptsAreTold(_ line: String, _ next: String, _ isJoined: Bool) throws {
        #expect(try prose(line + "\n" + next) == "p " + line + (isJoined ? " " : "\n") + next)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
