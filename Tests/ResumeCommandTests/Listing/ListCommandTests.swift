import SourceTree
import TestSupport
import Testing

/// The built program with other programs in the places of those that open and print, in pipes and on
/// a terminal.
@Suite(.needsBuiltProgram) struct ListCommandTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeFolder("bin")
        try scratch.write(
            #"""
            {"basics": {"name": "Ada Ng", "email": "ada@lovelace.org", "phone": "+44 20 1234",
              "location": {"city": "York"}, "profiles": [{"network": "LinkedIn", "username": "ada"}]},
             "work": [{"name": "Old Ltd", "position": "Hand", "startDate": "2001", "endDate": "2002"},
              {"name": "Acme", "position": "Lead Café", "startDate": "2020-03",
               "highlights": ["Wrote one sentence about swift things."]}],
             "skills": [{"name": "Code", "level": "High", "keywords": ["Swift", "C"]}],
             "interests": [{"name": "Birds"}]}
            """#, to: "cv.json")
    }

    private var environment: [String: String] {
        ["HOME": scratch.path("home"), "PATH": scratch.path("bin"), "LANG": "C.UTF-8"]
    }

    private func list(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            ["list"] + arguments, in: scratch.path,
            environment: self.environment.merging(environment) { $1 })
    }

    private func arguments(_ name: String) -> [String] {
        (scratch.read(name + ".arguments") ?? "").split(separator: "\n").map(String.init)
    }

    // MARK: Links

    @Test(arguments: [
        (["contacts", "email"], "mailto:ada@lovelace.org"), (["contacts", "2"], "tel:+44201234"),
        (["contacts", "linkedin"], "https://linkedin.com/in/ada"),
    ])
    func linksAreOpened(operands: [String], address: String) throws {
        _ = try RecordingProgram("xdg-open", in: scratch, folder: "bin/", ending: "exit 0")
        let result = try list(operands + ["cv.json", "--open"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText == "opened: \(address)\n")
        #expect(result.text == "")
        #expect(arguments("xdg-open") == [address])
    }

    @Test func withoutAnOpenerTheBrowserIsAskedOrTheAddressTold() throws {
        let none = try list(
            ["contacts", "email", "cv.json", "--open"], ["BROWSER": "absent:also-absent"])
        #expect(none.ending == .exited(69))
        #expect(
            none.errorText.contains("install xdg-utils, or go to mailto:ada@lovelace.org yourself"))
        _ = try RecordingProgram("netsurf", in: scratch, folder: "bin/", ending: "exit 0")
        for (browser, words) in [
            ("absent:netsurf", ["https://linkedin.com/in/ada"]),
            ("netsurf --new %s", ["--new", "https://linkedin.com/in/ada"]),
        ] {
            let result = try list(
                ["contacts", "linkedin", "cv.json", "--open", "-q"], ["BROWSER": browser])
            #expect(result.ending == .exited(0), "\(result)")
            #expect(result.errorText == "")
            #expect(arguments("netsurf") == words)
        }
    }

    @Test func whatFailsToOpenIsTold() throws {
        _ = try RecordingProgram(
            "xdg-open", in: scratch, folder: "bin/", ending: "echo 'no method' >&2; exit 3")
        let result = try list(["contacts", "email", "cv.json", "--open"])
        #expect(result.ending == .exited(69))
        #expect(result.errorText.contains("the address is mailto:ada@lovelace.org"))
    }

    @Test(arguments: [
        (["contacts"], "--open opens one link, and 4 entries are asked for"),
        (["contacts", "location"], "there is no link to open in \"Location\""),
        (["skills", "1"], "there is no link to open in \"Code\""),
        ([], "--open opens one link, and 0 entries are asked for"),
    ])
    func oneLinkIsOpenedAtATime(operands: [String], message: String) throws {
        _ = try RecordingProgram("xdg-open", in: scratch, folder: "bin/", ending: "exit 0")
        let result = try list(operands + ["cv.json", "--open"])
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains(message), "\(result)")
        #expect(arguments("xdg-open") == [])
    }

    // MARK: Printing

    @Test(.needs(.pdftotext)) func aSectionIsPrintedByItself() throws {
        _ = try RecordingProgram(
            "lp", in: scratch, folder: "bin/", ending: "echo 'request id is laser-42 (1 file(s))'")
        let result = try list([
            "skills", "cv.json", "--print=laser", "--copies", "2", "--layout", "modern",
        ])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText.contains("printed: laser-42\n"))
        let sent = arguments("lp")
        #expect(sent.prefix(2) == ["-d", "laser"])
        #expect(sent.contains("2"))
        let file = try #require(sent.last)
        let text = try ForeignProgram.pdftotext.output(of: [file, "-"])
        #expect(text.contains("Ada Ng") && text.contains("Swift"))
        #expect(!text.contains("Acme") && !text.contains("Birds"))
        let record = scratch.read("home/.local/state/resume-pdf/shares.jsonl") ?? ""
        #expect(record.contains(#""how":"print""#))
    }

    @Test(.needs(.pdftotext)) func withoutASectionTheOverviewIsPrinted() throws {
        _ = try RecordingProgram(
            "lp", in: scratch, folder: "bin/", ending: "echo 'request id is laser-42 (1 file(s))'")
        let result = try list(["cv.json", "--print"])
        #expect(result.ending == .exited(0), "\(result)")
        let file = try #require(arguments("lp").last)
        let text = try ForeignProgram.pdftotext.output(of: [file, "-"])
        #expect(text.contains("Ada Ng") && !text.contains("Acme") && !text.contains("Swift"))
    }

    // MARK: A terminal

    private func shown(
        _ arguments: [String], _ environment: [String: String] = [:], columns: UInt16 = 80
    ) async throws -> (code: Int32, text: String) {
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["list", "cv.json"] + arguments, in: scratch.path,
            environment: self.environment.merging(environment) { $1 }, columns: columns)
        let code = try await program.end()
        return (code, String(decoding: program.shown, as: UTF8.self).replacing("\r\n", with: "\n"))
    }

    @Test func aTerminalHasHeadingsColumnsAndWhereItCameFrom() async throws {
        let (code, text) = try await shown(["works"], ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(code == 0)
        #expect(
            text == """
                Experience
                1  Lead Café  Acme     Mar 2020 – Present
                2  Hand       Old Ltd  2001 – 2002

                from cv.json

                """)
    }

    @Test func hitsAreMarkedWhereThereIsColour() async throws {
        let (code, text) = try await shown(["--search", "CAFE"], ["TERM": "xterm"])
        #expect(code == 0)
        #expect(text.contains("\u{1B}[1mExperience\u{1B}[0m\n"))
        #expect(text.contains("Lead \u{1B}[1;31mCafé\u{1B}[0m"))
        #expect(!text.contains("\u{1B}]8;"))
        let linked = try await shown(["contacts"], ["TERM": "xterm-kitty"]).text
        #expect(linked.contains("\u{1B}]8;;mailto:ada@lovelace.org\u{1B}\\"))
        #expect(!(try await shown(["contacts"], ["TERM": "dumb"]).text.contains("\u{1B}")))
    }

    @Test func narrowTerminalsAreFolded() async throws {
        let (_, text) = try await shown(["works", "1"], ["TERM": "dumb"], columns: 20)
        #expect(text.hasPrefix("Lead Café\n"))
        #expect(text.contains("\n  about swift\n"))
    }
}
