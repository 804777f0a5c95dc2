import Glibc
import TestSupport
import Testing

/// Signing in on a terminal, with a person in front of it.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct LoginTerminalTests {
    private let folder: ScratchFolder
    private let server: WebServer

    init() throws {
        folder = try ScratchFolder()
        server = try WebServer()
    }

    private func logIn(_ arguments: String...) throws -> TerminalProgram {
        try TerminalProgram(
            try #require(BuiltProgram.path), ["login", "firestore://demo"] + arguments,
            in: folder.path,
            environment: [
                "HOME": folder.path, "FIREBASE_AUTH_EMULATOR_HOST": server.authority,
            ])
    }

    private func isShowing(_ program: TerminalProgram) -> Bool {
        program.localFlags & UInt32(ECHO) != 0
    }

    private func text(_ program: TerminalProgram) -> String {
        String(decoding: program.shown, as: UTF8.self)
    }

    @Test func aPasswordIsNotShown() async throws {
        let program = try logIn()
        try await program.wait(for: "E-mail address (none for a guest): ")
        #expect(isShowing(program))
        program.type("bob@example.org\n")
        try await program.wait(for: "Password: ")
        try await Self.wait { !isShowing(program) }
        program.type("sesame\n")
        #expect(try await program.end() == 0)
        #expect(isShowing(program))
        let shown = text(program)
        #expect(
            shown.hasPrefix("E-mail address (none for a guest): bob@example.org\r\nPassword: \r\n"))
        #expect(
            shown.hasSuffix(
                "logged in to firestore://demo on \(server.authority) as bob@example.org\r\n"))
        #expect(!shown.contains("sesame"))
    }

    @Test func nobodyInParticularIsAGuest() async throws {
        let program = try logIn()
        try await program.wait(for: "guest): ")
        program.type("\n")
        #expect(try await program.end() == 0)
        #expect(text(program).hasSuffix("as a guest\r\n"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalLeavesTheTerminalWell(
        _ signal: Int32
    ) async throws {
        let program = try logIn("--email", "bob@example.org")
        try await program.wait(for: "Password: ")
        try await Self.wait { !isShowing(program) }
        if signal == SIGINT { program.type("\u{3}") } else { program.signal(signal) }
        #expect(try await program.end() == -signal)
        #expect(isShowing(program))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["\u{4}", "\n"]) func noAnswerIsNoLogin(_ typed: String) async throws {
        let program = try logIn("--email", "bob@example.org")
        try await program.wait(for: "Password: ")
        try await Self.wait { !isShowing(program) }
        program.type(typed)
        #expect(try await program.end() == 1)
        #expect(isShowing(program))
        #expect(text(program) == "Password: \r\nresume-pdf: not logged in\r\n")
        #expect(server.requests.isEmpty)
    }

    /// The shell has the terminal as it was, and nothing is shown again when it goes on.
    @Test func aPauseShowsNothingEither() async throws {
        let program = try logIn("--email", "bob@example.org")
        try await program.wait(for: "Password: ")
        try await Self.wait { !isShowing(program) }
        program.signal(SIGTSTP)
        try await Self.wait { isShowing(program) }
        program.signal(SIGCONT)
        try await Self.wait { !isShowing(program) }
        program.type("sesame\n")
        #expect(try await program.end() == 0)
        #expect(isShowing(program))
        #expect(!text(program).contains("sesame"))
    }

    /// A password that is asked for is not taken from a file beside the terminal.
    @Test func aPipedPasswordMayBeTyped() async throws {
        let program = try logIn("--email", "bob@example.org", "--password-stdin")
        try await program.wait(for: "Password: ")
        try await Self.wait { !isShowing(program) }
        program.type("sesame\n")
        #expect(try await program.end() == 0)
    }

    private static func wait(until isSo: () -> Bool) async throws {
        for _ in 0..<6_000 where !isSo() { try await Task.sleep(for: .milliseconds(5)) }
        #expect(isSo())
    }
}
