import Testing

/// One command with what it reads and all that it must answer, as written in `Transcripts/*.txt`.
///
/// A case begins with `=== ` and its title. Then, each on a line of its own and all but the command
/// optional:
///
///     run: process            only in this process, with a renderer of the test
///     run: binary             only through the built program
///     run: both               both ways, as if there were no line
///     env: NAME=VALUE         $HERE in a value stands for the folder
///     file: PATH              the file's lines follow, each after "| "
///     link: PATH -> TARGET
///     folder: PATH
///     stdin:                  its lines follow, each after "| "; or stdin: terminal, or a path
///     stdout: PATH            where the descriptor leads instead; or stdout: terminal, or closed
///     $ resume-pdf ...        words between spaces; quotes keep a word together
///
/// and what is recorded: `stdout:` and `stderr:` with one line behind them or several below, `exit:`
/// unless it is 0, `files:` (all that is in the folder after the run) and `holds: PATH` for each file
/// whose contents matter. `usage: MESSAGE` stands for all that a wrong call answers; see `WrongCall`.
///
/// Commands without an answer between them have the same one; those behind an answer have one of their
/// own. Each runs in a new folder. What stands before the first case holds for all: how they run, if
/// they do not say, and the lines of files that they name without lines.
struct Transcript: Sendable, CustomTestStringConvertible {
    var title: String
    /// The lines before the file's first case.
    var preface: [String]
    /// All lines up to the command, as they are written.
    var setting: [String]
    var command: String
    var answer = Answer()
    var recordsFiles = false
    var heldFiles: [String] = []

    /// What a command does that can be seen from outside.
    struct Answer: Sendable, Hashable {
        var stdout = ""
        var stderr = ""
        var exit: Int32 = 0
        var files: [String] = []
        var held: [String: String] = [:]
    }

    var testDescription: String { title + ": " + command }

    /// The arguments after the program's name.
    var arguments: [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in command {
            switch character {
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case " " where !isQuoted:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return Array((words + (word.map { [$0] } ?? [])).dropFirst())
    }

    /// Whether it runs in this process, and through the built program.
    func runs(_ way: String) -> Bool {
        let ways = values("run") + Self.values("run", in: preface)
        return ways.isEmpty || [way, "both"].contains(ways[0])
    }

    /// The values of a directive, in order.
    func values(_ name: String) -> [String] { Self.values(name, in: setting) }

    private static func values(_ name: String, in lines: [String]) -> [String] {
        lines.filter { $0.hasPrefix(name + ":") }.map {
            String($0.dropFirst(name.count + 1).drop { $0 == " " })
        }
    }

    /// The text below a directive, here or else in the preface.
    func text(below line: String) -> String {
        let texts = [setting, preface].compactMap { lines in
            lines.firstIndex(of: line).map { Self.block(lines[($0 + 1)...]) }
        }
        return texts.first { !$0.isEmpty } ?? ""
    }

    /// The lines after `| `, each with its end.
    static func block(_ lines: ArraySlice<String>) -> String {
        lines.prefix { $0.hasPrefix("|") }.map { $0.dropFirst(2) + "\n" }.joined()
    }
}
