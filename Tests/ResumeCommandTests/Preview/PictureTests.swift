import TestSupport
import Testing

@testable import ResumeCommand

/// `preview --image` on terminals that answer, say no, or say nothing.
@Suite(.needsBuiltProgram) struct PictureTests {
    private func show(_ answer: String?, _ arguments: [String] = []) async throws -> String {
        let scratch = try ScratchFolder()
        try scratch.write(#"{"basics": {"name": "Ada"}}"#, to: "resume.json")
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--image", "--no-pager"] + arguments,
            in: scratch.path, columns: 60, rows: 30)
        // Before the question, so that no delay of the tests makes it late.
        if let answer { program.type(answer) }
        #expect(try await program.end() == 0)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.contains("\u{1B}[c"))
        return shown
    }

    @Test func kittyGetsAFileAsWideAsTheWindow() async throws {
        let shown = try await show("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c")
        #expect(shown.contains("\u{1B}_Ga=T,f=100,q=2,c=60,m=1;iVBORw0KGgo"))
        #expect(shown.contains("m=0;") && !shown.contains("page 1 of"))
    }

    @Test func sixelTerminalsGetSixels() async throws {
        let shown = try await show("\u{1B}[6;20;10t\u{1B}[?1;0;256S\u{1B}[?62;4c")
        #expect(shown.contains("\u{1B}Pq\"1;1;600;849#0;2;"))
        #expect(!shown.contains("\u{1B}_Ga=T"))
    }

    @Test(arguments: ["\u{1B}[?62;22c", nil]) func othersGetText(_ answer: String?) async throws {
        let shown = try await show(answer, ["--width", "70"])
        #expect(shown.contains("page 1 of 1") && shown.contains("Ada"))
        #expect(shown.contains("does not say that it shows pictures"))
        #expect(!shown.contains("\u{1B}P") && !shown.contains("\u{1B}_Ga=T"))
    }

    @Test func intoAPipeNothingIsAsked() throws {
        let scratch = try ScratchFolder()
        try scratch.write(#"{"basics": {"name": "Ada"}}"#, to: "resume.json")
        let result = try BuiltProgram.run(["preview", "--image"], in: scratch.path)
        #expect(result.ending == .exited(0) && result.text.contains("page 1 of 1"))
        #expect(TerminalText.controls(in: result.output, isTerminal: false) == [])
    }
}
