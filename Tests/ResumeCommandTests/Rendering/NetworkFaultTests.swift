import Glibc
import TestSupport
import Testing

/// What goes wrong around resumes from the network: programs, names, folders.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct NetworkFaultTests {
    private let folder: ScratchFolder
    private let resume = #"{"basics": {"name": "Ada Lovelace"}}"#

    init() throws { folder = try ScratchFolder() }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (code: ChildProcess.Ending, errors: String) {
        let path = folder.path("bin") + ":" + (ProcessEnvironment.value("PATH") ?? "")
        let result = try BuiltProgram.run(
            arguments, in: folder.path,
            environment: ["HOME": folder.path, "PATH": path].merging(environment) { $1 })
        return (result.ending, result.errorText)
    }

    private func script(_ name: String, _ text: String) throws {
        try folder.write("#!/bin/sh\n" + text, to: "bin/" + name, mode: 0o755)
    }

    /// Says that machines are at some addresses.
    private func resolve(_ lines: String...) throws {
        try script("getent", lines.map { "echo '\($0)'" }.joined(separator: "\n"))
    }

    @Test(arguments: [
        "169.254.169.254 STREAM x", "fe80::1 STREAM x", "0.0.0.0", "::ffff:169.254.169.254", "::",
        "224.0.0.1",
    ])
    func aNameOfNobodyIsNotAsked(_ line: String) throws {
        try resolve(line)
        _ = try RecordingProgram("curl", in: folder, folder: "bin/")
        let result = try run("render", "https://cv.example/cv.json")
        #expect(result.code == .exited(77))
        #expect(
            result.errors.contains("\"https://cv.example/cv.json\" is an address that is never"))
        #expect(folder.read("curl.input") == nil)
    }

    @Test(arguments: ["127.0.0.1", "10.0.0.1", "fc00::1", "::1", "100.64.0.1"])
    func aRedirectionToANameOfThisPlaceIsNotFollowed(_ address: String) throws {
        try resolve(address + " STREAM x")
        let server = try WebServer()
        let result = try run("render", server.fault("redirect?to=https://cv.example/x?secret"))
        #expect(result.code == .exited(77))
        #expect(result.errors.contains("leads to \"https://cv.example/x\", which is an address"))
        #expect(!result.errors.contains("?secret\""))
    }

    @Test func aNameIsResolvedOnceAndPinned() throws {
        try script(
            "getent",
            """
            echo "$@" >> '\(folder.path("asked"))'
            if [ -e '\(folder.path("second"))' ]; then echo 127.0.0.1; exit; fi
            : > '\(folder.path("second"))'
            echo '192.0.2.1 STREAM x'; echo '192.0.2.1 DGRAM'; echo '169.254.169.254 STREAM'
            echo 'fe80::1%eth0 STREAM'; echo '2001:db8::1 STREAM'; echo; echo garbage
            """)
        let answer = "printf 'HTTP/1.1 200 OK\\r\\n\\r\\n' >&2; printf '%s' '\(resume)'"
        _ = try RecordingProgram("curl", in: folder, folder: "bin/", ending: answer)
        #expect(try run("render", "https://cv.example/cv.json").code == .exited(0))
        let input = try #require(folder.read("curl.input"))
        #expect(input.contains("resolve = \"cv.example:443:192.0.2.1,[2001:db8::1]\"\n"))
        #expect(folder.read("asked") == "ahosts -- cv.example\n")
        #expect(folder.read("curl.arguments") == "--disable\n--config\n-\n")
    }

    @Test(arguments: [
        ("exit 2", "the name cv.example is not known"), ("exit 1", "getent cannot say"),
        ("kill -9 $$", "getent cannot say"), ("echo garbage", "the name cv.example is not known"),
        ("exec head -c 999999 /dev/zero", "the name cv.example is not known"),
    ])
    func namesThatNobodyKnowsAreSaid(_ text: String, _ words: String) throws {
        try script("getent", text)
        let result = try run("render", "https://cv.example/cv.json")
        #expect(result.code == .exited(69))
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test(arguments: [
        ("exit 7", "there is no connection to 127.0.0.1"),
        ("exit 99", "curl failed for 127.0.0.1 (99)"),
        ("kill -9 $$", "curl was ended"), ("exit 0", "does not speak HTTP"),
        ("echo garbage; echo garbage >&2", "does not speak HTTP"),
        ("exec head -c 20000000 /dev/zero", "more than 10 MB"),
        ("exec head -c 20000000 /dev/zero >&2", "more than 10 MB"),
    ])
    func aCurlThatFailsIsSaid(_ text: String, _ words: String) throws {
        try script("curl", text)
        let result = try run("render", "http://127.0.0.1:1/cv.json")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(result.code == .exited(words.contains("MB") ? 65 : 69))
    }

    @Test(arguments: [
        ("good", "good", "other.example", "the certificate of other.example is not to be trusted"),
        ("good", nil, "localhost", "is not to be trusted: self-signed certificate"),
        ("expired", "expired", "localhost", "is not to be trusted: certificate has expired"),
    ])
    func aCertificateOfOthersIsRefused(
        _ certificate: String, _ trusted: String?, _ host: String, _ words: String
    ) throws {
        try resolve("127.0.0.1 STREAM x")
        let server = try WebServer(certificate: certificate, ["cv.json": resume])
        var environment: [String: String] = [:]
        if let trusted { environment["CURL_CA_BUNDLE"] = WebServer.certificate(trusted) }
        let result = try run(
            "render", server.address("cv.json", host: host), environment: environment)
        #expect(result.code == .exited(69))
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(server.requests.isEmpty)
    }

    @Test func aPasswordComesFromTheNetrcFileAndIsNeverShown() throws {
        let server = try WebServer(["cv.json": resume])
        try folder.write("machine 127.0.0.1 login ada password cret", to: ".netrc", mode: 0o600)
        #expect(try run("render", server.address("cv.json")).code == .exited(0))
        #expect(server.requests.last?.contains("Authorization=Basic YWRhOmNyZXQ=") == true)
        for fault in ["status?code=401", "status?code=403", "short", "redirect?to=https://x:y@z"] {
            let result = try run("render", server.fault(fault), "--verbose")
            #expect(result.code != .exited(0))
            #expect(!result.errors.contains("cret") && !result.errors.contains("YWRhOmNyZXQ"))
        }
    }

    @Test(arguments: ["\"own.yaml\"", "\"./looks/own.yaml\"", "{\"extends\": \"/etc/hostname\"}"])
    func aResumeFromTheNetworkNamesNoFiles(_ layout: String) throws {
        let text = #"{"basics": {"name": "Ada"}, "meta": {"layout": \#(layout)}}"#
        let server = try WebServer(["cv.json": text])
        try folder.write("extends: classic", to: "own.yaml")
        try folder.write("extends: classic", to: "looks/own.yaml")
        let result = try run("render", server.address("cv.json"))
        #expect(result.code == .exited(78))
        #expect(result.errors.contains("a resume from the network may name layouts by their names"))
        #expect(
            try run("render", server.address("cv.json"), "--layout", "own.yaml").code == .exited(0))
    }

    @Test(arguments: ["\"\(String(repeating: "a", count: 2_000))\"", "\"a\"\u{1}"])
    func aVersionThatCannotBeSentBackIsNotKept(_ etag: String) throws {
        let head =
            "HTTP/1.1 200 OK\r\nETag: \(etag)\r\nContent-Length: \(resume.utf8.count)\r\n\r\n"
        let server = try WebServer(["answer": head + resume])
        for _ in 0..<2 {
            let result = try run("render", server.fault("raw?file=answer"), "--refresh")
            #expect(result.code == .exited(0), "\(result.errors)")
        }
        #expect(server.requests.count == 2)
        #expect(server.requests.last?.contains("If-None-Match") == false)
    }

    @Test func ofManyAddressesSomeAreTried() throws {
        try resolve((1...40).map { "192.0.2.\($0) STREAM x" }.joined(separator: "'; echo '"))
        _ = try RecordingProgram("curl", in: folder, folder: "bin/", ending: "exit 7")
        #expect(try run("render", "https://cv.example/cv.json").code == .exited(69))
        let line = folder.read("curl.input")?.split(separator: "\n").first {
            $0.hasPrefix("resolve")
        }
        #expect(line?.split(separator: ",").count == 16)
        #expect(line?.contains("192.0.2.16") == true)
    }

    @Test(arguments: [
        "..", ".hidden.json", "-rf.json", "a/..", "%2e%2e", "a%2Fb.json", "~.json",
        String(repeating: "b", count: 240) + ".json",
    ])
    func anAddressNamesNoOddFile(_ path: String) throws {
        let answer = "printf 'HTTP/1.1 200 OK\\r\\n\\r\\n' >&2; printf '%s' '\(resume)'"
        try script("curl", answer)
        let result = try run("render", "https://192.0.2.1/" + path)
        #expect(result.code == .exited(0), "\(result.errors)")
        #expect(folder.read("resume.pdf") != nil)
    }

    @Test(arguments: [
        (
            #"{"localId": "u", "idToken": "i", "refreshToken": "r", "expiresIn": "60", "email": "\u001b[31m"}"#,
            true
        ),
        (
            #"{"localId": "u", "idToken": "i\r\nX: y", "refreshToken": "r", "expiresIn": "60"}"#,
            false
        ),
        (#"{"localId": "u", "idToken": "i", "refreshToken": "", "expiresIn": "60"}"#, false),
        (
            #"{"localId": "\u001b[31m", "idToken": "i", "refreshToken": "r", "expiresIn": "60"}"#,
            false
        ),
        (
            #"{"localId": "u", "idToken": "i", "refreshToken": "r", "expiresIn": "9223372036854775807"}"#,
            false
        ),
        (#"{"error": {"message": "SESAME_9 : \u001b[31m sesame-9"}}"#, false),
        (#"{"error": "sesame-9"}"#, false), ("<html>sesame-9", false), ("", false),
        (String(repeating: "[", count: 100_000), false),
    ])
    func whatASignInServiceSaysIsNotObeyed(_ answer: String, _ isTaken: Bool) throws {
        try folder.write(answer, to: "answer")
        try script(
            "curl", "printf 'HTTP/1.1 200 OK\\r\\n\\r\\n' >&2; cat '\(folder.path("answer"))'")
        let result = try BuiltProgram.run(
            ["login", "firestore://demo", "--email", "ada@example.org", "--password-stdin"],
            in: folder.path, input: Array("sesame-9\n".utf8),
            environment: [
                "HOME": folder.path, "PATH": folder.path("bin") + ":/usr/bin:/bin",
                "FIREBASE_AUTH_EMULATOR_HOST": "127.0.0.1:9",
            ])
        let said = result.text + result.errorText
        #expect((result.ending == .exited(0)) == isTaken, "\(said)")
        #expect(result.ending != .exited(70) && !said.contains("\u{1B}"))
        #expect(!said.lowercased().contains("sesame"), "\(said)")
        let kept = folder.files().filter { $0.contains("/sessions/") }
        #expect(kept.count == (isTaken ? 1 : 0))
    }

    @Test func aHeaderFileThatNoServerTakesIsRefused() throws {
        try folder.write("X-Long: " + String(repeating: "a", count: 20_000), to: "h", mode: 0o600)
        let result = try run("render", "https://192.0.2.1/cv.json", "--header-file", "h")
        #expect(result.code == .exited(66))
        #expect(result.errors.contains("cannot read h: File too large"))
    }

    @Test func anAddressThatIsTooLongIsRefused() throws {
        let address = "https://192.0.2.1/" + String(repeating: "a", count: 9_000)
        let result = try run("render", address)
        #expect(result.code == .exited(77))
        #expect(result.errors.contains("…\" is longer than an address may be"))
    }

    @Test(arguments: [("curl", "curl"), ("getent", "libc-bin")])
    func aProgramThatIsNotThereIsNamed(_ program: String, _ package: String) throws {
        try folder.makeFolder("few")
        for name in ["curl", "getent"] where name != program {
            try folder.write("#!/bin/sh\necho 192.0.2.1", to: "few/" + name, mode: 0o755)
        }
        let result = try run(
            "render", "https://cv.example/cv.json", environment: ["PATH": folder.path("few")])
        #expect(result.code == .exited(69))
        #expect(
            result.errors.contains(
                "cannot start \(program): No such file or directory; install it (Debian: \(package))"
            ))
    }

    @Test func aCacheThatIsNoFolderIsToldOf() throws {
        let server = try WebServer(["cv.json": resume])
        try folder.write("", to: ".cache")
        let address = server.address("cv.json")
        let result = try run("render", address)
        #expect(result.code == .exited(0))
        #expect(result.errors.contains("warning: no copy of \(address) is kept for later"))
        let offline = try run("render", address, "--offline")
        #expect(offline.code == .exited(69))
        #expect(offline.errors.contains("Not a directory; so there is no copy"))
        for command in ["list", "clear"] {
            let result = try run("cache", command)
            #expect(result.code == .exited(73))
            #expect(result.errors.contains("cannot read"))
        }
    }

    @Test(arguments: ["", "relative/cache"])
    func aFolderThatDoesNotCountIsNotUsed(_ path: String) throws {
        let server = try WebServer(["cv.json": resume])
        let environment = ["XDG_CACHE_HOME": path]
        #expect(
            try run("render", server.address("cv.json"), environment: environment).code
                == .exited(0))
        #expect(folder.files().count { $0.hasPrefix(".cache/resume-pdf/resumes/") } == 1)
    }

    @Test(.needs(SmallDisk.isAvailable, "the right to mount disks"))
    func aFullDiskIsToldOfAndTheOlderCopyStays() throws {
        let disk = try #require(SmallDisk())
        let server = try WebServer(["cv.json": resume])
        let environment = ["XDG_CACHE_HOME": disk.scratch.path]
        let address = server.address("cv.json")
        #expect(try run("render", address, environment: environment).code == .exited(0))
        let summary = String(repeating: "word ", count: 5_000)
        try server.serve(
            #"{"basics": {"name": "Ada Lovelace", "summary": "\#(summary)"}}"#, at: "cv.json")
        let result = try run("render", address, "--refresh", environment: environment)
        #expect(result.code == .exited(0))
        #expect(result.errors.contains("is kept for later: cannot write"))
        #expect(result.errors.contains("No space left on device"))
        #expect(
            try run("render", address, "--offline", environment: environment).code == .exited(0))
        #expect(disk.scratch.files().count == 1)
    }

    @Test(arguments: [
        "https://ada:secret@example.org/cv.json", "https://ada:se/cret@example.org/cv.json",
        "https://ada:se?cret@example.org/cv.json", "https://ada:se%2Fcret%40example.org/cv.json",
        "https://ada%3Asecret%40example.org/cv.json", "HTTPS://ada:#cret@example.org",
    ])
    func aPasswordInAnAddressIsNeverShown(_ address: String) throws {
        for flags in [["--verbose"], ["--offline"]] {
            let result = try BuiltProgram.run(
                ["render", address] + flags, in: folder.path, environment: ["HOME": folder.path])
            #expect(result.ending != .exited(0))
            #expect(!result.errorText.contains("cret") && !result.text.contains("cret"))
        }
    }
}
