import Testing

@testable import ResumeCommand

@Suite struct BrowserTabTests {
    @Test func eachSectionIsInOneTab() {
        let keys = [
            "work", "projects", "education", "skills", "languages", "volunteer", "awards", "talks",
            "contacts",
        ]
        #expect(BrowserTab.career.sections(of: keys) == ["work", "projects", "volunteer"])
        #expect(BrowserTab.skills.sections(of: keys) == ["skills"])
        #expect(
            BrowserTab.about.sections(of: keys)
                == ["education", "languages", "contacts", "awards", "talks"])
        #expect(BrowserTab.pages.sections(of: keys) == [])
    }
}
