import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// Where the person's own name stands among others.
struct OwnNameTests {
    /// A text with what is bold in it between asterisks.
    private func marked(_ text: RichText, _ name: String, language: String = "en") -> String {
        (OwnName(
            name, language: language,
            isFamilyFirst: LanguageWords(builtIn: language).hasFamilyNameFirst)?.emphasized(
                in: text) ?? text).runs.map { run in
                run.emphasis.contains(.bold) ? "*\(run.text)*" : run.text
            }.joined()
    }

    @Test(arguments: [
        "*Ada Lovelace*, Charles Babbage", "Babbage, C., *Lovelace, A.* (1843)",
        "Babbage C, *Lovelace A*, Menabrea L", "*A. Lovelace* and C. Babbage",
        "*A.K. Lovelace*; C. Babbage", "*AK Lovelace*, C Babbage", "*A.Lovelace*, C.Babbage",
        "by *Lovelace, Ada*. The engine", "*Lovelace A. K.*, Babbage C.",
        "Dr. *A. Lovelace* writes", "*ADA LOVELACE*", "*Lovelace, A.* & Babbage, C.",
        "With (*Ada King Lovelace*)", "*A. Lovelace*, *A. Lovelace*",
        // Somebody else.
        "Lovelace", "Countess Lovelace", "B. Lovelace, A. Smith", "Grace Lovelace, A. Smith",
        "Ada Lovelace Prize", "A. Lovelace-Smith", "Lovelaces, A.", "J. A. Lovelace",
        "Lovelace, B.", "Ada Lovelacer", "A. Love lace", "Byron Ada Lovelace", "lovelace a",
        "Lovelace\nAnna", "Lovelace: A life", "Lovelace, and A. Smith", "B Lovelace A",
    ])
    func findsTheNameAndNoOther(_ expected: String) {
        let plain = expected.replacing("*", with: "")
        #expect(marked(RichText(plain), "Ada King Lovelace") == expected)
    }

    @Test(arguments: [
        ("Guido van Rossum", "en", "*G. van Rossum*, *van Rossum, G.*, Rossum, G."),
        ("Jean-Luc Picard", "fr", "*J.-L. Picard*, *J.L. Picard*, *Picard J-L*, L. Picard"),
        ("Agnieszka Żurawska", "pl", "*Zurawska, A.*; *A. Żurawska*; *Ż\u{307}urawska A*"),
        ("Prof. Dr. Ada Lovelace, PhD", "en", "*Lovelace, A.*, PhD"),
        ("Kovács Éva", "hu", "*Kovács É.*, *Éva Kovács*, *Kovacs Eva*"),
        ("Gabriel García Márquez", "es", "*García Márquez, G.*; *G. García Márquez*"),
        ("Juan Carlos Pérez", "es", "*J. C. Pérez*, *Pérez J*"),
        ("A. Lovelace", "en", "*Ada Lovelace*, *A. B. Lovelace*"), ("Plato", "en", "Plato, P."),
        ("", "en", "Nobody"),
    ])
    func namesMayHaveManyParts(_ name: String, _ language: String, _ expected: String) {
        let plain = expected.replacing("*", with: "")
        #expect(marked(RichText(plain), name, language: language) == expected)
    }

    @Test func emphasisAndLinksStay() {
        let link = Link(target: "https://example.org/", display: "example.org")
        let text = RichText([
            .init("Babbage, A. ", .italic), .init("Love", .italic, link: link), .init("lace 1843"),
        ])
        let runs = OwnName("Ada Lovelace", language: "en")?.emphasized(in: text).runs
        #expect(
            runs == [
                .init("Babbage, ", .italic), .init("A. ", [.italic, .bold]),
                .init("Love", [.italic, .bold], link: link), .init("lace", .bold), .init(" 1843"),
            ])
    }

    @Test func allFieldsOfAnEntryAreSearched() throws {
        let name = try #require(OwnName("Ada Lovelace", language: "en"))
        var fields = EntryFields()
        let text = RichText("A. Lovelace")
        fields.set("summary", Prose([.paragraph(text), .item(ListItem(text, level: 1))]))
        fields.set("publisher", text)
        fields.set("highlights", [ListItem(text)])
        fields.extra = [ExtraField(key: "authors", values: [text])]
        let bold = RichText([.init("A. Lovelace", .bold)])
        let found = fields.emphasizing(name)
        #expect(
            ["summary", "publisher", "highlights", "authors"].allSatisfy { key in
                found.listItems(key).allSatisfy { $0.text == bold }
            })
        #expect(found.listItems("summary").count == 2)
    }
}
