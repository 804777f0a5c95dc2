import System
import Testing

@testable import ResumeCommand

@Suite struct BrowserErrandsTests {
    private func errands(
        _ arguments: [String], _ place: SourceChoice.Place, answer: String = "",
        code: ExitCode = .success
    ) throws -> BrowserErrands {
        let parsed = try ArgumentParser(CommandTable.program).parse(["browse"] + arguments)
        let console = Console(
            environment: Environment([:]), input: .standardInput, output: .standardOutput,
            errors: .standardError)
        return BrowserErrands(ResumeInput(console: console, arguments: parsed), place) {
            console, _ in
            try? console.errors.write(answer)
            return code
        }
    }

    @Test func optionsGoAlong() throws {
        let words = try errands(
            [
                "--layout", "modern", "--set", "a=1", "--set", "b=2", "--offline", "--color",
                "never",
            ],
            .file("-cv.json")
        ).words(.share(["--copy-to=out/"]))
        #expect(
            words == [
                "share", "--copy-to=out/", "--layout=modern", "--set=a=1", "--set=b=2", "--offline",
                "--", "-cv.json",
            ])
    }

    @Test func eachEffectIsACommandLineOfTheProgram() throws {
        let errands = try errands(["--paper", "a4"], .network("https://example.org/cv.json"))
        for effect in [
            BrowserEffect.share(["--open"]), .share(["--mail=a@b.net"]), .printSection("work"),
            .printPage(2),
        ] {
            let words = try #require(errands.words(effect))
            let parsed = try ArgumentParser(CommandTable.program).parse(words)
            #expect(parsed.action == .share)
            #expect(parsed.operands == ["https://example.org/cv.json"])
        }
        #expect(errands.words(.open("https://a.net")) == nil)
    }

    @Test func mailAsksForItself() throws {
        let errands = try errands([], .file("cv.json"))
        #expect(errands.asks(.share(["--mail=a@b.net"])))
        #expect(!errands.asks(.share(["--copy-to=--mail"])))
        #expect(!errands.asks(.printPage(1)))
    }

    @Test func whatACommandSaysIsTold() throws {
        #expect(
            try errands([], .file("cv.json"), answer: "printed: laser-1\n\u{1B}[2Jx\n").run(
                .printPage(1))
                == ["printed: laser-1", "\\u{1B}[2Jx"])
        #expect(try errands([], .file("cv.json")).run(.printPage(1)) == ["done"])
        #expect(
            try errands([], .file("cv.json"), code: .findings).run(.printPage(1)) == ["not done"])
    }

    @Test func theSampleIsNotShared() throws {
        for effect in [BrowserEffect.share(["--open"]), .printPage(1), .printSection("work")] {
            let told = try errands([], .sample, answer: "shared").run(effect)
            #expect(told.count == 1 && told[0].contains("nothing to share"))
        }
    }
}
