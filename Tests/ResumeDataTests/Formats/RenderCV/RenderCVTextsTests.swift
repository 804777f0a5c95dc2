import ResumeData
import ResumeModel
import SourceTree
import Testing

/// The texts of a RenderCV file: words in bold, formulas, and commands of Typst.
@Suite struct RenderCVTextsTests {
    private func text(_ written: String, bold: String = "[]") throws -> String {
        let yaml =
            "cv:\n  name: Ada\n  sections:\n    notes:\n      - \(written)\nsettings: {bold_keywords: \(bold)}\n"
        let reading = try RenderCVReading(yaml)
        return try #require(
            reading.reading.tree?["sections"]?.array?[0]["entries"]?.array?[0].string)
    }

    @Test(arguments: [
        ("Rust and Rusty", "**Rust** and Rusty"), ("C++, C and C", "**C++**, C and C"),
        ("(Rust)", "(**Rust**)"), ("'**Rust and C++**, Rust'", "**Rust and C++**, **Rust**"),
        (
            "'[Rust](https://rust.example/Rust) Rust'",
            "[**Rust**](https://rust.example/Rust) **Rust**"
        ),
        ("See https://Rust.example Rust", "See https://Rust.example **Rust**"),
        ("'`Rust` Rust'", "`Rust` **Rust**"), ("Machine Learning", "**Machine Learning**"),
        ("Machine only", "**Machine** only"), ("trust", "trust"), ("éRust", "éRust"),
        ("ada@Rust.example", "ada@Rust.example"),
    ])
    func wordsAreBoldWhereverTheyStand(_ written: String, _ expected: String) throws {
        #expect(
            try text(written, bold: "[Rust, C++, Machine, Machine Learning]") == expected)
    }

    @Test func wordsAreBoldInAllTexts() throws {
        let reading = try RenderCVReading(
            "cv: {name: Rust, headline: Rust man, email: Rust@a.example, sections: {Rust: [{company: Rust, position: Rust, highlights: [Rust - Rust], summary: Rust, date: Rust, keywords: [Rust]}]}}\nsettings: {bold_keywords: Rust}"
        )
        #expect(
            reading.tree
                == #"{"basics":{"name":"Rust","label":"**Rust** man","email":"Rust@a.example"},"#
                + #""sections":[{"title":"Rust","section":"work","entries":[{"name":"**Rust**","#
                + #""position":"**Rust**","highlights":["**Rust**",["**Rust**"]],"#
                + #""summary":"**Rust**","date":"Rust","keywords":["**Rust**"]}]}]}"#)
    }

    @Test(arguments: [
        ("'A $$x_1 * y_1$$ b'", #"A x\_1 \* y\_1 b"#), ("Costs $$5 and more", "Costs $$5 and more"),
        ("From $5 to $6", "From $5 to $6"), ("'$$a$$$$b$$'", "ab"),
        ("'#strong[a *b*] #emph[c]'", "**a *b*** *c*"),
        (
            "'#link(\"https://a.example\")[b] #text(red)[c #emph[d]]'",
            "[b](https://a.example) c *d*"
        ),
        ("'a#linebreak()b #h(1cm)c'", "a\nb  c"),
        ("'C# and #1 #hashtag #strong'", "C# and #1 #hashtag #strong"),
        ("'#strong[a'", "#strong[a"),
    ])
    func formulasAndCommandsAreTheirTexts(_ written: String, _ expected: String) throws {
        #expect(try text(written) == expected)
    }

    @Test func formulasAreNoMarkup() throws {
        let reading = try RenderCVReading(section: "notes", "'$$a*b*c + d_e_f$$ **bold**'")
        let runs = try #require(reading.resume?.custom.first?.entries.first?.summary)
        #expect(runs.plain == "a*b*c + d_e_f bold")
    }
}
