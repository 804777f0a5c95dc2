import Glibc
import TestSupport
import Testing

/// The built program with other programs in the places of those that print, open and send.
@Suite(.needsBuiltProgram) struct ShareProgramTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("%PDF-1.7\nmine\n%%EOF\n", to: "Jö Doe.pdf")
        try scratch.makeFolder("bin")
    }

    /// Puts a program into `PATH` that notes its arguments, its input and its variables.
    private func fake(_ name: String, _ ending: String = "exit 0") throws {
        _ = try RecordingProgram(name, in: scratch, folder: "bin/", ending: ending)
    }

    private func share(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> ChildProcess.Result {
        let own = [
            "HOME": scratch.path("home"), "PATH": scratch.path("bin"), "SECRET": "sesame",
            "LANG": "C.UTF-8",
        ]
        return try BuiltProgram.run(
            ["share"] + arguments, in: scratch.path, input: Array(input.utf8),
            environment: own.merging(environment) { $1 })
    }

    private var record: String { scratch.read("home/.local/state/resume-pdf/shares.jsonl") ?? "" }

    private func arguments(_ name: String) -> [String] {
        (scratch.read(name + ".arguments") ?? "").split(separator: "\n").map(String.init)
    }

    private var path: String { scratch.path("Jö Doe.pdf") }

    @Test func printingGoesThroughCUPS() throws {
        try fake("lp", "echo 'request id is laser-42 (1 file(s))'")
        let result = try share(["Jö Doe.pdf", "--print=laser", "--copies", "2", "--paper", "a4"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(arguments("lp") == ["-d", "laser", "-o", "media=A4", "-n", "2", "--", path])
        #expect(result.errorText == "printed: laser-42\n")
        #expect(record.contains(#""how":"print","to":["laser-42"]"#))
        #expect(scratch.read("lp.variables")?.contains("sesame") == false)
    }

    @Test func aNameWhoseLettersNoFontHasIsNotShared() throws {
        try fake("xdg-open")
        // Vithkuqi, which no font on this machine is for.
        try scratch.write(#"{"basics":{"name":"Ada \ud801\udd70"}}"#, to: "cv.json")
        let line = [
            "cv.json", "--copy-to", "out.pdf", "--eml", "out.eml", "--from", "a@example.org",
            "--mail", "b@example.org", "--open",
        ]
        for options in [[], ["--force"], ["--yes"], ["--dry-run"]] {
            let result = try share(line + options)
            #expect(result.ending == .exited(65), "\(result)")
            #expect(result.errorText.contains("of the name is in none of the fonts"))
            #expect(result.errorText.contains("--allow-missing-glyphs makes the page without"))
            #expect(result.text == "")
        }
        #expect(!scratch.files().contains { $0.hasPrefix("out") || $0.hasPrefix("xdg-open") })
        #expect(record == "")
        let result = try share(line + ["--allow-missing-glyphs"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText.contains("warning: U+10570"), "\(result)")
        #expect(scratch.bytes(of: "out.pdf")?.starts(with: "%PDF-".utf8) == true)
        #expect(arguments("xdg-open").count == 1)
        #expect(record.split(separator: "\n").count == 3)
    }

    @Test func whatAPrinterSaysIsTold() throws {
        try fake("lp", "echo 'lp: Error - The printer or class does not exist.' >&2; exit 1")
        let result = try share(["Jö Doe.pdf", "--print"])
        #expect(result.ending == .exited(69))
        #expect(
            result.errorText.hasPrefix(
                "error: lp failed: The printer or class does not exist; lpstat -e lists the printers"
            ))
        #expect(arguments("lp") == ["-n", "1", "--", path])
        #expect(record == "")
    }

    @Test func openingGetsTheFileItself() throws {
        try fake("xdg-open")
        let trial = try share(["Jö Doe.pdf", "--open", "--dry-run"])
        #expect(trial.ending == .exited(0) && arguments("xdg-open") == [])
        let result = try share(["Jö Doe.pdf", "--open", "-q"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(arguments("xdg-open") == [path])
        #expect(result.errorText == "" && result.text == "")
        #expect(record.contains(#""how":"open","to":[]"#))
    }

    @Test(arguments: [
        ("WAYLAND_DISPLAY", "wl-copy", ["--type", "text/uri-list"]),
        ("DISPLAY", "xclip", ["-selection", "clipboard", "-target", "text/uri-list", "-in"]),
    ])
    func theClipboardGetsTheAddressOfTheFile(
        variable: String, program: String, expected: [String]
    ) throws {
        try fake(program)
        let result = try share(["Jö Doe.pdf", "--clipboard"], environment: [variable: ":0"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(arguments(program) == expected)
        #expect(scratch.read(program + ".input") == "file://\(scratch.path)/J%C3%B6%20Doe.pdf\r\n")
    }

    @Test func theClipboardCanGetTheText() throws {
        try fake("wl-copy")
        try scratch.write(#"{"basics": {"name": "Jo Doe"}}"#, to: "cv.json")
        let result = try share(
            ["cv.json", "--clipboard", "--text"], environment: ["WAYLAND_DISPLAY": "x"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(scratch.read("wl-copy.input")?.hasPrefix("Jo Doe\n") == true)
        let none = try share(
            ["Jö Doe.pdf", "--clipboard", "--text"], environment: ["WAYLAND_DISPLAY": "x"])
        #expect(none.ending == .exited(64))
    }

    @Test func aRenderedFileStaysForTheViewer() throws {
        try fake("xdg-open")
        try scratch.write(#"{"basics": {"name": "Jo Doe"}}"#, to: "resume.json")
        let result = try share(["--open"])
        #expect(result.ending == .exited(0), "\(result)")
        let place = try #require(arguments("xdg-open").first)
        #expect(place.hasPrefix(scratch.path("home/.cache/resume-pdf/shared/")))
        #expect(place.hasSuffix("/Jo Doe.pdf"))
        #expect(FileBytes.read(place)?.starts(with: Array("%PDF-".utf8)) == true)
    }

    @Test(arguments: ["--print", "--open", "--clipboard", "--mail=jo@acme.com"])
    func aMissingProgramIsNamed(way: String) throws {
        let result = try share(
            ["Jö Doe.pdf", way, "--via", "client"].filter { word in
                way.hasPrefix("--mail") || !["--via", "client"].contains(word)
            }, environment: ["DISPLAY": ":0"])
        #expect(result.ending == .exited(69), "\(result)")
        #expect(result.errorText.contains("is not installed; install "))
    }

    @Test func mailGoesThroughTheSystemsProgram() throws {
        try fake("sendmail")
        let result = try share(
            [
                "Jö Doe.pdf", "--mail", "hr@acme.com", "--bcc", "b@acme.com", "--from",
                "jo@home.net", "--body", "-",
            ], input: "Hello\n.\n")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText == "mailed to hr@acme.com, b@acme.com\n")
        #expect(arguments("sendmail") == ["-i", "--", "hr@acme.com", "b@acme.com"])
        #expect(scratch.read("sendmail.input")?.contains("\r\nHello\r\n=2E\r\n") == true)
        #expect(scratch.read("sendmail.input")?.contains("Bcc") == false)
        #expect(scratch.read("sendmail.variables")?.contains("sesame") == false)
        #expect(record.contains(#""how":"mail","to":["hr@acme.com","b@acme.com"]"#))
    }

    @Test func aDraftOpensInTheMailProgram() throws {
        try fake("xdg-email")
        let result = try share(["Jö Doe.pdf", "--mail", "hr@acme.com", "--via", "client"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText == "opened a draft in the mail program\n")
        #expect(arguments("xdg-email").last == "hr@acme.com")
        let place = arguments("xdg-email").drop { $0 != "--attach" }.dropFirst().first
        #expect(place?.hasPrefix(scratch.path("home/.cache/resume-pdf/drafts/")) == true)
        #expect(FileBytes.read(place ?? "") == scratch.bytes(of: "Jö Doe.pdf"))
        #expect(record.contains(#""how":"draft""#))
    }

    @Test func theLogKnowsAll() throws {
        #expect(try share(["Jö Doe.pdf", "--copy-to", "copy.pdf"]).text == "copy.pdf\n")
        #expect(try share(["log"]).text.contains(scratch.path("copy.pdf")))
        let shown = try share(["show", "copy.pdf"])
        #expect(shown.ending == .exited(0), "\(shown)")
        #expect(shown.text.contains("File     Jö Doe.pdf\n"))
    }

    @Test(arguments: [("client", Int32(0)), ("sendmail", 78)])
    func onlySendingNeedsASoundConfiguration(way: String, code: Int32) throws {
        try fake("xdg-email")
        try fake("sendmail")
        try scratch.write(
            "mail: { server: 'mail.example.org' }\n", to: "home/.config/resume-pdf/config.yaml")
        let result = try share([
            "Jö Doe.pdf", "--from", "a@example.org", "--mail", "b@example.org", "--via", way,
            "--yes",
        ])
        #expect(result.ending == .exited(code), "\(result)")
        #expect(result.errorText.contains("config-value"), "\(result)")
    }
}
