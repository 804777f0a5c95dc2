import System
import Glibc
import System
import TestSupport
import Testing

@testable import ResumeCommand

/// What real shells complete, asked for each command of the table.
@Suite struct ShellCompletionsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        for shell in ShellCompletions.allCases {
            let script = shell.script(for: CommandTable.program)
            try scratch.write(script, to: "completions." + shell.rawValue)
        }
        for name in ["cv.json", "cv.yaml", "cv.pdf", "my notes.yml", ".hidden.json"] {
            try scratch.write("x", to: name)
        }
        try scratch.makeFolder("jobs")
        // The names of layouts come from the program itself, and are those of files.
        try scratch.write(
            """
            #!/bin/sh
            printf '%s\\n' 'classic  One column.' 'modern   Two.' '\(Self.hostile)  Three.'
            """, to: "bin/resume-pdf")
        #expect(chmod(scratch.path("bin/resume-pdf"), 0o755) == 0)
    }

    /// A layout's name that a shell would run if it took it for code.
    private static let hostile = "$(touch${IFS}made)"

    private static func trait(_ shell: ShellCompletions) -> some TestTrait {
        .needs(ForeignProgram(shell.rawValue))
    }

    /// What a shell offers for some command lines, each to be completed at its end.
    private func offers(_ lines: [String], by shell: ShellCompletions) throws -> [[String]] {
        let (arguments, driver) =
            switch shell {
            case .bash:
                (
                    ["--norc", "-c"],
                    """
                    source ./completions.bash
                    while IFS= read -r line; do
                        read -ra COMP_WORDS <<<"${line//=/ = }"
                        [[ $line != *' ' ]] || COMP_WORDS+=("")
                        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                        _resume_pdf
                        printf '%s\\n' "${COMPREPLY[@]}" .
                    done
                    """
                )
            case .zsh:
                // Of the completion system stands here what the script calls.
                (
                    ["-f", "-c"],
                    """
                    compdef() { : }
                    compset() { : }
                    compadd() { print -l -- ${(P)@[-1]} }
                    _describe() { local name=$@[-1]; print -l -- ${(P)name%%:*} }
                    _files() {
                        case "$1" in
                        -g) eval "print -l -- $~2(N)"; print -l -- *(/N) ;;
                        -/) print -l -- *(/N) ;;
                        *) print -l -- * ;;
                        esac
                    }
                    setopt extendedglob
                    source ./completions.zsh
                    while IFS= read -r line; do
                        words=(${=line})
                        [[ $line != *' ' ]] || words+=("")
                        CURRENT=$#words
                        _resume-pdf
                        print .
                    done
                    """
                )
            case .fish:
                (
                    ["--no-config", "-c"],
                    """
                    source completions.fish
                    while read -l line
                        complete -C "$line" | string replace -r '\\t.*' ''
                        echo .
                    end
                    """
                )
            }
        var process = ChildProcess(shell.rawValue, arguments + [driver])
        process.folder = scratch.path
        process.input = Array(lines.map { $0 + "\n" }.joined().utf8)
        process.environment = [
            "PATH": scratch.path("bin") + ":/usr/local/bin:/usr/bin:/bin", "HOME": scratch.path,
            "TERM": "dumb", "LC_ALL": "C.UTF-8",
        ]
        let result = try process.run()
        try #require(result.ending == .exited(0), "\(result)")
        #expect(result.errorText == "")
        // A line with a full stop ends each answer.
        var answers: [[String]] = []
        var answer: [String] = []
        for line in result.text.split(separator: "\n").map(String.init) {
            if line == "." {
                answers.append(answer)
                answer = []
            } else {
                answer.append(line)
            }
        }
        try #require(answers.count == lines.count)
        return answers
    }

    private func expectOptions(by shell: ShellCompletions) throws {
        let all = CommandTable.program.all
        let lines = all.map { $0.names.joined(separator: " ") + " --" }
        let offers = try offers(lines, by: shell)
        for ((names, command), offers) in zip(all, offers) {
            let options = Set(command.optionsWithHelp.map(\.typed))
            #expect(Set(offers.filter { $0.hasPrefix("--") }) == options, "\(names)")
        }
    }

    private func expectCommands(by shell: ShellCompletions) throws {
        let all = CommandTable.program.all.filter { !$0.command.subcommands.isEmpty }
        let offers = try offers(all.map { $0.names.joined(separator: " ") + " " }, by: shell)
        for ((names, command), offers) in zip(all, offers) {
            #expect(
                Set(command.subcommands.map(\.name)).isSubset(of: offers), "\(names): \(offers)")
        }
    }

    /// Lines, what must be offered for each, and what must not.
    private static let lines: [(line: String, has: [String], lacks: [String])] = [
        (
            "resume-pdf render ", ["cv.json", "cv.yaml", "my notes.yml"],
            ["cv.pdf", "render", ".hidden.json"]
        ),
        ("resume-pdf share ", ["cv.json", "cv.pdf", "log", "show"], []),
        ("resume-pdf share show ", ["cv.pdf"], ["cv.json"]),
        ("resume-pdf render --layout ", ["classic", "modern", "cv.yaml"], ["cv.pdf", "One"]),
        ("resume-pdf render --layout=", ["classic", "modern"], ["render"]),
        ("resume-pdf layouts show ", ["classic", "modern"], ["cv.yaml"]),
        ("resume-pdf render cv.json --format ", ["pdf", "txt", "md"], ["cv.json"]),
        ("resume-pdf render --paper=", ["a4", "letter"], ["cv.json"]),
        ("resume-pdf render -o ", ["cv.pdf", "cv.json"], ["render"]),
        ("resume-pdf render --font-dir ", ["jobs"], ["cv.json"]),
        ("resume-pdf render --pages ", [], ["cv.json", "render"]),
        ("resume-pdf completions ", ["bash", "zsh", "fish"], ["cv.json"]),
        ("resume-pdf help ", ["render", "layouts"], ["cv.json"]),
        ("resume-pdf help layouts ", ["show", "new"], ["render", "cv.json"]),
        ("resume-pdf render cv.json ", [], ["log", "init"]),
    ]

    private func expectWords(by shell: ShellCompletions) throws {
        let offers = try offers(Self.lines.map(\.line), by: shell)
        for (line, offers) in zip(Self.lines, offers) {
            // Some name a folder with its slash, some a value with its option before it.
            let words = Set(
                offers.map { word in
                    var word = word.hasSuffix("/") ? String(word.dropLast()) : word
                    if word.hasPrefix("--"), let place = word.firstIndex(of: "=") {
                        word = String(word[word.index(after: place)...])
                    }
                    return word
                })
            #expect(Set(line.has).isSubset(of: words), "\(line.line): \(offers)")
            #expect(words.isDisjoint(with: line.lacks), "\(line.line): \(offers)")
        }
    }

    /// Names of files are words to be shown, never code to be run; bash alone has to quote them itself.
    private func expectHarmless(by shell: ShellCompletions) throws {
        let offers = try offers(
            ["resume-pdf layouts show ", "resume-pdf render --layout "], by: shell)
        let quoted = shell == .bash ? "\\$\\(touch\\$\\{IFS\\}made\\)" : Self.hostile
        #expect(offers[0].contains(quoted), "\(offers)")
        #expect(offers[1].contains(Self.hostile), "\(offers)")
        #expect(!FileStatus.exists(scratch.path("made")))
    }

    private func expectAll(by shell: ShellCompletions) throws {
        let result = try ChildProcess(
            shell.rawValue, ["-n", scratch.path("completions." + shell.rawValue)]
        ).run()
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.output + result.errors == [])
        try expectOptions(by: shell)
        try expectCommands(by: shell)
        try expectWords(by: shell)
        try expectHarmless(by: shell)
    }

    @Test func bash() throws { try expectAll(by: .bash) }

    @Test(trait(.zsh)) func zsh() throws { try expectAll(by: .zsh) }

    @Test(trait(.fish)) func fish() throws { try expectAll(by: .fish) }
}
