import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

struct EntryFieldsTests {
    private let dates = DateWording(language: .english)

    private func role() throws -> Role {
        var role = Role()
        role.position = RichText("Lead")
        role.location = RichText("Lyon")
        role.dates = DateSpan(
            start: .date(try #require(PartialDate(year: 2020, month: 5))), end: .present)
        role.summary = Prose([.paragraph(RichText("Led."))])
        role.highlights = [ListItem(RichText("One"))]
        role.extra = [ExtraField(key: "team", values: [RichText("Anvils")])]
        return role
    }

    @Test func aRoleHasItsFields() throws {
        let fields = EntryFields(try role(), dates)
        #expect(
            fields.values.filter { $0.value != nil }.map(\.name)
                == ["position", "location", "dates", "summary", "highlights"])
        #expect(fields.inline("position")?.plain == "Lead")
        #expect(fields.inline("location")?.plain == "Lyon")
        #expect(fields.inline("dates")?.plain == "May\u{A0}2020\u{A0}–\u{A0}Present")
        #expect(fields.inline("team")?.plain == "Anvils")
        #expect(fields.link == nil)
    }

    @Test func anEmployersDatesReachOverItsRoles() throws {
        var work = Work()
        work.roles = [try role()]
        #expect(
            EntryFields(work, dates).inline("dates")?.plain == "May\u{A0}2020\u{A0}–\u{A0}Present")
        work.dates = DateSpan(end: .at(.text("Long\u{A0}ago")))
        #expect(EntryFields(work, dates).inline("dates")?.plain == "Long\u{A0}ago")
    }

    @Test func longWordsForADatePartAnywhere() {
        var work = Work()
        let words = "on and off, whenever there was a ship"
        work.dates = DateSpan(start: .text(words), end: .at(.text("May 2020")))
        #expect(EntryFields(work, dates).inline("dates")?.plain == words + " – May\u{A0}2020")
    }

    @Test func anAddressWithoutANameStandsInItsPlace() {
        let link = Link(target: "https://acme.example/jobs", display: "acme.example/jobs")
        var award = Award()
        award.url = WebAddress(text: "https://acme.example/jobs", link: link)
        let fields = EntryFields(award, dates)
        #expect(fields.inline("title")?.plain == link.display)
        #expect(fields.linkedField == "title" && fields.link == link)
        #expect(fields.extra.isEmpty)
        award.title = RichText("Prize")
        #expect(EntryFields(award, dates).inline("title")?.plain == "Prize")
    }

    @Test func whatIsNoAddressIsPrintedAsWritten() {
        var work = Work()
        work.name = RichText("Acme")
        work.url = WebAddress(text: "ask at the door", link: nil)
        work.extra = [ExtraField(key: "team", values: [RichText("Anvils")])]
        let fields = EntryFields(work, dates)
        #expect(fields.extra.map(\.key) == ["team", "url"])
        #expect(fields.extra.last?.values == [RichText("ask at the door")])
        work.name = RichText([])
        #expect(EntryFields(work, dates).inline("position")?.plain == "ask at the door")
        #expect(EntryFields(work, dates).extra.map(\.key) == ["team"])
        var profile = Profile()
        profile.url = WebAddress(text: "@ada", link: nil)
        #expect(EntryFields(profile).inline("username")?.plain == "@ada")
        #expect(EntryFields(profile).extra.isEmpty)
        profile.username = "ada"
        #expect(EntryFields(profile).extra.map(\.key) == ["url"])
    }
}
