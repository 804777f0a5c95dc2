import Testing

@testable import ResumeCommand

@Suite struct UsageTableTests {
    @Test func commandsOfTheProgram() {
        let lines = UsageTable.commands(of: CommandTable.program).split(separator: "\n")
        #expect(lines[0] == "| Command | What it does |")
        #expect(
            lines[3]
                == "| `resume-pdf render [SOURCE]` | Renders a resume as a PDF, or as text, and "
                + "prints the path of the file. |")
        #expect(lines.contains("| `resume-pdf layouts show NAME` | Prints a layout's file. |"))
    }

    @Test func aBarInACellIsEscaped() {
        let option = OptionKey.choice("paper", of: DiagnosticForm.self, "Papers.").specification
        let command = CommandSpecification("x", nil, "X.", options: [option])
        #expect(
            UsageTable.options(of: command)
                == "| Option | What it does |\n| --- | --- |\n| `--paper text\\|json` | Papers. |\n"
        )
    }
}
