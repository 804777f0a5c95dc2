import ResumeModel
import SourceTree
import Testing

@testable import ResumeData

/// Dates, lists, descriptions and names of files as LinkedIn has them.
@Suite struct LinkedInTextTests {
    @Test(
        arguments: [
            ("Jan 2020", "2020-01"), ("January 2020", "2020-01"), ("Sept 2019", nil),
            ("Sep 2019", "2019-09"),
            ("2019", "2019"), ("2019-05", "2019-05"), ("Oct 3, 2017", "2017-10-03"),
            ("3 Oct 2017", "2017-10-03"), ("05/2019", "2019-05"), ("Present", nil), ("Oct", nil),
            ("Feb 30, 2020", nil), ("", nil), ("Jan 2020 2021", nil), ("May 123", nil),
            ("Mai 2020", nil),
            ("Jan Feb 2020", nil), ("04/05/2019", nil),
        ] as [(String, String?)])
    func datesAreRead(text: String, date: String?) {
        #expect(LinkedInDate.read(text)?.description == date)
    }

    @Test(arguments: [
        ("Text: • One • Two", "Text: \n• One \n• Two"), ("Text  • One", "Text  \n• One"),
        ("• One • Two\nText", "• One \n• Two\nText"), ("• One", "• One"),
        ("  • Inner", "  • Inner"), ("Text with • in it", "Text with • in it"),
        ("A•B•C", "A•B•C"), ("- One - Two", "- One - Two"), ("", ""),
    ])
    func bulletsOfOneLineGetLinesOfTheirOwn(text: String, expected: String) {
        #expect(LinkedInBullets.inLines(text) == expected)
    }

    /// Cells as spreadsheets and LinkedIn write them, longer than any buffer.
    @Test(arguments: ["\n", "\r\n", "\r"]) func longTextsAreWhole(lineEnd: String) throws {
        let paragraphs = (0..<60).map { number in
            "Part \(number) says \"\"so\"\", and\u{A0}more; see part \(number + 1), "
                + String(repeating: "word ", count: 30) + "\"\"end \(number)\"\""
        }
        let cell = "\"" + paragraphs.joined(separator: lineEnd + lineEnd) + "\""
        #expect(cell.utf8.count > 8_000)
        let words = paragraphs.joined(separator: " ").replacing("\"\"", with: "")
            .split { $0.isWhitespace }.map(String.init)
        for (file, header, row) in Self.tables {
            let mapped = LinkedInMapped(
                ("Profile.csv", "First Name,Last Name\nAda,Lovelace\n"),
                (file, header + lineEnd + row.replacing("TEXT", with: cell) + lineEnd))
            #expect(mapped.findings.allSatisfy { $0.severity == .note }, "\(file)")
            let text = JSONResumeWriter().text(of: try #require(mapped.resume))
            let told = text.replacing("\\n", with: " ").replacing("\\\"", with: "")
                .replacing("\\\\", with: "\\").split { $0.isWhitespace }.map(String.init)
            let lost = words.filter { word in !told.contains { $0.contains(word) } }
            #expect(lost == [], "\(file)")
            #expect(told.count { $0.contains("word") } >= 60 * 30, "\(file)")
        }
    }

    private static let tables = [
        ("Profile Summary.csv", "Profile Summary", "TEXT"),
        ("Positions.csv", "Company Name,Title,Description,Location", "A,B,TEXT,C"),
        ("Education.csv", "School Name,Notes,Degree Name", "A,TEXT,B"),
        ("Projects.csv", "Title,Description,Url", "A,TEXT,https://a.example"),
        ("Volunteering.csv", "Company Name,Role,Description", "A,B,TEXT"),
        (
            "Publications.csv", "Name,Published On,Description,Publisher,Url",
            "A,\"Jan 5, 2020\",TEXT,P,https://a.example"
        ),
        ("Patents.csv", "Title,Description,Url", "A,TEXT,https://a.example"),
        ("Honors.csv", "Title,Description,Issued On", "A,TEXT,Jan 2020"),
        ("Test Scores.csv", "Name,Description,Score", "A,TEXT,7"),
        ("Organizations.csv", "Name,Description,Position", "A,TEXT,B"),
        (
            "Recommendations_Received.csv", "First Name,Last Name,Text,Status",
            "A,B,TEXT,VISIBLE"
        ),
    ]

    /// A list at the end is what was achieved; anything else is a text as it stands.
    @Test(arguments: [
        ("Text.\n\n• One\n• Two", "Text.", ["One", "Two"]), ("- One\n\n- Two", "", ["One", "Two"]),
        ("Text: • One • Two", "Text:", ["One", "Two"]), ("Text  • One", "Text", ["One"]),
        ("• One\n\nMore text.", "One\nMore text.", []), ("Text", "Text", []),
    ])
    func aListAtTheEndIsWhatWasAchieved(text: String, summary: String, items: [String]) {
        let work = LinkedInMapped(
            "Positions.csv", "Company Name,Title,Description", "A,x,\"\(text)\""
        ).resume?.work.first
        #expect(work?.summary.plain == summary)
        #expect(work?.highlights.map(\.text.plain) == items)
    }

    @Test(arguments: [
        ("[ada]", ["-:ada"]), ("[a,b]", ["-:a", "-:b"]), ("ada", ["-:ada"]), ("[]", []), ("", []),
        ("[PERSONAL:https://a.example]", ["PERSONAL:https://a.example"]),
        (
            "[RSS_FEED:https://a.example],[SKYPE: ada l ]",
            ["RSS_FEED:https://a.example", "SKYPE:ada l"]
        ),
        ("https://a.example, http://b.example", ["-:https://a.example", "-:http://b.example"]),
    ])
    func listsAreTakenApart(text: String, parts: [String]) {
        let node = Node(.string(text), at: SourceSpan(line: 1, column: 1))
        #expect(LinkedInList.parts(node).map { "\($0.label ?? "-"):\($0.text)" } == parts)
    }

    @Test(
        arguments: [
            ("Profile.csv", "Profile.csv"), ("profile.CSV", "Profile.csv"),
            ("Email Addresses.csv", "Email Addresses.csv"),
            ("Email_Addresses.csv", "Email Addresses.csv"),
            ("Phone Numbers.csv", "PhoneNumbers.csv"), ("Positions (1).csv", "Positions.csv"),
            ("Recommendations Received.csv", "Recommendations_Received.csv"),
            ("TestScores.csv", "Test Scores.csv"), ("awards.csv", "Honors.csv"),
            ("Profile.txt", nil),
            ("Connections.csv", nil), ("._Profile.csv", nil), ("Recommendations_Given.csv", nil),
            ("messages.csv", nil),
            (".csv", nil), ("Whatsapp Phone Numbers.csv", nil),
            ("Endorsement_Received_Info.csv", nil),
        ] as [(String, String?)])
    func filesAreKnownByTheirNames(name: String, file: String?) {
        #expect(LinkedInTable.named(name)?.file == file)
    }

    @Test func eachTableKnowsItsOwnColumns() {
        for table in LinkedInTable.all {
            let names = table.columns.spellings.compactMap(\.first)
            #expect(table.isHeader(names), "\(table.file)")
            #expect(!table.isHeader(["Notes:"]), "\(table.file)")
            #expect(!table.isHeader(["x", "y"]), "\(table.file)")
            // A remark may well be a word that is the name of a column.
            if names.count > 1 { #expect(!table.isHeader([names[0], "x"]), "\(table.file)") }
            let found = names.compactMap { table.columns.name(of: $0) }
            #expect(found == table.columns.names, "\(table.file)")
        }
    }
}
