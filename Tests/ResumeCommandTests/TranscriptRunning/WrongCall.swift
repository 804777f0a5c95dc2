/// All that the program says to a call that makes no sense, on standard error and with exit code 64.
enum WrongCall {
    /// What stands behind a command in its usage, by the command's words.
    private static let operands = [
        "": "[OPTION]... [COMMAND]", "fonts list": "[OPTION]...", "init": "[OPTION]... [NAME]",
        "layouts": "[COMMAND]", "layouts gallery": "[OPTION]... [SOURCE]",
        "layouts new": "[OPTION]... NAME", "layouts show": "NAME",
        "preview": "[OPTION]... [SOURCE]", "render": "[OPTION]... [SOURCE]...",
        "schema": "[COMMAND]",
        "share": "[OPTION]... [SOURCE]", "share show": "HASH",
    ]

    /// The answer to a call, whose message alone differs from that to any other call of the command.
    static func answer(_ message: String, to arguments: [String]) -> Transcript.Answer {
        let commands = [2, 1, 0].map { arguments.prefix($0).joined(separator: " ") }
        let command = commands.first { operands[$0] != nil } ?? ""
        let name = command.isEmpty ? "" : " " + command
        let lines = [
            "resume-pdf: " + message, "Usage: resume-pdf\(name) \(operands[command] ?? "")",
            "See 'resume-pdf help\(name)'.", "",
        ]
        return Transcript.Answer(stderr: lines.joined(separator: "\n"), exit: 64)
    }

    /// The message, if this is the answer to a wrong call and nothing else.
    static func message(of answer: Transcript.Answer, to arguments: [String]) -> String? {
        let message = answer.stderr.prefix { $0 != "\n" }.dropFirst("resume-pdf: ".count)
        let wanted = Self.answer(String(message), to: arguments)
        let isWrongCall =
            (answer.stdout, answer.stderr, answer.exit) == ("", wanted.stderr, wanted.exit)
        return isWrongCall ? String(message) : nil
    }
}
