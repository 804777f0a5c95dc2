import SourceTree
import Testing

@testable import ResumeLayout

struct EntriesDecoderTests {
    private func layout(_ text: String) throws -> Layout {
        let (node, _) = YAMLReader.read(Array(("name: test\n" + text).utf8), file: "t.yaml")
        let outcome = LayoutDecoder.layout(from: LayoutTree(try #require(node), file: "t.yaml"))
        return try #require(outcome.layout, "\(outcome.diagnostics.all.map(\.message))")
    }

    @Test func aKindThatIsNotNamedIsSetInAStandardWay() throws {
        let layout = try layout("entries: { work: { rows: [] } }")
        #expect(layout.entries["projects"] == StandardEntries.entry("projects"))
        #expect(layout.entry("projects").roles == StandardEntries.roles)
        #expect(layout.entry("talks") == layout.entries["other"])
        #expect(layout.entries["work"]?.rows.isEmpty == true)
    }

    @Test func anEntryLiesOverTheOneItInheritsFrom() throws {
        let layout = try layout(
            """
            entries:
              work:
                rows: [{ left: "{name}" }]
                body: [{ prose: summary }]
                space: 4pt
              volunteer: { inherits: work, space: 9pt, rows: [{ left: "{organization}" }] }
              projects: { inherits: volunteer, body: null }
            """)
        let volunteer = try #require(layout.entries["volunteer"])
        #expect(volunteer.body == [.prose("summary")])
        #expect(volunteer.space == 9)
        #expect(volunteer.rows.map { $0.left.fields } == [["organization"]])
        #expect(layout.entries["projects"]?.body.isEmpty == true)
        #expect(layout.entries["projects"]?.space == 9)
    }

    @Test func whatStandsAtTheLeftIsReadFirst() throws {
        let layout = try layout(
            """
            entries:
              work: { lead: { text: "{dates}" }, trail: { text: "{location}" } }
              skills: { lead: { text: "**{name}**" } }
              awards: { lead: { text: "{dates}", read: after } }
            """)
        #expect(layout.entries["work"]?.lead?.isReadFirst == true)
        #expect(layout.entries["work"]?.trail?.isReadFirst == false)
        #expect(layout.entries["skills"]?.lead?.isReadFirst == true)
        #expect(layout.entries["awards"]?.lead?.isReadFirst == false)
    }

    @Test func anEmployersOtherRowsStayWhenThereAreRoles() throws {
        let layout = try layout(
            """
            entries:
              work:
                rows:
                  - { left: "{position}, {name}" }
                  - { left: "{description}", style: subtitle }
                  - { left: "{position} again" }
            """)
        let roles = try #require(layout.entries["work"]?.roles)
        #expect(roles.head.map { $0.left.fields } == [["name", "location"], ["description"]])
        #expect(roles.rows.map(\.style) == [.role])
    }

    @Test func levelsMayFillTheirColumn() throws {
        #expect(try layout("levels: { width: 100% }").main.levels.width == .share(1))
        #expect(try layout("levels: { width: 30pt }").main.levels.width == .points(30))
    }

    @Test func aMarkerMayShowWhatGoesOn() throws {
        let entries = try layout(
            """
            entries:
              work:
                marker: { present: ring, size: 4pt, rail: 1pt }
                rule: { dash: 2pt }
                roles: { columns: each }
              awards: { marker: { shape: icon, size: 9pt, gap: 6pt } }
            """
        ).entries
        let work = try #require(entries["work"]?.marker)
        #expect(work.shape == .dot && work.present == .ring && work.gap == 4)
        #expect(entries["awards"]?.marker?.shape == .icon && entries["awards"]?.marker?.gap == 6)
        #expect(entries["work"]?.rule?.dash == 2)
        #expect(entries["work"]?.roles.columns == .each)
        #expect(entries["awards"]?.roles.columns == .employer)
    }

    @Test func widthsKeepTheirUnits() throws {
        let layout = try layout(
            """
            entries:
              work: { lead: { text: "{dates}", width: 25% } }
              awards: { lead: { text: "{dates}", width: 72pt } }
              skills: { lead: { text: "{name}", width: auto, limit: 20% } }
            """)
        #expect(layout.entries["work"]?.lead?.width == .share(0.25))
        #expect(layout.entries["awards"]?.lead?.width == .points(72))
        #expect(layout.entries["skills"]?.lead?.width == nil)
        #expect(layout.entries["skills"]?.lead?.limit == 0.2)
    }
}
