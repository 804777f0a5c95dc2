import SourceTree
import Testing

@testable import ResumeCommand

/// The lists and files of layouts; the transcripts show the commands as a whole.
@Suite struct LayoutsCommandTests {
    private let command = LayoutsCommand(
        catalog: LayoutCatalog(
            entries: {
                [
                    LayoutCatalog.Entry(name: "classic", summary: "One.", origin: "built in"),
                    LayoutCatalog.Entry(name: "my", summary: "Mine, all.", origin: "my.yaml"),
                ]
            },
            text: { $0 == "my" ? Array("name: my\n".utf8) : nil }))

    @Test func namesAndSummariesStandInColumns() {
        #expect(command.list == "classic  One.        built in\nmy       Mine, all.  my.yaml\n")
    }

    @Test func aFileIsShownAsItIs() throws {
        #expect(try command.show("my") == Array("name: my\n".utf8))
    }

    @Test func anUnknownNameIsAFindingWithSuggestions() {
        #expect(throws: Diagnostics.self) { try command.show("clas\u{1B}") }
        do throws(Diagnostics) {
            _ = try command.show("clasic")
            Issue.record("there is no such layout")
        } catch {
            #expect(error.all.map(\.identifier) == ["layout-unknown"])
            #expect(error.all.map(\.suggestions) == [["classic"]])
        }
    }

    @Test func withoutLayoutsTheListIsEmpty() {
        #expect(LayoutsCommand(catalog: .empty).list.isEmpty)
    }
}
