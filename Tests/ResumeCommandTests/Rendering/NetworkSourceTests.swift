import Glibc
import TestSupport
import Testing

/// Resumes from the network, through the program as people run it.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct NetworkSourceTests {
    private let folder: ScratchFolder
    private let resume = #"{"basics": {"name": "Ada Lovelace"}}"#

    init() throws { folder = try ScratchFolder() }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (code: ChildProcess.Ending, output: String, errors: String) {
        let usual = ["HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? ""]
        let result = try BuiltProgram.run(
            arguments, in: folder.path, environment: usual.merging(environment) { $1 })
        return (result.ending, result.text, result.errorText)
    }

    @Test func aResumeIsFetchedOnceAndThenTakenFromTheCache() throws {
        let server = try WebServer(["cv.json": resume])
        let address = server.address("cv.json")
        let first = try run("render", address, "--verbose")
        #expect(first.code == .exited(0))
        #expect(first.output == "cv.pdf\n")
        #expect(first.errors.contains("read from \(address) just now\n"))
        let second = try run("render", address, "--verbose")
        #expect(second.errors.contains("read \(address), from the cache, "))
        #expect(server.requests.count == 1)
        #expect(try run("render", address, "--refresh").code == .exited(0))
        #expect(server.requests.last?.contains("If-None-Match=") == true)
        let list = try run("cache", "list").output
        #expect(list.hasPrefix(address) && list.contains("fresh"))
        #expect(try run("cache", "clear").output == "1 copy removed\n")
        #expect(try run("cache", "list").output.isEmpty)
    }

    @Test func aCopyStandsInWhereNobodyAnswers() throws {
        try folder.write("cache: {expires: 0}", to: ".config/resume-pdf/config.yaml")
        var server: WebServer? = try WebServer(["cv.json": resume])
        let address = try #require(server).address("cv.json")
        #expect(try run("render", address).code == .exited(0))
        server = nil
        usleep(400_000)
        let late = try run("render", address)
        #expect(late.code == .exited(0))
        #expect(
            late.errors.contains(
                "warning: there is no connection to 127.0.0.1; this is the copy of"))
        #expect(try run("render", address, "--offline").errors.isEmpty)
        let other = try run("render", address + "?other")
        #expect(other.code == .exited(69))
        #expect(other.errors.contains("connect to the internet and try again"))
    }

    @Test(arguments: [
        ("status?code=401", 77), ("status?code=403", 77), ("status?code=404", 66),
        ("status?code=429&after=9", 69), ("status?code=500", 69), ("html", 65), ("short", 69),
        ("garbled", 69), ("bomb", 65), ("loop", 69), ("redirect?to=file:///etc/passwd", 77),
        ("redirect?to=https://169.254.169.254/", 77),
    ])
    func whatGoesWrongHasItsCode(_ fault: String, _ code: Int32) throws {
        let server = try WebServer()
        let result = try run("render", server.fault(fault))
        #expect(result.code == .exited(code), "\(result.errors)")
        #expect(result.errors.contains("connect to the internet") == (code == 69))
        #expect(!folder.files().contains { $0.contains(".cache") })
    }

    @Test func headersComeFromAFileThatNobodyElseReads() throws {
        let server = try WebServer(["cv.json": resume])
        try folder.write(
            "X-Secret: one two\n\nAuthorization: Bearer three\r\n", to: "h", mode: 0o600)
        let address = server.address("cv.json")
        #expect(try run("render", address, "--header-file", "h").code == .exited(0))
        let request = try #require(server.requests.last)
        #expect(request.contains("Authorization=Bearer three X-Secret=one two"))
        try folder.write("X-Secret: one", to: "open", mode: 0o644)
        let refused = try run("render", address, "--refresh", "--header-file", "open")
        #expect(refused.code == .exited(66))
        #expect(refused.errors.contains("others can read open"))
        for line in ["secret words", ": x", "a b: c", "a: b\u{1}", "@/etc/passwd"] {
            try folder.write(line, to: "h", mode: 0o600)
            let result = try run("render", address, "--refresh", "--header-file", "h")
            #expect(result.errors.contains("line 1 of h is no header field"))
            #expect(!result.errors.contains("secret"))
        }
        #expect(server.requests.count == 1)
    }

    @Test func aCommandSaysWhoAsksOneMachineAlone() throws {
        let (server, other) = (
            try WebServer(["cv.json": resume]), try WebServer(["cv.json": resume])
        )
        let settings = ".config/resume-pdf/config.yaml"
        let address = server.address("cv.json")
        func ask(_ line: String, _ arguments: String...) throws -> (ChildProcess.Ending, String) {
            try folder.write("web: {'\(server.authority)': {\(line)}}", to: settings)
            let result = try BuiltProgram.run(
                ["render", "--refresh"] + arguments, in: folder.path,
                environment: ["HOME": folder.path, "PATH": ProcessEnvironment.value("PATH") ?? ""])
            return (result.ending, result.errorText)
        }
        // `printf ada:sesame:ö | base64`
        #expect(
            try ask("user: ada, password-command: 'echo sesame:ö; echo x'", address).0 == .exited(0)
        )
        #expect(server.requests.last?.contains("Authorization=Basic YWRhOnNlc2FtZTrDtg==") == true)
        #expect(try ask("password-command: echo t0ken", address).0 == .exited(0))
        #expect(server.requests.last?.contains("Authorization=Bearer t0ken") == true)
        // To that machine alone, also where it leads elsewhere, and not where something else is said.
        #expect(try ask("password-command: echo t0ken", other.address("cv.json")).0 == .exited(0))
        #expect(other.requests.last?.contains("Authorization") == false)
        try folder.write("Authorization: Basic x", to: "h", mode: 0o600)
        #expect(try ask("password-command: exit 1", address, "--header-file", "h").0 == .exited(0))
        #expect(server.requests.last?.contains("Authorization=Basic x") == true)
        try folder.write(
            "machine 127.0.0.1 login jo password netrc", to: ".netrc", mode: 0o600)
        #expect(try ask("password-command: echo t0ken", address).0 == .exited(0))
        #expect(server.requests.last?.contains("Authorization=Bearer t0ken") == true)
        let count = server.requests.count
        // A copy stands in; without one it is an error.
        let late = try ask("password-command: 'echo locked >&2; exit 1'", address)
        #expect(late.0 == .exited(0))
        #expect(
            late.1.contains(
                "warning: the password command failed: locked, for 127.0.0.1; this is the copy of"))
        for (command, words) in [
            ("exit 1", "the password command failed, for 127.0.0.1"),
            ("\"true\"", "there is no password in the first line"), ("echo a b", "is no token"),
        ] {
            let (code, errors) = try ask("password-command: \(command)", address + "?other")
            #expect(code == .exited(77))
            #expect(errors.contains(words), "\(errors)")
        }
        #expect(server.requests.count == count)
    }

    @Test func aGistIsReadThroughGitHubsInterface() throws {
        let gist = #"""
            {"files": {"notes.md": {"content": "no"}, "Resume.json": {"truncated": false,
            "content": "{\"basics\": {\"name\": \"Ada\"}}"}}}
            """#
        let server = try WebServer(["gists/abc1": gist, "gists/none": #"{"files": {"a.md": {}}}"#])
        let environment = ["RESUME_PDF_GIST_API": String(server.address("").dropLast())]
        let result = try run("render", "gist:abc1", environment: environment)
        #expect(result.output == "resume.pdf\n")
        let none = try run("render", "gist:none", environment: environment)
        #expect(
            none.errors.contains(
                "gist:none has no resume.json, resume.yaml or resume.yml, but \"a.md\""))
        for (name, address) in [("long", server.address("cv")), ("far", "http://127.0.0.1:1/cv")] {
            let file = #"{"truncated": true, "content": "{", "raw_url": "\#(address)"}"#
            try server.serve(#"{"files": {"cv.yaml": \#(file)}}"#, at: "gists/" + name)
        }
        try server.serve(resume, at: "cv")
        #expect(try run("render", "gist:long", environment: environment).code == .exited(0))
        let far = try run("render", "gist:far", environment: environment)
        #expect(far.errors.contains("is an address that is never asked"))
        #expect(none.code == .exited(66) && none.errors.contains("; check the address"))
        let many = (1...9).map { "\"\($0).md\": {}" }.joined(separator: ", ")
        try server.serve("{\"files\": {\(many)}}", at: "gists/many")
        #expect(
            try run("render", "gist:many", environment: environment).errors.contains(
                "\"5.md\" and more; check"))
        #expect(try run("render", "gist:../x", environment: environment).code == .exited(77))
    }

    @Test func aTokenInAnAddressIsNotShown() throws {
        let result = try run("render", "https://ada:secret@example.org/cv.json")
        #expect(result.code == .exited(77))
        #expect(!result.errors.contains("secret") && result.errors.contains(".netrc"))
    }

    @Test func aProxyThatRefusesEndsTheRunAndShowsNoPassword() throws {
        let proxy = try WebServer()
        try proxy.folder.write("407", to: "tunnel")
        let result = try run(
            "render", "https://example.org/cv.json",
            environment: ["HTTPS_PROXY": "http://ada:sesame@127.0.0.1:\(proxy.port)"])
        #expect(result.code == .exited(69))
        #expect(
            result.errors.contains(
                "the proxy that HTTPS_PROXY names wants a user and a password (407); check that "
                    + "variable and try again"))
        #expect(!result.errors.contains("sesame"))
    }

    @Test func aShareNotesWhereTheResumeCameFrom() throws {
        let server = try WebServer(["cv.json": resume])
        let address = server.address("cv.json")
        for name in ["a.pdf", "b.pdf"] {
            let result = try run("share", address, "--copy-to", name)
            #expect(result.code == .exited(0), "\(result.errors)")
        }
        let log = try run("share", "log").output.split(separator: "\n")
        #expect(log.count == 2)
        #expect(log.first?.hasSuffix("  from \(address) just now") == true)
        #expect(log.last?.contains("  from the cache, ") == true)
        let shown = try run("share", "show", "a.pdf").output
        #expect(shown.contains("a.pdf  from \(address) just now\n"))
        #expect(shown.contains("b.pdf  from the cache, "))
        #expect(try run("share", "log", "--json").output.contains("\"source\":\"\(address)\""))
    }

    // MARK: Waiting

    @Test func aLongWaitIsToldOnceInALog() throws {
        let server = try WebServer(["cv.json": resume])
        let address = server.fault("late?seconds=2&to=/cv.json")
        #expect(try run("render", address).errors == "resume-pdf: waiting for the network\n")
        let quiet = try run("render", address, "--quiet", "--refresh")
        #expect(quiet.code == .exited(0) && quiet.errors.isEmpty)
        let lines = try run("render", address, "--diagnostics", "json", "--refresh").errors
        #expect(lines.split(separator: "\n").count == 1 && lines.contains("source-waiting"))
    }

    @Test func aLongWaitIsCountedOnATerminal() async throws {
        let server = try WebServer(["cv.json": resume])
        let program = try TerminalProgram(
            try #require(BuiltProgram.path),
            ["render", server.fault("late?seconds=3&to=/cv.json")], in: folder.path)
        try await program.wait(for: "\r\u{1B}[Kwaiting for 127.0.0.1, 1 s …")
        #expect(try await program.end() == 0)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.hasSuffix(" …\r\u{1B}[Klate.pdf\r\n"), "\(shown.debugDescription)")
    }

    /// What takes the place of `curl` never answers, and heeds no Ctrl-C.
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalEndsWhatIsWaitedFor(
        _ signal: Int32
    ) async throws {
        try folder.write(
            "#!/bin/sh\ntrap '' INT HUP\necho $$ >pid~; mv pid~ pid\nexec sleep 100\n",
            to: "bin/curl", mode: 0o755)
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["render", "http://127.0.0.1:1/cv.json"],
            in: folder.path, environment: ["PATH": folder.path("bin") + ":/usr/bin:/bin"])
        // Without a pause in which other tests go first: an answer is awaited for 30 seconds.
        for _ in 0..<4_000 where !String(decoding: program.shown, as: UTF8.self).contains(" s …") {
            usleep(5_000)
        }
        let child = try #require(folder.read("pid").flatMap { pid_t($0.prefix { $0 != "\n" }) })
        #expect(kill(child, 0) == 0)
        program.signal(signal)
        #expect(try await program.end() == -signal)
        #expect(String(decoding: program.shown, as: UTF8.self).hasSuffix(" …\r\u{1B}[K"))
        for _ in 0..<2_000 where kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(kill(child, 0) != 0)
    }

    // MARK: Watching

    @Test func nobodyWatchesOffline() throws {
        for words in [["render", "--watch"], ["preview", "--watch"]] {
            let result = try BuiltProgram.run(
                words + ["https://cv.example/", "--offline"], in: folder.path)
            #expect(result.ending == .exited(64))
            #expect(
                result.errorText.contains("--offline asks nobody for it; leave one of them out"))
        }
    }

    @Test func aWatchedPreviewAsksAgain() async throws {
        let server = try WebServer(["cv.json": resume])
        let address = server.address("cv.json")
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--watch", address], in: folder.path,
            columns: 100)
        try await program.wait(for: "from \(address) just now: 1 page, ")
        var seen = program.shown.count
        try server.serve(#"{"basics": {"name": "Bea Second"}}"#, at: "cv.json")
        program.type("r")
        let second = try await program.wait(for: "just now: 1 page, ", after: seen)
        #expect(second.contains("Bea Second") && second.contains("asking \(address); q quits"))
        seen = program.shown.count
        try server.folder.write("", to: "down")
        program.type("r")
        let gone = try await program.wait(for: "from the cache, ", after: seen)
        #expect(gone.contains("warning: the answer of 127.0.0.1 broke off"))
        #expect(gone.contains("1 page; r asks again, q quits"))
        seen = program.shown.count
        unlink(server.folder.path("down"))
        program.type("r")
        let back = try await program.wait(for: "just now: it answers again: 1 page", after: seen)
        #expect(try #require(back.split(separator: "it answers").first).contains("asking "))
        seen = program.shown.count
        program.type("k")
        let still = try await program.wait(for: "q quits", after: seen)
        #expect(still.contains("Bea Second") && !still.contains("broke off"))
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test(arguments: ["q", "\u{3}"]) func aWatchEndsWhileItAsks(_ key: String) async throws {
        try folder.write(
            "#!/bin/sh\ntrap '' INT\necho $$ >pid~; mv pid~ pid\nexec sleep 100\n", to: "bin/curl",
            mode: 0o755)
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--watch", "http://127.0.0.1:1/cv.json"],
            in: folder.path, environment: ["PATH": folder.path("bin") + ":/usr/bin:/bin"])
        for _ in 0..<4_000 where folder.read("pid") == nil { usleep(5_000) }
        let child = try #require(folder.read("pid").flatMap { pid_t($0.prefix { $0 != "\n" }) })
        program.type(key)
        #expect(try await program.end() == 0)
        #expect(kill(child, 0) != 0)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.contains("asking http://127.0.0.1:1/cv.json; q quits"))
        #expect(shown.contains("\u{1B}[?1049l"))
    }

    @Test func aPreviewSaysWhereItCameFrom() async throws {
        let server = try WebServer(["cv.json": resume])
        let address = server.address("cv.json")
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", address, "--no-pager"], in: folder.path)
        #expect(try await program.end() == 0)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.hasSuffix("\r\nfrom \(address) just now\r\n"))
        #expect(!(try run("preview", address).output.contains("from the cache")))
    }
}
