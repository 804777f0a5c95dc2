import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct ManualPageTests {
    private let page = ManualPage.text(of: CommandTable.program, version: "1")

    @Test func hasAllOfTheTable() {
        var text = page
        for (escape, letter) in [
            ("\\-", "-"), ("\\(aq", "'"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\(ga", "`"),
            ("\\e", "\\"),
        ] {
            text.replace(escape, with: letter)
        }
        for (names, command) in CommandTable.program.all where command.action != nil {
            #expect(text.contains(command.summary.text), "\(names)")
            for option in command.options {
                #expect(
                    text.contains(option.typed) && text.contains(option.summary.text), "\(names)")
            }
            for paragraph in command.discussion {
                #expect(text.contains(paragraph.text), "\(names)")
            }
            for example in command.examples { #expect(text.contains(example.line), "\(names)") }
        }
    }

    @Test func whatIsWrittenStandsForItself() {
        let command = CommandSpecification(
            "tool", .overview, "Does it.",
            subcommands: [
                CommandSpecification(
                    "go", .help, "Goes.",
                    discussion: [".TH is no request, \\fB no escape, nor 'a'."])
            ])
        let page = ManualPage.text(of: command, version: "1")
        #expect(page.contains("\n\\&.TH is no request, \\efB no escape, nor \\(aqa\\(aq.\n"))
        #expect(page.contains("\ntool \\- does it\n"))
    }

    @Test(.needs(ForeignProgram("groff")))
    func groffHasNothingToSay() throws {
        var groff = ChildProcess(
            "groff", ["-man", "-Tutf8", "-Kutf8", "-ww", "-rCHECKSTYLE=3", "-P-cbou"])
        groff.input = Array(page.utf8)
        let result = try groff.run()
        #expect(result.ending == .exited(0))
        #expect(result.errorText == "")
        let text = result.text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").replacing("−", with: "-")
        #expect(text.contains("resume-pdf render [OPTION]... [SOURCE]"))
        #expect(text.contains("-o, --output FILE"))
    }
}
