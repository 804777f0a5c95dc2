import Glibc
import TestSupport
import Testing

/// Photos that resumes name by addresses, through the program as people run it.
@Suite(.needs(WebServer.python, WebServer.curl), .needsBuiltProgram) struct RemotePhotoTests {
    private let folder: ScratchFolder
    private let photo: [UInt8]

    init() throws {
        folder = try ScratchFolder()
        photo = try #require(FileBytes.read(PackageFolder.path("Layouts/classic.png")))
    }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (code: ChildProcess.Ending, errors: String) {
        let path = folder.path("bin") + ":" + (ProcessEnvironment.value("PATH") ?? "")
        let result = try BuiltProgram.run(
            arguments + ["--layout", "modern", "--verbose"], in: folder.path,
            environment: ["HOME": folder.path, "PATH": path].merging(environment) { $1 })
        return (result.ending, result.errorText)
    }

    private func resume(_ image: String) -> String {
        #"{"basics": {"name": "Ada Lovelace", "image": "\#(image)"}}"#
    }

    /// A server with a resume that names a photo; `ORIGIN/` in its address stands for the server's.
    private func server(_ image: String, at path: String? = nil) throws -> WebServer {
        let server = try WebServer()
        let origin = server.address("")
        try server.serve(resume(image.replacing("ORIGIN/", with: origin)), at: "a/cv.json")
        if let path { try server.folder.write(photo, to: "files/" + path) }
        return server
    }

    private func count(of path: String, _ server: WebServer) -> Int {
        server.requests.count { $0.contains(" " + path) }
    }

    @Test(arguments: [
        ("me.png", "a/me.png"), ("../b/me.png", "b/me.png"), ("/me.png", "me.png"),
        ("ORIGIN/c/me.png", "c/me.png"),
    ])
    func aRemoteResumeHasItsPhoto(_ image: String, _ path: String) throws {
        let server = try server(image, at: path)
        try folder.write("X-Secret: one", to: "h", mode: 0o600)
        let first = try run("render", server.address("a/cv.json"), "--header-file", "h")
        #expect(first.code == .exited(0))
        #expect(first.errors.contains("  fetch the photo from \(server.address(path)) just now\n"))
        #expect(!first.errors.contains("warning"))
        #expect(server.requests.last?.contains("/\(path) X-Secret=one") == true)
        let again = try run("render", server.address("a/cv.json"))
        #expect(again.errors.contains("  fetch the photo from the cache, "))
        #expect(try run("render", server.address("a/cv.json"), "--offline").code == .exited(0))
        #expect(server.requests.count == 2)
        #expect(try run("preview", server.address("a/cv.json"), "--refresh").code == .exited(0))
        #expect(server.requests.last?.contains("/\(path) If-None-Match=") == true)
    }

    @Test func aPhotoOnAMachineOfThisPlaceIsNotAskedFor() throws {
        let other = try WebServer()
        try other.folder.write(photo, to: "files/me.png")
        let server = try server(other.address("me.png"))
        let result = try run("render", server.address("a/cv.json"))
        #expect(result.code == .exited(0))
        #expect(
            result.errors.contains(
                "\"\(other.address("me.png"))\" is an address that is never asked; the page has no "
                    + "photo"))
        try server.serve(
            resume(server.fault("redirect?to=" + other.address("me.png"))), at: "b.json")
        let led = try run("render", server.address("b.json"))
        #expect(
            led.errors.contains("it leads to \"\(other.address("me.png"))\", which is an address"))
        #expect(other.requests.isEmpty)
    }

    @Test func aRemoteResumeNamesNoFileHere() throws {
        try folder.write(photo, to: "me.png")
        let server = try server("me.png")
        for (image, words) in [
            ("me.png", "there is no \(server.address("a/me.png")) (404)"),
            (folder.path("me.png"), "(404)"),
            ("file://" + folder.path("me.png"), "file is neither https nor http"),
            ("FILE:me.png", "file is neither https nor http"),
        ] {
            try server.serve(resume(image), at: "a/cv.json")
            let result = try run("render", server.address("a/cv.json"), "--refresh")
            #expect(result.code == .exited(0))
            #expect(result.errors.contains("warning: "))
            #expect(result.errors.contains(words), "\(result.errors)")
            #expect(result.errors.contains("; the page has no photo"))
        }
    }

    @Test func aResumeHereNeedsLeaveForItsPhoto() throws {
        let server = try server("", at: "me.png")
        try folder.write(resume(server.address("me.png")), to: "cv.json")
        let refused = try run("render", "cv.json")
        #expect(refused.code == .exited(0))
        #expect(refused.errors.contains("or allow it with --allow-remote-images"))
        // Nobody named this machine but the file, which may come from a stranger.
        let still = try run("render", "cv.json", "--allow-remote-images")
        #expect(still.errors.contains("is an address that is never asked; the page has no photo"))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        ["render", "cv.json"], ["preview", "cv.json"], ["share", "cv.json", "--open"],
    ])
    func withLeaveThePhotoIsFetchedWithoutSecrets(_ words: [String]) throws {
        try folder.write(
            "machine photos.ada-lovelace.net password sesame", to: ".netrc", mode: 0o600)
        try folder.write("X-Secret: one", to: "h", mode: 0o600)
        try folder.write(photo, to: "photo")
        try folder.write("#!/bin/sh\necho 192.0.2.1 STREAM x\n", to: "bin/getent", mode: 0o755)
        try folder.write("#!/bin/sh\n", to: "bin/xdg-open", mode: 0o755)
        let answer = "printf 'HTTP/1.1 200 OK\\r\\n\\r\\n' >&2; cat '\(folder.path("photo"))'"
        _ = try RecordingProgram("curl", in: folder, folder: "bin/", ending: answer)
        try folder.write(resume("https://photos.ada-lovelace.net/me.png"), to: "cv.json")
        let path = folder.path("bin") + ":" + (ProcessEnvironment.value("PATH") ?? "")
        let result = try BuiltProgram.run(
            words + [
                "--allow-remote-images", "--header-file", "h", "--layout", "modern", "--verbose",
            ],
            in: folder.path, environment: ["HOME": folder.path, "PATH": path])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(
            result.errorText.contains(
                "fetch the photo from https://photos.ada-lovelace.net/me.png just now")
        )
        #expect(!result.errorText.contains("warning"))
        let asked = try #require(folder.read("curl.input"))
        #expect(asked.contains("url = \"https://photos.ada-lovelace.net/me.png\"\n"))
        #expect(!asked.contains("netrc") && !asked.contains("Secret") && !asked.contains("sesame"))
    }

    @Test(arguments: [
        ("status?code=404", "there is no "), ("status?code=500", "has a fault of its own"),
        ("status?code=403", "does not permit it (403)"),
        ("html", "is an HTML page; use PNG or JPEG"),
        ("short", "broke off"), ("long", "sends more than 10 MB; a picture is smaller"),
        ("loop", "from one address to the next without end"),
        ("redirect?to=file:///etc/passwd", "file is neither https nor http"),
    ])
    func aPhotoThatFailsIsAWarning(_ fault: String, _ words: String) throws {
        let server = try server("/faults/" + fault)
        let result = try run("render", server.address("a/cv.json"))
        #expect(result.code == .exited(0))
        #expect(result.errors.contains("warning: ") && result.errors.contains(words))
        #expect(result.errors.contains("; the page has no photo"))
        #expect(folder.bytes(of: "cv.pdf") != nil)
        // Of the resume alone there is a copy.
        #expect(folder.files().count { $0.hasSuffix(".resume") } == 1)
    }

    @Test func anOldPhotoStandsInWithAWarning() throws {
        try folder.write("cache: {expires: 0}", to: ".config/resume-pdf/config.yaml")
        let server = try server("/me.png", at: "me.png")
        #expect(try run("render", server.address("a/cv.json")).code == .exited(0))
        try server.folder.write("<!DOCTYPE html>", to: "files/me.png")
        let late = try run("render", server.address("a/cv.json"))
        #expect(
            late.errors.contains("warning: the photo: \(server.address("me.png")) is no picture"))
        #expect(late.errors.contains("this is the copy of "))
        #expect(!late.errors.contains("has no photo"))
        #expect(try run("render", server.address("a/cv.json"), "--offline").code == .exited(0))
    }

    @Test func aGistsPhotoIsAWholeAddress() throws {
        let content = #"{\"basics\": {\"name\": \"Ada\", \"image\": \"me.png\"}}"#
        let server = try WebServer([
            "gists/1a": #"{"files": {"resume.json": {"content": "\#(content)"}}}"#
        ])
        let result = try run(
            "render", "gist:1a",
            environment: ["RESUME_PDF_GIST_API": String(server.address("").dropLast())])
        #expect(result.code == .exited(0))
        #expect(result.errors.contains("\"me.png\" is not a web address; the page has no photo"))
    }
}
