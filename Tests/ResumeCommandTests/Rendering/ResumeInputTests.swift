import ResumePDF
import System
import Testing

@testable import ResumeCommand

@Suite struct ResumeInputTests {
    private func request(_ options: [String]) throws -> RenderResume.Request {
        let console = Console(
            environment: Environment([:]), input: .standardInput, output: .standardOutput,
            errors: .standardError)
        let arguments = try ArgumentParser(CommandTable.program).parse(["render"] + options)
        return ResumeInput(console: console, arguments: arguments).request(for: .sample)
    }

    /// Each option changes what it says, and nothing changes it without the option.
    @Test func optionsReachTheRequest() throws {
        let cases: [([String], (RenderResume.Request) -> Bool)] = [
            (["--layout", "modern"], { $0.layout == "modern" }),
            (["--set", "page.size=a4"], { $0.overrides == ["page.size=a4"] }),
            (["--paper", "letter"], { $0.paper == .letter }),
            (["--pages", "2"], { $0.pages == 2 }),
            (["--fill"], { $0.fills }), (["--no-fit"], { !$0.fits }),
            (["--font-dir", "/own"], { $0.fontFolders == ["/own"] }),
            (["--allow-missing-glyphs"], { $0.allowsMissingGlyphs }),
            (["--force"], { $0.allowsExcess }),
        ]
        for (options, isMeant) in cases {
            #expect(try isMeant(request(options)), "\(options)")
            #expect(try !isMeant(request([])), "\(options)")
        }
    }
}
