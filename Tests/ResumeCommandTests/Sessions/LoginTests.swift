import Glibc
import System
import TestSupport
import Testing

/// Signing in and out, through the program as people run it.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct LoginTests {
    private let folder: ScratchFolder
    private let server: WebServer
    private let password = "sesame \"öffne\" \\dich"

    init() throws {
        folder = try ScratchFolder()
        server = try WebServer()
    }

    private var environment: [String: String] {
        [
            "HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? "", "TZ": "UTC",
            "FIREBASE_AUTH_EMULATOR_HOST": server.authority,
        ]
    }

    private func run(
        _ arguments: String..., input: String = ""
    ) throws -> (code: ChildProcess.Ending, output: String, errors: String) {
        let result = try BuiltProgram.run(
            arguments, in: folder.path, input: Array(input.utf8), environment: environment)
        return (result.ending, result.text, result.errorText)
    }

    private var file: String { ".local/state/resume-pdf/sessions/demo@\(server.authority).json" }

    @Test func anAccountIsSignedInAndOut() throws {
        let login = try run(
            "login", "firestore://demo", "--email", "ada@example.org", "--password-stdin",
            input: password + "\nmore\n")
        #expect(login.code == .exited(0), "\(login.errors)")
        #expect(
            login.output
                == "logged in to firestore://demo on \(server.authority) as ada@example.org\n")
        #expect(login.errors.isEmpty)
        let list = try run("session")
        #expect(
            list.output.hasPrefix(
                "firestore://demo on \(server.authority)  ada@example.org  until 20"))
        #expect(list.output.hasSuffix(", then renewed by itself\n"))
        #expect(!list.output.contains("identity-") && !list.output.contains("refresh-"))
        #expect(try #require(folder.read(file)).contains("refresh-"))
        #expect(
            try run("logout", "firestore://demo").output
                == "logged out of firestore://demo; 0 copies removed\n")
        #expect(folder.read(file) == nil)
        let nobody = try run("logout")
        #expect(nobody.code == .exited(0) && nobody.output.isEmpty)
        #expect(nobody.errors == "resume-pdf: nobody is logged in\n")
        #expect(try run("session").errors == "resume-pdf: nobody is logged in\n")
    }

    @Test func aGuestStaysTheSameUnlessNobodyKnowsThem() throws {
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        let first = try #require(folder.read(file))
        #expect(
            try run("login", "firestore://demo", "--anonymous").output.hasSuffix("as a guest\n"))
        let same = try #require(folder.read(file))
        #expect(same.contains("\"account\":\"guest1\"") && first.contains("\"account\":\"guest1\""))
        #expect(server.requests.count { $0.contains("accounts:signUp") } == 1)
        try folder.write(
            same.replacing("refresh-", with: "gone-"), to: file, mode: 0o600)
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        #expect(folder.read(file)?.contains("guest1") == false)
    }

    @Test func whoHasAnAccountMayBecomeAGuest() throws {
        let login = try run(
            "login", "firestore://demo", "--email", "ada@example.org", "--password-stdin",
            input: password)
        #expect(login.code == .exited(0))
        #expect(
            try run("login", "firestore://demo", "--anonymous").output.hasSuffix("as a guest\n"))
        #expect(folder.read(file)?.contains("\"account\":\"guest") == true)
    }

    /// A new guest would see nothing of what was theirs.
    @Test func aGuestStaysWhileTheServiceHasAFault() throws {
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        let guest = folder.read(file)
        try server.folder.write(#"{"error": "x", "status": 503}"#, to: "play.json")
        let again = try run("login", "firestore://demo", "--anonymous")
        #expect(again.code == .exited(69))
        #expect(server.requests.count { $0.contains("accounts:signUp") } == 1)
        #expect(folder.read(file) == guest)
    }

    private static let copies = ".cache/resume-pdf/resumes/"

    private static func copy(_ account: String) -> String {
        copies + SHA256.hex(of: Array((account + "\0gist:a").utf8)) + ".resume"
    }

    @Test func copiesGoWithTheirAccount() throws {
        let copies = Self.copies
        func keep() throws {
            for account in ["ada1", "bob1", ""] {
                let line =
                    #"{"address":"gist:a","account":"\#(account)","fetched":1,"expires":2,"#
                    + #""sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}"#
                try folder.write(line + "\n", to: Self.copy(account))
            }
        }
        func logIn(_ email: String, _ password: String) throws {
            let result = try run(
                "login", "firestore://demo", "--email", email, "--password-stdin", input: password)
            #expect(result.code == .exited(0), "\(result.errors)")
        }
        try keep()
        try logIn("ada@example.org", password)
        try logIn("ada@example.org", password)
        #expect(folder.files().count { $0.hasPrefix(copies) } == 3)
        try logIn("bob@example.org", "sesame")
        #expect(folder.read(Self.copy("ada1")) == nil)
        #expect(folder.read(Self.copy("bob1")) != nil)
        #expect(try run("logout").output == "logged out of firestore://demo; 1 copy removed\n")
        #expect(folder.files().filter { $0.hasPrefix(copies) } == [Self.copy("")])
    }

    @Test func aSessionThatCannotBeUsedIsSaidAndForgotten() throws {
        #expect(try run("login", "firestore://demo", "--anonymous").code == .exited(0))
        chmod(folder.path(file), 0o644)
        let open = try run("session")
        #expect(open.code == .exited(77))
        #expect(open.errors.contains("others can read"))
        #expect(!open.errors.contains("identity-"))
        try folder.write("{", to: file, mode: 0o600)
        let damaged = try run("session")
        #expect(damaged.code == .exited(77) && damaged.errors.contains("is damaged; log in again"))
        #expect(
            try run("logout").output.hasSuffix(
                "it was not known whose copies to remove, \"resume-pdf cache clear\" removes all\n")
        )
        #expect(folder.read(file) == nil)
    }

    @Test(arguments: [
        (#"{"error": "INVALID_LOGIN_CREDENTIALS"}"#, 77, "check both"),
        (#"{"error": "TOO_MANY_ATTEMPTS_TRY_LATER : x"}"#, 69, "try again"),
        (#"{"error": "API key not valid. Please pass a valid API key."}"#, 78, "config.yaml"),
        (#"{"answer": "<html>"}"#, 69, "connect to the internet"),
        (#"{"error": "x", "status": 500}"#, 69, "connect to the internet"),
        (#"{"to": "https://example.org/"}"#, 77, "leads elsewhere"),
    ])
    func whatGoesWrongHasItsCode(_ answer: String, _ code: Int32, _ words: String) throws {
        try server.folder.write(answer, to: "play.json")
        let result = try run(
            "login", "firestore://demo", "--email", "ada@example.org", "--password-stdin",
            input: password)
        #expect(result.code == .exited(code))
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(!result.errors.contains("sesame"))
        #expect(folder.read(file) == nil)
    }

    @Test func nothingIsAskedWhereNothingCanBeKept() throws {
        try folder.write("", to: ".local/state")
        let result = try run("login", "firestore://demo", "--anonymous")
        #expect(result.code == .exited(73))
        #expect(result.errors.contains(".local/state"))
        #expect(server.requests.isEmpty)
        let settings = ".config/resume-pdf/config.yaml"
        try folder.write("firestore: {demo: {apikey: x}}", to: settings)
        let slip = try run("login", "firestore://demo", "--anonymous")
        #expect(slip.code == .exited(78))
        #expect(slip.errors.contains("apiKey"))
    }

    @Test func noPasswordIsNoLogin() throws {
        for input in ["", "\n", "se\tsame\n"] {
            let result = try run(
                "login", "firestore://demo", "--email", "a@b.org", "--password-stdin", input: input)
            #expect(result.code == .exited(1))
            #expect(result.errors == "resume-pdf: not logged in\n")
        }
        #expect(server.requests.isEmpty)
    }

    /// While a slow service is asked, nobody sees more than that it is.
    @Test func noProcessShowsASecret() throws {
        try server.folder.write(#"{"delay": 3}"#, to: "play.json")
        let (path, environment) = (try #require(BuiltProgram.path), environment)
        let thread = SideThread { [folder, password] in
            var process = ChildProcess(
                path,
                ["login", "firestore://demo", "--email", "ada@example.org", "--password-stdin"])
            process.folder = folder.path
            process.input = Array((password + "\n").utf8)
            process.environment = environment
            _ = try? process.run()
        }
        var asking: [String] = []
        for _ in 0..<3_000 where asking.isEmpty {
            usleep(2_000)
            if server.requests.isEmpty { continue }
            asking = Self.commandLines.filter {
                $0.contains("curl") || $0.contains("firestore://demo")
            }
        }
        #expect(asking.contains { $0.contains("curl") && $0.contains("--config") })
        for line in asking {
            #expect(
                !line.contains("sesame") && !line.contains("key=") && !line.contains("accounts:"))
        }
        thread.join()
        #expect(folder.read(file) != nil)
        for name in folder.files() { #expect(!(folder.read(name) ?? "").contains("sesame")) }
    }

    private static var commandLines: [String] {
        PackageFolder.entries(of: "/proc").filter { $0.name.allSatisfy(\.isNumber) }.compactMap {
            FileBytes.read("/proc/\($0.name)/cmdline").map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
