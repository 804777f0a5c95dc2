import SourceTree
import Testing

@testable import ResumeCommand
@testable import ResumePDF

/// The lists and files of layouts; the transcripts show the commands as a whole.
@Suite struct LayoutCatalogTests {
    private let catalog = LayoutCatalog(
        entries: {
            [
                ListLayouts.Entry(name: "classic", summary: "One."),
                ListLayouts.Entry(name: "my", summary: "Mine, all.", path: "my.yaml"),
            ]
        },
        text: { $0 == "my" ? Array("name: my\n".utf8) : nil })

    @Test func namesAndSummariesStandInColumns() {
        #expect(catalog.list == "classic  One.        built in\nmy       Mine, all.  my.yaml\n")
    }

    @Test func aFileIsShownAsItIs() throws {
        #expect(try catalog.file("my") == Array("name: my\n".utf8))
    }

    @Test func anUnknownNameIsAFindingWithSuggestions() {
        #expect(throws: Diagnostics.self) { try catalog.file("clas\u{1B}") }
        do throws(Diagnostics) {
            _ = try catalog.file("clasic")
            Issue.record("there is no such layout")
        } catch {
            #expect(error.all.map(\.identifier) == ["layout-unknown"])
            #expect(error.all.map(\.suggestions) == [["classic"]])
        }
    }
}
