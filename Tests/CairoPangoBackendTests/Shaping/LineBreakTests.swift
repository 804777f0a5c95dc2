import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct LineBreakTests {
    /// `|` where a line may end, `'` inside words, `^` where it must.
    @Test(arguments: [
        ("a b", "a |b"),
        ("a  b", "a  |b"),
        (" a", " a"),
        ("a ", "a |"),
        ("state-of-the-art", "state-'of-'the-'art"),
        ("24/7 CI/CD", "24/'7 |CI/'CD"),
        ("https://a.example/b_c?d=e", "https://'a.'example/'b_'c?'d='e"),
        ("zoe@example.com", "zoe@'example.'com"),
        ("C++ C# .NET F#", "C++ |C# |.NET |F#"),
        ("-5 and -x", "-5 |and |-x"),
        ("2019–2021", "2019–'2021"),
        ("2019 – 2021", "2019 – |2021"),
        ("one—two", "one—'two"),
        ("a · b | c", "a · |b | |c"),
        ("prix : 12", "prix : |12"),
        ("quoi ?! oui", "quoi ?! |oui"),
        ("( a ) b", "( a ) |b"),
        ("[a] (b)", "[a] |(b)"),
        ("« mot » et", "« mot » |et"),
        ("»Wort« und", "»Wort« |und"),
        ("say “yes” now", "say |“yes” |now"),
        ("etc. )", "etc. )"),
        ("R & D", "R |& |D"),
        ("50 % of", "50 % |of"),
        ("a /b", "a |/b"),
        ("x... y", "x... |y"),
        ("line\nfeed", "line\n^feed"),
        ("a \n b", "a \n^ b"),
        ("\n\n", "\n^\n^"),
        ("a\r\nb\rc", "a\n^b\n^c"),
        ("a\u{2028}b\u{85}c", "a\n^b\n^c"),
        ("480\u{A0}ms", "480 ms"),
        ("a\u{202F}b\u{2007}c", "a b c"),
        ("a\u{2009}b\u{3000}c\td", "a |b |c |d"),
        ("T\u{2011}Mobile", "T-Mobile"),
        ("a\u{200B}b", "a|b"),
        ("a-\u{2060}b", "a-b"),
        ("co\u{AD}op", "coop"),
        ("", ""),
    ])
    func breaks(text: String, expected: String) throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let shaped = shaper.shape(text)
        #expect(shaped.marked == expected)
        #expect(shaped.isConsistent)
        #expect(shaped.missing.isEmpty)
    }

    /// The same rules hold where Pango itemises: a combining sign makes it.
    @Test(arguments: [
        ("state-of x\u{302}", "state-'of |x\u{302}"),
        ("x\u{302} – y", "x\u{302} – |y"),
        ("Привет-мир снова", "Привет-'мир |снова"),
        ("Ελλάδα/Greece", "Ελλάδα/'Greece"),
        ("学生です", "学|生|で|す"),
        ("学。生", "学。|生"),
        ("「学」生", "「学」|生"),
        ("Java开发 a", "Java|开|发 |a"),
        ("a\nx\u{302}", "a\n^x\u{302}"),
        ("שלום עולם", "שלום |עולם"),
    ])
    func breaksOfOtherScripts(text: String, expected: String) throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let shaped = shaper.shape(text)
        #expect(shaped.marked == expected)
        #expect(shaped.isConsistent)
    }

    @Test func spacesAndLineFeedsAreWhiteSpace() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let shaped = shaper.shape("a b\u{A0}c\nd")
        #expect(shaped.clusters.map(\.isSpace) == [false, true, false, true, false, true, false])
        #expect(shaped.clusters.map(\.glyphCount) == [1, 1, 1, 1, 1, 0, 1])
        let spaces = [1, 3].map { shaped.glyphs[Int(shaped.clusters[$0].glyphStart)].id }
        #expect(spaces[0] == spaces[1] && spaces[0] != 0)
    }
}
