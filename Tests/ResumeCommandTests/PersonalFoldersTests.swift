import Sharing
import System
import Testing

@testable import ResumeCommand

@Suite struct PersonalFoldersTests {
    @Test func theVariablesComeFirst() {
        let folders = PersonalFolders(
            Environment([
                "HOME": "/home/jo", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c/",
                "XDG_CACHE_HOME": "/k",
            ]))
        #expect(folders.state == "/s/resume-pdf")
        #expect(folders.configuration == "/c/resume-pdf")
        #expect(folders.cache == "/k/resume-pdf")
        #expect(folders.ledger?.path == "/s/resume-pdf/shares.jsonl")
    }

    @Test func relativePathsDoNotCount() {
        let folders = PersonalFolders(
            Environment(["HOME": "/home/jo", "XDG_STATE_HOME": "s", "XDG_CONFIG_HOME": ""]))
        #expect(folders.state == "/home/jo/.local/state/resume-pdf")
        #expect(folders.configuration == "/home/jo/.config/resume-pdf")
        #expect(folders.cache == "/home/jo/.cache/resume-pdf")
    }

    @Test func withoutAHomeThereAreNone() {
        let folders = PersonalFolders(Environment(["HOME": "jo"]))
        #expect(folders.state == nil && folders.configuration == nil && folders.cache == nil)
        #expect(folders.ledger == nil)
    }
}
