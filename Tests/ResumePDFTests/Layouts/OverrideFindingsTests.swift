import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Changes to a layout that change nothing.
struct OverrideFindingsTests {
    private func render(
        _ own: String = "{}", set: [String] = [], paper: Paper? = nil, basics: String = ""
    ) -> RenderResume.Outcome {
        let text =
            "{\"basics\": {\"name\": \"Ada\", \"email\": \"ada@example.org\"\(basics)},\n\"work\": "
            + "[{\"name\": \"Acme\", \"position\": \"Engineer\", \"summary\": \"Builds.\"}],\n"
            + "\"meta\": {\"layout\": \(own)}}"
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: ""))
        request.overrides = set
        request.paper = paper
        return RenderResume()(request)
    }

    @Test(arguments: [
        "page.size=letter", "styles.name.size=28pt", "header.blocks[0]=null",
        "spacing.header=20pt", "colors.accent=#ff0000", "page.margin=30mm",
        "entries.work.rows[0].left=\"{name}, {position}\"", "styles.body.size=9pt", "name=mine",
        "summary=x",
    ])
    func whatChangesThePagesIsNotToldOf(_ text: String) {
        #expect(render(set: [text]).diagnostics.all.isEmpty)
    }

    @Test(arguments: [
        ("page.size=a4", "page.size is a4 already"),
        ("header.name={lines: 1}", "header.name is the same already"),
        ("bullets.signs[1]=–", "bullets.signs[1] is – already"),
        ("page.margin={top: 12mm}", "page.margin is the same already"),
        (
            "header.contacts.profile=\"[{network}: ]{username}\"",
            "header.contacts.profile is \"[{network}: ]{username}\" already"
        ),
        (
            "styles.body.italic=null",
            "styles.body.italic is not in the layout, so there is nothing to remove"
        ),
        (
            "styles.name.weight=400",
            "styles.name.weight=400 changes nothing: the layout looks so already"
        ),
        (
            "styles.date.italic=false",
            "styles.date.italic=false changes nothing: the layout looks so already"
        ),
    ])
    func whatIsSoAlreadyIsANote(_ text: String, _ message: String) {
        let outcome = render(set: [text])
        #expect(outcome.diagnostics.all.map(\.message) == [message])
        #expect(outcome.identifiers == ["layout-same"])
        #expect(outcome.diagnostics.all.first?.severity == .note)
        #expect(outcome.diagnostics.all.first?.file == "--set")
        #expect(outcome.output != nil)
    }

    @Test(arguments: [
        ("styles.footer.size=9pt", "nothing on these pages uses it"),
        ("entries.awards.space=90pt", "nothing on these pages uses it"),
        ("header.photo.width=30mm", "nothing on these pages uses it"),
        ("colors.acent=\"#ff0000\"", "nothing in the layout uses it"),
        ("fonts.head=Carlito", "nothing in the layout uses it"),
    ])
    func whatNothingUsesIsAWarning(_ text: String, _ reason: String) throws {
        let outcome = render(set: ["page.size=letter", text])
        #expect(outcome.identifiers == ["layout-no-effect"])
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(finding.message == "\(text) changes nothing: \(reason)")
        #expect(finding.severity == .warning)
        #expect(finding.span == SourceSpan(line: 2, column: 1, length: text.count))
        #expect(outcome.output != nil)
    }

    @Test func eachValueOfTheResumesChangesIsTried() {
        let outcome = render(
            "{\"name\": \"x\", \"page\": {\"size\": \"a4\", \"margin\": \"20mm\"},\n"
                + "\"styles\": {\"footer\": {\"size\": \"9pt\"}}}")
        let findings = outcome.diagnostics.sorted
        #expect(findings.map(\.identifier) == ["layout-same", "layout-no-effect"])
        #expect(
            findings.map(\.path) == ["meta.layout.page.size", "meta.layout.styles.footer.size"])
        #expect(findings.map(\.span?.line) == [3, 4])
        #expect(findings.map(\.file) == ["cv.json", "cv.json"])
    }

    @Test func whatALaterChangeReplacesIsNotToldOf() {
        let outcome = render(
            #"{"page": {"size": "letter"}}"#, set: ["styles.name.size=20pt", "page.size=a4"])
        #expect(outcome.diagnostics.all.isEmpty)
        #expect(render(set: ["page.size=letter"], paper: .a4).diagnostics.all.isEmpty)
    }

    @Test func whatOthersNeedIsNotToldOf() {
        let outcome = render(set: [
            "colors.mine=#ff0000", "styles.name.color=mine", "header.blocks=[name, contacts]",
            "header.blocks[1]=null",
        ])
        #expect(outcome.diagnostics.all.isEmpty)
    }

    @Test func oneMoreFontMakesNoOtherPages() {
        let outcome = render(set: ["styles.body.font=Carlito", "styles.footer.size=9pt"])
        #expect(outcome.identifiers == ["layout-no-effect"])
    }

    @Test func aPhotoThatGoesIsAChange() {
        let outcome = render(set: ["header.photo=null"], basics: ", \"image\": \"/nowhere/x.png\"")
        #expect(outcome.identifiers == ["field-unprinted"])
    }

    @Test func onlySoManyAreTried() throws {
        let many = (0..<30).map { "styles.footer.size=\(8 + $0 % 2)pt" }
        let outcome = render(set: many + ["styles.footer.weight=bold"])
        let note = try #require(outcome.diagnostics.all.last)
        #expect(note.identifier == "layout-untried")
        #expect(note.severity == .note)
        #expect(note.message.contains("24 of 31"))
        #expect(!outcome.identifiers.contains("layout-no-effect"))
    }

    @Test func theStepIsTakenOnlyIfThereAreChanges() {
        let name = "try the changes to the layout"
        #expect(render(set: ["page.size=letter"]).steps.map(\.name).contains(name))
        #expect(!Rendering.sample().steps.map(\.name).contains(name))
    }
}
