import ResumeModel
import Testing

@testable import Export

@Suite struct TextSearchTests {
    /// Hits stand in brackets.
    @Test(arguments: [
        ("swift", "Swift and SWIFTUI", "[Swift] and [SWIFT]UI"), ("zoe", "Zoë", "[Zoë]"),
        ("ZOË", "zoe Zoe\u{308}", "[zoe] [Zoe\u{308}]"),
        ("strasse", "Hauptstraße 1", "Haupt[straße] 1"),
        ("s", "Maß", "Ma[ß]"), ("fi", "ﬁnd oﬃce", "[ﬁ]nd o[ﬃ]ce"),
        ("istanbul", "İSTANBUL", "[İSTANBUL]"),
        ("ΟΔΟΣ", "οδός", "[οδός]"), ("resume", "Ｒｅｓｕｍé", "[Ｒｅｓｕｍé]"),
        ("احمد", "السيد أَحْمَد", "السيد [أَحْمَد]"), ("हिन्दी", "मेरी हिन्दी", "मेरी [हिन्दी]"), ("ह", "हिन्दी", "[हि]न्दी"),
        ("가", "각", "[각]"), ("東京", "東京都", "[東京]都"), ("か", "がか", "[が][か]"),
        ("code", "👩🏽‍💻code", "👩🏽‍💻[code]"), ("b a", "a b ab", "[a] [b] [ab]"), ("aa", "aaaaa", "[aaaa]a"),
        ("none", "nothing", "nothing"), ("co-op", "co\u{AD}-op", "[co\u{AD}-op]"), ("a", "", ""),
    ])
    func hitsAreWholeCharacters(words: String, text: String, marked: String) throws {
        let search = try #require(TextSearch(words))
        var result = ""
        var end = text.startIndex
        for range in search.ranges(in: text) {
            result += text[end..<range.lowerBound] + "[" + text[range] + "]"
            end = range.upperBound
        }
        result += text[end...]
        // Neighbours are one hit.
        #expect(result == marked.replacing("][", with: ""))
    }

    @Test(arguments: ["", "  ", "\u{301}", "\n\u{200B}"]) func nothingIsNoSearch(text: String) {
        #expect(TextSearch(text) == nil)
    }

    @Test(arguments: [
        ("acme", true), ("ACME lead", true), ("lead nobody", false), ("stüttgart", true),
        ("first second", true), ("leadacme", false), ("2021 present", true), ("team 7", true),
        ("example/acme", true), ("hand", true), ("owl", true), ("acmelead", false),
        ("a\nb", false),
    ])
    func allWordsMustBeInARow(words: String, isFound: Bool) throws {
        var work = Work()
        work.name = RichText("Acme")
        work.position = RichText("Lead")
        work.location = RichText("Stuttgart")
        work.url = WebAddress(
            text: "u", link: Link(target: "https://example/acme", display: "example/acme"))
        work.dates = DateSpan(start: PartialDate(year: 2021).map(DateValue.date), end: .present)
        work.summary = Prose([.paragraph(RichText("First paragraph"))])
        work.highlights = [ListItem(RichText("Second"))]
        work.extra = [ExtraField(key: "teamSize", values: [RichText("7")])]
        var role = Role()
        role.position = RichText("Hand")
        role.extra = [ExtraField(key: "pet", values: [RichText("Owl")])]
        work.roles = [role]
        var resume = Resume()
        resume.work = [work]
        let search = try #require(TextSearch(words))
        let section = Listing.english(resume).section("work")
        #expect(section.found(by: search).rows.isEmpty != isFound)
    }
}
