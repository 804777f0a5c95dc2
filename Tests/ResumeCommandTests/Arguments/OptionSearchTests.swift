import SourceTree
import Testing

@testable import ResumeCommand

/// What is said of options that a command does not have.
@Suite struct OptionSearchTests {
    @Test(arguments: [
        // Other tools' names for an option of this command.
        ("render --theme even", "--theme'; did you mean '--layout'?"),
        ("render --template even", "--template'; did you mean '--layout'?"),
        ("render -t even", "-t'; did you mean '--layout'?"),
        ("render --font-path x", "--font-path'; did you mean '--font-dir'?"),
        ("share --to a@b.c", "--to'; did you mean '--mail'?"),
        // A value in place of its option.
        ("render --pdf", "--pdf'; did you mean '--format pdf'?"),
        ("render --letter", "--letter'; did you mean '--paper letter'?"),
        ("render --json", "--json'; did you mean '--diagnostics json'?"),
        // An option of another command.
        ("render --mail a@b.c", "--mail'; it is an option of 'resume-pdf share'"),
        ("preview --output x", "--output'; it is an option of 'resume-pdf render'"),
        ("preview --format md", "--format'; it is an option of 'resume-pdf render'"),
        ("layouts gallery --pages 1", "--pages'; it is an option of 'resume-pdf render'"),
        ("fonts list -q", "-q'; it is an option of 'resume-pdf render'"),
        // Other tools' names for an option of another command.
        ("render --to a@b.c", "--to'; it is an option of 'resume-pdf convert'"),
        ("layouts show --theme x", "--theme'; did you mean '--layout' of 'resume-pdf render'?"),
        ("render --recipient a@b.c", "--recipient'; did you mean '--mail' of 'resume-pdf share'?"),
        // Before or behind the command that has it.
        ("--strict render", "--strict'; write it after 'resume-pdf render'"),
        ("render --version", "--version'; write it after 'resume-pdf'"),
        ("layouts --from classic", "--from'; write it after 'resume-pdf layouts new'"),
        // Slips, and nothing at all.
        ("render --layuot x", "--layuot'; did you mean '--layout'?"),
        ("render --xyzzy", "--xyzzy'"),
    ])
    func advice(line: String, message: String) {
        let arguments = line.split(separator: " ").map(String.init)
        let error = #expect(throws: UsageError.self) {
            try ArgumentParser(CommandTable.program).parse(arguments)
        }
        #expect(error?.message.text == "unknown option '" + message)
    }

    @Test func noOtherNameIsOneThatACommandHas() {
        for (names, command) in CommandTable.program.all {
            let own =
                command.options.map(\.name)
                + command.options.compactMap { $0.letter.map(String.init) }
            let others = command.options.flatMap(\.otherNames)
            #expect(Set(own).isDisjoint(with: others), "\(names)")
            #expect(Set(others).count == others.count, "\(names)")
        }
    }
}
