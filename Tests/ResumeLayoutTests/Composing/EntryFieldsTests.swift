import ResumeModel
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
            fields.values.map(\.name)
                == ["position", "location", "dates", "summary", "highlights"])
        #expect(fields.inline("position")?.plain == "Lead")
        #expect(fields.inline("location")?.plain == "Lyon")
        #expect(fields.inline("dates")?.plain == "May\u{A0}2020\u{A0}– Present")
        #expect(fields.inline("team")?.plain == "Anvils")
        #expect(fields.link == nil)
    }

    @Test func anEmployersDatesReachOverItsRoles() throws {
        var work = Work()
        work.roles = [try role()]
        #expect(EntryFields(work, dates).inline("dates")?.plain == "May\u{A0}2020\u{A0}– Present")
        work.dates = DateSpan(end: .at(.text("Long\u{A0}ago")))
        #expect(EntryFields(work, dates).inline("dates")?.plain == "Long\u{A0}ago")
    }
}
