import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// What a resume may name as its layout, and what is shown of files that are none.
@Suite struct LayoutBoundsTests {
    let folder: ScratchFolder

    private static let secret = "root:$6$abcdefgh:19000:0:99999:7:::\n"

    init() throws {
        folder = try ScratchFolder()
        try folder.write(Self.secret, to: "outside/shadow")
        try folder.write("page: { size: letter }\nname: x\n", to: "outside/look.yaml")
        try folder.write("page: { size: letter }\nname: x\n", to: "me/looks/look.yaml")
        try folder.write("page: { size: letter }\nname: x\n", to: "Layouts/own.yaml")
        try folder.write("extends: ../../outside/look.yaml\n", to: "me/looks/sly.yaml")
        try folder.link("me/link.yaml", to: "../outside/look.yaml")
        try folder.link("Layouts/linked.yaml", to: "../outside/look.yaml")
        try folder.link("me/loop", to: "../outside")
    }

    private func render(_ own: String?, layout: String? = nil) -> RenderResume.Outcome {
        let meta = own.map { ",\"meta\":{\"layout\":\($0)}" } ?? ""
        let text = "{\"basics\":{\"name\":\"Ada\"}\(meta)}"
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: folder.path("me")),
            layout: layout)
        request.layoutFolders = [folder.path("Layouts")]
        return RenderResume()(request)
    }

    @Test(arguments: ["looks/look.yaml", "./looks/../looks/look.yaml", "own", "linked"])
    func layoutsInTheResumesFolderAndByNameAreRead(name: String) {
        let outcome = render("\"\(name)\"")
        #expect(outcome.identifiers == [])
        #expect(outcome.document?.pages.first?.size.width == 612)
    }

    @Test(arguments: [
        "../outside/look.yaml", "link.yaml", "loop/look.yaml", "/etc/hostname", "looks/sly.yaml",
        "../outside/none.yaml", "/dev/stdin", "../me2/look.yaml",
    ])
    func othersAreNot(path: String) throws {
        try folder.write("page: { size: letter }\nname: x\n", to: "me2/look.yaml")
        for own in ["\"\(path)\"", "{\"extends\":\"\(path)\"}"] {
            let outcome = render(own)
            let finding = try #require(outcome.diagnostics.all.first)
            #expect(outcome.identifiers == ["layout-outside"])
            #expect(finding.message.contains("is outside the resume's folder"))
            #expect(outcome.output == nil)
        }
    }

    @Test func theFolderOfLayoutsMayBeNamedByItsPath() {
        let outcome = render("\"../Layouts/own.yaml\"")
        #expect(outcome.identifiers == [])
    }

    @Test(arguments: ["outside/look.yaml", "me/link.yaml", "me/looks/sly.yaml"])
    func theCommandLineMayNameAny(path: String) {
        let outcome = render(nil, layout: folder.path(path))
        #expect(outcome.identifiers == [])
        #expect(outcome.document?.pages.first?.size.width == 612)
        #expect(render("\"../outside/look.yaml\"", layout: "classic").identifiers == [])
    }

    // MARK: Files that are no layouts

    @Test(arguments: [
        secret, "password: hunter2\n", "[default]\naws_secret = hunter2\n", "hunter2", "{hunter2",
        "machine a password hunter2\n", "name: x\npassword: hunter2\n",
        "pages:/usr:hunter2\n", "<html>hunter2</html>",
    ])
    func noLineOfAnotherFileIsShown(text: String) throws {
        try folder.write(text, to: "me/notes.yaml")
        for outcome in [
            render("\"notes.yaml\""), render(nil, layout: folder.path("me/notes.yaml")),
        ] {
            #expect(outcome.identifiers == ["layout-kind"])
            let presentation = DiagnosticText(texts: outcome.texts, usesColor: false)
            let shown = outcome.diagnostics.all.map(presentation.text).joined()
            #expect(shown.contains("is no layout"))
            for word in ["hunter2", "$6$"] { #expect(!shown.contains(word), "\(shown)") }
        }
    }

    @Test(arguments: [
        ("name: x\n", [String]()), ("# nothing yet\n", ["layout-name"]),
        ("{ \"page\": { \"size\": \"letter\" }, \"name\": \"x\" }", []),
        ("{\n  \"extends\": \"classic\"\n}", []), ("fonst: {}\nname: x\n", ["layout-key"]),
        ("page: { size: letter\n", ["yaml-syntax"]),
    ])
    func layoutsWithFaultsAreToldLineByLine(text: String, identifiers: [String]) throws {
        try folder.write(text, to: "me/notes.yaml")
        let outcome = render("\"notes.yaml\"")
        #expect(!outcome.identifiers.contains("layout-kind"), "\(outcome.identifiers)")
        #expect(outcome.identifiers.isEmpty == identifiers.isEmpty, "\(outcome.identifiers)")
    }
}
