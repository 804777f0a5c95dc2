import Pages
import ResumeModel
import Testing
import TextBackend

@testable import ResumeLayout

struct TextComposerTests {
    private let texts = TextComposer(styles: TextStyles(all: .test))

    private func fill(_ template: String, _ values: [String: String]) throws -> String {
        var fields = EntryFields()
        for (name, value) in values { fields.set(name, value) }
        return texts.fill(try TemplateSyntax.template(template).get(), with: fields, .body).plain
    }

    @Test(
        arguments: [
            ("**{a}**[, {b}][ — {c}]", ["a": "A", "b": "B", "c": "C"], "A, B — C"),
            ("**{a}**[, {b}][ — {c}]", ["a": "A", "c": "C"], "A — C"),
            ("**{a}**[, {b}][ — {c}]", ["b": "B"], "B"),
            ("**{a}**[, {b}][ — {c}]", ["c": "C"], "C"),
            ("**{a}**[, {b}][ — {c}]", [:], ""),
            ("{a}[ ({b}[, {c}])]", ["a": "A", "b": "B"], "A (B)"),
            ("{a}[ ({b}[, {c}])]", ["a": "A", "c": "C"], "A"),
            ("**{a}**[** ({b})**][: {c}]", ["b": "B", "c": "C"], "B: C"),
            ("{a}[ <muted>({b})</muted>]", ["b": "B"], "B"),
            ("[({b}) ]{a}", ["a": "A", "b": "B"], "(B) A"),
            ("[{a}. ]*{b}*", ["a": "5.0"], "5.0"), ("[{a}. ]*{b}*", ["a": "A", "b": "B"], "A. B"),
            ("Courses: {a}", [:], ""),
            ("Courses: {a}", ["a": "A"], "Courses: A"),
            ("fixed words", [:], "fixed words"),
        ] as [(String, [String: String], String)])
    func fillsTemplates(_ template: String, _ values: [String: String], _ expected: String) throws {
        #expect(try fill(template, values) == expected)
    }

    /// Up to twelve letters stay on one line, as they are or in brackets.
    @Test(
        arguments: [
            ("{a}, {b}", ["a": "Bell Labs", "b": "New York"], "Bell_Labs, New_York"),
            ("{a}, {b}", ["a": "A school of art", "b": "Rome"], "A school of art,_Rome"),
            ("{a}", ["a": "An award for all (team of 5)"], "An award for all (team_of_5)"),
            ("{a}", ["a": "An award (of a whole year)"], "An award (of a whole_year)"),
            ("{a}", ["a": "Any number of (a b) and (c d"], "Any number of (a_b) and (c_d"),
        ] as [(String, [String: String], String)])
    func whatIsShortStaysWhole(_ template: String, _ values: [String: String], _ expected: String)
        throws
    {
        var texts = texts
        texts.longestWhole = 12
        var fields = EntryFields()
        for (name, value) in values { fields.set(name, value) }
        let template = try TemplateSyntax.template(template).get()
        let text = texts.fill(template, with: fields, .body)
        #expect(text.plain.replacing("\u{A0}", with: "_") == expected)
        // Such a blank would vanish with its comma at the end of a line.
        #expect(!text.runs.contains { $0.kind == .separator && $0.text.contains("\u{A0}") })
        #expect(!self.texts.fill(template, with: fields, .body).plain.contains("\u{A0}"))
    }

    /// A place of two words stands alone on a line as a part of its own.
    @Test func whatIsOfSeveralWordsIsNotBound() throws {
        var texts = texts
        texts.longestWhole = 40
        var fields = EntryFields()
        for (name, value) in [("a", "Tracheostomy"), ("b", "Cork"), ("c", "New\u{A0}York")] {
            fields.set(name, value)
        }
        func fill(_ template: String) throws -> String {
            texts.fill(try TemplateSyntax.template(template).get(), with: fields, .body).plain
        }
        #expect(try fill("{a}[, {b}]") == "Tracheostomy,\u{A0}Cork")
        #expect(try !fill("{a}[, {c}]").contains(",\u{A0}"))
    }

    /// There it has a line of its own where the line is too long, and the comma vanishes.
    @Test func whatIsShortIsNotBoundToWhatIsBold() throws {
        var texts = texts
        texts.longestWhole = 12
        var fields = EntryFields()
        for (name, value) in [("a", "An engineer III"), ("b", "Acme")] { fields.set(name, value) }
        func fill(_ template: String) throws -> ComposedText {
            texts.fill(try TemplateSyntax.template(template).get(), with: fields, .body)
        }
        #expect(try fill("**{a}**[, {b}]").plain == "An engineer III, Acme")
        #expect(try fill("**{a}**[, {b}]").runs.contains { $0.kind == .separator })
        #expect(try fill("{a}[, **{b}**]").plain == "An engineer III,\u{A0}Acme")
    }

    /// Of three fifths of the letters of other texts: a line that lacks much is worse than a divided item.
    @Test func itemsOfAListStayWhole() throws {
        var texts = texts
        texts.longestWhole = 12
        var fields = EntryFields()
        fields.set("list", ["OPC UA", "a longer", "a long one of many", "C"].map { RichText($0) })
        let template = try TemplateSyntax.template("{list}").get()
        let text = texts.fill(template, with: fields, .body).plain
        #expect(text == "OPC\u{A0}UA, a longer, a long one of many,\u{A0}C")
    }

    @Test func keepsTheWordsOfAValueThatEndsInASign() throws {
        #expect(try fill("{a}", ["a": "What is next?"]) == "What is next?")
    }

    @Test(arguments: [
        ("{a}[ | {b}]", [ComposedText.Kind.words, .separator, .words]),
        ("{a}[  ·  {b}]", [.words, .separator, .words]), ("{a}[ | at {b}]", [.words]),
        ("{a}[, {url}]", [.words]),
    ])
    func tellsSeparatorsFromWords(_ template: String, _ kinds: [ComposedText.Kind]) throws {
        var fields = EntryFields()
        fields.set("a", "A | B")
        fields.set("b", "C")
        let text = texts.fill(try TemplateSyntax.template(template).get(), with: fields, .body)
        #expect(text.runs.map(\.kind) == kinds)
    }

    /// Items and what stands between them are parts of their own on pages from right to left, and nowhere else.
    @Test(arguments: [
        (true, ["A: ", "a", ",", " b", ",", " c", ". d"]), (false, ["A: a, b, c. d"]),
    ])
    func itemsAreSetApart(_ isApart: Bool, _ runs: [String]) throws {
        let texts = TextComposer(styles: TextStyles(all: .test), setsItemsApart: isApart)
        var fields = EntryFields()
        fields.set("list", [RichText("a"), RichText(""), RichText("b"), RichText("c")])
        fields.set("d", "d")
        let template = try TemplateSyntax.template("A: {list}. {d}").get()
        #expect(texts.fill(template, with: fields, .body).runs.map(\.text) == runs)
        fields = EntryFields()
        fields.set("list", ["a", "b", "c"].map { ListItem(RichText($0)) })
        fields.set("d", "d")
        #expect(texts.fill(template, with: fields, .body).runs.map(\.text) == runs)
        let field = ExtraField(key: "a", values: ["a", "b", "c"].map { RichText($0) })
        #expect(texts.labelled(field, .body).plain == "A: a, b, c")
        #expect(texts.labelled(field, .body).runs.count == (isApart ? 6 : 1))
        #expect(texts.values(of: field, .body).runs.count == (isApart ? 5 : 1))
    }

    @Test func oneEntryHasNoNumber() throws {
        let template = try TemplateSyntax.template("[{number}/{number-down} ]{a}").get()
        for (number, count, expected) in [(1, 1, "A"), (1, 3, "1/3 A"), (3, 3, "3/1 A")] {
            var fields = EntryFields()
            fields.set("a", "A")
            (fields.number, fields.count) = (number, count)
            #expect(texts.fill(template, with: fields, .body).plain == expected)
        }
    }

    @Test func oneItemIsNoList() throws {
        let texts = TextComposer(styles: TextStyles(all: .test), setsItemsApart: true)
        var fields = EntryFields()
        fields.set("list", [RichText("a, b")])
        let text = texts.fill(try TemplateSyntax.template("{list}").get(), with: fields, .body)
        #expect(text.runs.map(\.text) == ["a, b"])
    }

    @Test func emphasisChangesTheLook() {
        let text = texts.text(
            RichText([.init("a"), .init("b", .bold), .init("c", .italic)]), .body)
        #expect(text.runs.map(\.style.weight) == [400, 700, 400])
        #expect(text.runs.map(\.style.isItalic) == [false, false, true])
    }

    @Test func commasOfATemplateVanishAtLineEndsAsPointsDo() throws {
        var fields = EntryFields()
        fields.set("name", RichText("Acme, Incorporated"))
        fields.set("position", RichText("Engineer"))
        let text = texts.fill(
            try TemplateSyntax.template("{position}, {name}").get(), with: fields, .body)
        #expect(text.runs.map(\.kind) == [.words, .separator, .words])
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        let lines = LineBreaker(paragraph: paragraph, width: 60).lines().map {
            LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
        }
        // The comma of the name stays.
        #expect(lines.first == "Engineer ")
        #expect(lines.joined().contains("Acme, "))
        #expect(text.plain == "Engineer, Acme, Incorporated")
    }

    @Test func theEntrysNameCarriesItsLink() throws {
        var fields = EntryFields()
        fields.set("name", RichText("Acme"))
        fields.set("position", RichText("Engineer"))
        let link = Link(target: "https://acme.example", display: "acme.example")
        fields.set(url: WebAddress(text: "acme.example", link: link), on: "name")
        let text = texts.fill(
            try TemplateSyntax.template("{position}, {name}").get(), with: fields, .body)
        #expect(text.runs.map(\.link) == [nil, nil, link])
        #expect(text.runs.map(\.text) == ["Engineer", ", ", "Acme"])
        #expect(Set(text.runs.map(\.style)).count == 1)
    }

    @Test(arguments: [
        ("techStack", "Tech stack"), ("tech_stack", "Tech stack"), ("technologies", "Technologies"),
        ("URL", "URL"), ("open-source", "Open source"),
    ])
    func makesWordsOfKeys(_ key: String, _ words: String) {
        #expect(KeyLabel.words(of: key) == words)
    }
}
