import ResumePDF
import System
import Glibc
import SourceTree
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct MessageTextTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// Reads a text where standard input is a file of the scratch folder.
    private func read(_ text: String, input: String = "") throws -> String {
        try scratch.write(input, to: "input")
        let descriptor = open(scratch.path("input"), O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let stream = OutputStream(descriptor: -1, name: "x", isTerminal: false)
        let console = Console(
            environment: Environment(), folder: scratch.path,
            input: InputStream(descriptor: descriptor, isTerminal: false), output: stream,
            errors: stream)
        return try MessageText(text).read(console)
    }

    private func finding(_ text: String, input: String = "") throws -> Diagnostic {
        let findings = try #require(throws: Diagnostics.self) { try read(text, input: input) }
        return try #require(findings.all.first)
    }

    @Test func comesFromWhereItIsNamed() throws {
        try scratch.write("From a file\n", to: "text.txt")
        #expect(try read("Hello") == "Hello")
        #expect(try read("@text.txt") == "From a file\n")
        #expect(try read("@@jo") == "@jo")
        #expect(try read("-", input: "From a pipe\n") == "From a pipe\n")
        #expect(MessageText("-").isStandardInput && !MessageText("--").isStandardInput)
    }

    @Test func whatCannotBeReadIsNamed() throws {
        try scratch.makeFolder("folder")
        try scratch.write([0xFF, 0x0A], to: "latin")
        try scratch.write(String(repeating: "x", count: 1_000_001), to: "large")
        #expect(try finding("@none").identifier == "source-missing")
        #expect(try finding("@folder").identifier == "source-is-folder")
        #expect(try finding("@latin").message == "the message's text in latin is not UTF-8")
        #expect(try finding("@large").message == "the message's text in large has more than 1 MB")
    }

    @Test func standardInputHasTheSameLimits() throws {
        let large = try finding("-", input: String(repeating: "x", count: 1_000_001))
        #expect(large.identifier == "mail-message")
        #expect(large.message.contains("<stdin>"))
    }
}
