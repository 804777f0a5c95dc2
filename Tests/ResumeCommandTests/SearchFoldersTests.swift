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
    }

    @Test func aRequestsOwnFoldersComeFirst() throws {
        let scratch = try ScratchFolder()
        try scratch.makeFolder("resume-pdf/Fonts")
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
    }
}
