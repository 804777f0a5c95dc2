import Testing

/// One command with what it reads and all that it must answer, as written in `Transcripts/*.txt`.
///
/// A case begins with `=== ` and its title. Then, each on a line of its own and all but the command
/// optional:
///
///     run: process            only in this process, with a renderer of the test (else: both ways)
///     run: binary             only through the built program
///     env: NAME=VALUE         $HERE in a value stands for the folder
///     file: PATH              the file's lines follow, each after "| "
///     link: PATH -> TARGET
///     folder: PATH
///     stdin:                  its lines follow, each after "| "; or stdin: terminal, or a path
///     stdout: PATH            where the descriptor leads instead; or stdout: terminal, or closed
///     $ resume-pdf ...        words between spaces; quotes keep a word together
///
/// and what is recorded: `stdout:`, `stderr:`, `exit:`, `files:` (all that is in the folder after
/// the run) and `holds: PATH` for each file whose contents matter.
struct Transcript: Sendable, CustomTestStringConvertible {
    var title: String
    /// All lines up to the command, as they are written.
    var setting: [String] = []
    var command = ""
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

    var testDescription: String { title }

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

    /// The values of a directive, in order.
    func values(_ name: String) -> [String] {
        setting.filter { $0.hasPrefix(name + ":") }.map {
            String($0.dropFirst(name.count + 1).drop { $0 == " " })
        }
    }

    /// The text below a directive.
    func text(below line: String) -> String? {
        guard let start = setting.firstIndex(of: line) else { return nil }
        return Self.block(setting[(start + 1)...])
    }

    /// The lines after `| `, each with its end.
    static func block(_ lines: ArraySlice<String>) -> String {
        lines.prefix { $0.hasPrefix("|") }.map { $0.dropFirst(2) + "\n" }.joined()
    }
}
