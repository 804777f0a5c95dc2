import TestSupport
import Testing

/// A resume in Firestore, through the program as people run it.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct FirestoreCommandTests {
    private let folder: ScratchFolder
    private let address = "firestore://my-resume-demo"

    init() throws { folder = try ScratchFolder() }

    private func server(_ rules: String = "{}") throws -> WebServer {
        // What ends in .example is refused as a placeholder where a resume is shared.
        let app = (PackageFolder.text(of: "Tests/Fixtures/firestore/app.json") ?? "")
            .replacing(".example", with: ".dev")
        return try WebServer(["firestore.json": app, "rules.json": rules])
    }

    private func run(
        _ server: WebServer, _ arguments: String..., signsIn: Bool = false
    ) throws -> (code: ChildProcess.Ending, output: String, errors: String) {
        var environment = [
            "HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? "",
            "FIRESTORE_EMULATOR_HOST": server.authority,
        ]
        if signsIn { environment["FIREBASE_AUTH_EMULATOR_HOST"] = server.authority }
        let result = try BuiltProgram.run(arguments, in: folder.path, environment: environment)
        return (result.ending, result.text, result.errorText)
    }

    @Test func aResumeIsFetchedOnceAndThenTakenFromTheCache() throws {
        let server = try server()
        let first = try run(server, "render", address, "--verbose")
        #expect(first.code == .exited(0), "\(first.errors)")
        #expect(first.output == "resume.pdf\n")
        #expect(first.errors.contains("read from \(address) just now\n"))
        let count = server.requests.count
        let second = try run(server, "render", address, "--offline", "--verbose")
        #expect(second.code == .exited(0))
        #expect(second.errors.contains("from the cache, "))
        let preview = try run(server, "preview", address)
        #expect(preview.output.contains("Lucía Ferrer Ibáñez"))
        #expect(server.requests.count == count)
        #expect(try run(server, "render", address, "--refresh").code == .exited(0))
        #expect(server.requests.count == count * 2)
        #expect(try run(server, "share", address, "--copy-to", "a.pdf").code == .exited(0))
        #expect(folder.files().contains("a.pdf"))
        #expect(try run(server, "cache", "list").output.contains(address))
    }

    @Test(arguments: [
        (#"{"fault": {"collection": "*", "code": 404}}"#, 66, "there is no project my-resume-demo"),
        (
            #"{"fault": {"collection": "*", "code": 403}}"#, 77,
            "sign in with \"resume-pdf login firestore://"
        ),
        (#"{"token": "x"}"#, 77, "sign in with \"resume-pdf login firestore://my-resume-demo\""),
        (
            #"{"fault": {"collection": "*", "code": 429, "status": "RESOURCE_EXHAUSTED"}}"#, 69,
            "too often"
        ),
        (#"{"fault": {"collection": "*", "code": 400}}"#, 77, "refuses"),
        (#"{"body": {}}"#, 66, "has no documents in collections such as works"),
    ])
    func whatGoesWrongHasItsCode(_ rules: String, _ code: Int32, _ words: String) throws {
        let result = try run(server(rules), "render", address)
        #expect(result.code == .exited(code), "\(result.errors)")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.errors.contains("connect to the internet") == (code == 69))
        #expect(!folder.files().contains { $0.contains(".cache") })
    }

    @Test func findingsNameTheDocument() throws {
        let server = try server()
        let app = PackageFolder.text(of: "Tests/Fixtures/firestore/app.json") ?? ""
        try server.serve(
            app.replacing("2012-09-09T22:00:00Z", with: "soon"), at: "firestore.json")
        let result = try run(server, "render", address)
        #expect(
            result.errors.contains("firestore:education/e1#startDate: warning: "),
            "\(result.errors)")
    }

    @Test func aCollectionThatMayNotBeReadIsNoted() throws {
        let result = try run(server(#"{"forbidden": ["skills"]}"#), "render", address)
        #expect(result.code == .exited(0))
        #expect(result.errors.contains("do not let you read skills"), "\(result.errors)")
    }

    @Test func aTokenIsShownToNobodyButWhereItIsFrom() throws {
        let server = try server()
        try folder.write(
            #"{"project": "my-resume-demo", "account": "a1", "idToken": "of-the-service", "#
                + #""refreshToken": "r", "expires": 99999999999}"#,
            to: ".local/state/resume-pdf/sessions/my-resume-demo.json", mode: 0o600)
        #expect(try run(server, "render", address).code == .exited(0))
        #expect(server.requests.allSatisfy { $0.contains("Authorization=Bearer owner ") })
        #expect(try run(server, "login", address, "--anonymous", signsIn: true).code == .exited(0))
        #expect(try run(server, "render", address, "--force", signsIn: true).code == .exited(0))
        #expect(server.requests.last?.contains("Authorization=Bearer identity-") == true)
        #expect(!server.requests.contains { $0.contains("of-the-service") })
    }

    @Test func aCopyOfAnEmulatorIsNoneOfTheService() throws {
        #expect(try run(server(), "render", address).code == .exited(0))
        let result = try BuiltProgram.run(
            ["render", address, "--offline"], in: folder.path,
            environment: ["HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? ""])
        #expect(result.ending == .exited(69))
    }
}
