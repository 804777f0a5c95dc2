import System
import ResumePDF
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct SearchFoldersTests {
    @Test(
        arguments: [
            (["HOME": "/home/jo"], "/home/jo/.local/share/resume-pdf"),
            (["HOME": "/home/jo", "XDG_DATA_HOME": "/d"], "/d/resume-pdf"),
            (["HOME": "/home/jo", "XDG_DATA_HOME": "d"], "/home/jo/.local/share/resume-pdf"),
            (["HOME": "jo"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func theCurrentFolderComesBeforeThePersonsOwn(variables: [String: String], data: String?) {
        let folders = SearchFolders(Environment(variables))
        #expect(folders.layoutPlaces == ["./Layouts"] + (data.map { [$0 + "/Layouts"] } ?? []))
        #expect(folders.fontPlaces == ["./Fonts"] + (data.map { [$0 + "/Fonts"] } ?? []))
        #expect(
            folders.languagePlaces == ["./Languages"] + (data.map { [$0 + "/Languages"] } ?? []))
    }

    @Test func aRequestsOwnFoldersComeFirst() throws {
        let scratch = try ScratchFolder()
        try scratch.makeFolder("resume-pdf/Fonts")
        try scratch.makeFolder("resume-pdf/Languages")
        try scratch.write("no folder", to: "resume-pdf/Layouts")
        let folders = SearchFolders(Environment(["XDG_DATA_HOME": scratch.path]))
        var request = RenderResume.Request(source: .sample)
        request.fontFolders = ["own"]
        request.layoutFolders = ["own"]
        request = folders.extending(request)
        let fonts = scratch.path("resume-pdf/Fonts")
        #expect(request.fontFolders.first == "own")
        #expect(request.fontFolders.last == fonts)
        #expect(request.layoutFolders.first == "own")
        #expect(!request.layoutFolders.contains(scratch.path("resume-pdf/Layouts")))
        #expect(request.ownFontFolder == fonts)
        #expect(request.languageFolders == [scratch.path("resume-pdf/Languages")])
    }

    /// All commands that say something in the resume's language find a language of one's own.
    @Test(
        .needsBuiltProgram,
        arguments: [
            (["render", "--force", "-o", "-", "--format", "md", "cv.json"], "nunc"),
            (["preview", "--reflow", "cv.json"], "nunc"),
            (["preview", "--fields", "cv.json"], "nunc"),
            (["share", "--mail", "jo@a.org", "--dry-run", "--no-log", "cv.json"], "Salve"),
        ])
    func aLanguageOfOnesOwnIsFound(arguments: [String], words: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write(
            "extends: en\npresent: nunc\nmail: { greeting: Salve }", to: "Languages/la.yaml")
        try scratch.write(
            """
            { "meta": { "language": "la" }, "basics": { "name": "Jo", "email": "jo@b.org" },
              "work": [ { "name": "Acme", "startDate": "2020" } ] }
            """, to: "cv.json")
        let result = try BuiltProgram.run(arguments, in: scratch.path)
        #expect(result.text.contains(words), "\(result)")
    }
}
