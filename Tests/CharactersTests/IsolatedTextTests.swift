import Characters
import Testing

/// What is kept together on a page from right to left, here in angle brackets.
@Suite struct IsolatedTextTests {
    private func marked(_ text: String, ends: [Int] = []) -> String {
        let isolated = IsolatedText(text.unicodeScalars.map(\.value), ends: ends)
        #expect(isolated.scalars.count == isolated.isOwn.count)
        let own = zip(isolated.scalars, isolated.isOwn).filter(\.1).map(\.0)
        #expect(own == text.unicodeScalars.map(\.value))
        return zip(isolated.scalars, isolated.isOwn).map { scalar, isOwn in
            isOwn ? Unicode.Scalar(scalar).map { String($0) } ?? "?" : scalar == 0x2066 ? "<" : ">"
        }.joined()
    }

    @Test(arguments: [
        // A line of Latin words alone, with its signs.
        ("Google Inc.", "<Google Inc.>"), ("a@b.example", "<a@b.example>"),
        ("(React, Node)!", "<(React, Node)!>"), ("אב\nC++ (x)\nגד", "אב\n<C++ (x)>\nגד"),
        ("漢字。", "<漢字。>"),
        // Numbers of several groups; spans of years go the page's way.
        ("+972 3-555-1234", "<+972 3-555-1234>"), ("טלפון 03-555 1234.", "טלפון <03-555 1234>."),
        ("+1 (555) 010-9999", "<+1 (555) 010-9999>"), ("(02) 123 4567", "<(02) 123 4567>"),
        ("2019 – 2021", "2019 – 2021"), ("1995 2003", "<1995 2003>"), ("12 3", "12 3"),
        ("בין 2019-2021", "בין <2019-2021>"), ("+45%", "<+45%>"), ("5-10%", "<5-10%>"),
        ("3.5%", "3.5%"), ("03/2019", "03/2019"), ("1,200", "1,200"), ("99.99%", "99.99%"),
        ("12-ב", "12-ב"), ("5-3a ש", "5-3a ש"), ("+", "+"), ("+ 5", "+ 5"), ("(5", "(5"),
        ("1-", "1-"), ("", ""), ("\n", "\n"), ("\n\nש\n", "\n\nש\n"),
        // Words with signs of their own.
        ("ב-C++ וב-.NET, וגם C#.", "ב-<C++> וב-<.NET>, וגם <C#>."),
        ("وC++ و.NET", "و<C++> و<.NET>"),
        ("של Go, Rust", "של Go, Rust"), ("@ada של", "<@ada> של"), ("x2+ ש", "<x2+> ש"),
        ("ש. אבג", "ש. אבג"), ("ש .5", "ש .5"),
    ])
    func signsStayWithTheirWordsAndNumbers(text: String, expected: String) {
        #expect(marked(text) == expected)
    }

    @Test func aPartOfItsOwnLookIsKeptTogetherWithoutTheSignsAroundIt() {
        #expect(
            marked("Engineer, Google Inc., חיפה", ends: [8, 21])
                == "<Engineer>, <Google Inc.>, חיפה")
        // All of one look: nobody knows where the employer ends.
        #expect(marked("Google Inc., חיפה") == "Google Inc., חיפה")
        #expect(marked("ab ש", ends: [0, 1, 4, 9]) == "<a>b ש")
        #expect(marked("ש\nGo (1), ב", ends: [2, 8]) == "ש\n<Go (1)>, ב")
        #expect(marked("ש (Go), ב", ends: [2, 7]) == "ש (<Go>), ב")
    }

    @Test func theItemsOfAListAreInThePagesOrder() {
        let ends = [6, 7, 11, 12]
        #expect(marked("Python, GIS, C++", ends: ends) == "<Python>, <GIS>, <C++>")
        #expect(marked("Python، GIS، VBA (x)", ends: ends) == "<Python>، <GIS>، <VBA (x)>")
        #expect(marked("שפה: Go, C#", ends: [5, 7, 8]) == "שפה: <Go>, <C#>")
        #expect(marked("Languages: Go, C", ends: [11, 13, 14]) == "<Languages>: <Go>, <C>")
        // A comma with its blank is a layout's, between a position and an employer.
        #expect(marked("Engineer, Acme", ends: [8, 10]) == "<Engineer, Acme>")
    }
}
