import Glibc
import TestSupport
import Testing

/// Resumes of projects, read by who is signed in.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct SignedInTests {
    private let folder: ScratchFolder
    private let server: WebServer

    init() throws {
        folder = try ScratchFolder()
        server = try WebServer([
            "firestore.json": #"""
            {"firestore": "demo", "documents": [{
                "name": "projects/demo/databases/(default)/documents/basics/me",
                "fields": {"name": {"stringValue": "Ada Lovelace"}}}]}
            """#
        ])
    }

    private func run(
        _ arguments: String..., service: Bool = false
    ) throws -> (code: ChildProcess.Ending, output: String, errors: String) {
        var environment = [
            "HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? "",
            "FIRESTORE_EMULATOR_HOST": server.authority,
        ]
        if !service { environment["FIREBASE_AUTH_EMULATOR_HOST"] = server.authority }
        let result = try BuiltProgram.run(arguments, in: folder.path, environment: environment)
        return (result.ending, result.text, result.errorText)
    }

    /// What documents were asked with, in order, each once.
    private var bearers: [String] {
        var all: [String] = []
        for request in server.requests where request.hasPrefix("GET /v1/projects/") {
            let bearer =
                request.split(separator: " ").drop { $0 != "Authorization=Bearer" }
                .dropFirst().first.map { String($0) } ?? "nobody"
            if all.last != bearer { all.append(bearer) }
        }
        return all
    }

    @Test func aRefusedTokenIsRenewedOnceAndTheCopyIsTheAccounts() throws {
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        try server.serve(#"{"token": "identity-3"}"#, at: "rules.json")
        let first = try run("render", "firestore://demo")
        #expect(first.code == .exited(0), "\(first.errors)")
        #expect(bearers == ["identity-2", "identity-3"])
        // Offline nobody is asked, whatever became of the tokens.
        try server.folder.write(#"{"error": "TOKEN_EXPIRED"}"#, to: "play.json")
        let count = server.requests.count
        #expect(try run("render", "firestore://demo", "--offline").code == .exited(0))
        #expect(try run("render", "firestore://demo").code == .exited(0))
        #expect(server.requests.count == count)
        // Somebody else has no such copy.
        #expect(
            try run("render", "firestore://demo", "--offline", service: true).code == .exited(69))
        try server.serve(#"{"token": "identity-4"}"#, at: "rules.json")
        let late = try run("render", "firestore://demo", "--refresh")
        #expect(late.code == .exited(77))
        #expect(late.errors.contains("the session has ended; log in again with"))
        #expect(!late.errors.contains("identity-") && !late.errors.contains("refresh-"))
        #expect(try run("logout").output == "logged out of firestore://demo; 1 copy removed\n")
        #expect(try run("render", "firestore://demo", "--offline").code == .exited(69))
    }

    @Test func nobodyIsRefused() throws {
        try server.serve(#"{"token": "identity-3"}"#, at: "rules.json")
        let result = try run("render", "firestore://demo")
        #expect(result.code == .exited(77), "\(result.errors)")
    }

    @Test func aSessionThatOthersReadIsNotUsed() throws {
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        let file = ".local/state/resume-pdf/sessions/demo@\(server.authority).json"
        chmod(folder.path(file), 0o644)
        let result = try run("render", "firestore://demo")
        #expect(result.code == .exited(77))
        #expect(result.errors.contains("others can read"))
        #expect(bearers.isEmpty)
    }

    @Test func whoIsSignedInToTheServiceIsNoEmulatorsBusiness() throws {
        try folder.write(
            #"{"project":"demo","account":"a","idToken":"real","refreshToken":"real","expires":9}"#,
            to: ".local/state/resume-pdf/sessions/demo.json", mode: 0o600)
        try folder.write(
            "firestore: {demo: {apiKey: AIza-real}}", to: ".config/resume-pdf/config.yaml")
        #expect(try run("render", "firestore://demo", service: true).code == .exited(0))
        #expect(bearers == ["owner"])
        #expect(server.requests.allSatisfy { !$0.contains("real") })
    }
}
