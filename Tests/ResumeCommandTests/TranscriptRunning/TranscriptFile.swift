/// A file of transcripts: read, and written again when answers are recorded.
struct TranscriptFile {
    /// The lines before the first case.
    private let preface: [String]
    var transcripts: [Transcript] = []

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        preface = Array(lines.prefix { !$0.hasPrefix("=== ") })
        var rest = lines.dropFirst(preface.count)
        while let head = rest.popFirst() {
            let setting = rest.prefix { !$0.hasPrefix("$ ") }
            rest = rest.dropFirst(setting.count)
            while rest.first?.hasPrefix("$ ") == true {
                let commands = rest.prefix { $0.hasPrefix("$ ") }
                rest = rest.dropFirst(commands.count)
                let answer = rest.prefix { !$0.hasPrefix("$ ") && !$0.hasPrefix("=== ") }
                rest = rest.dropFirst(answer.count)
                for command in commands {
                    var transcript = Transcript(
                        title: String(head.dropFirst(4)), preface: preface, setting: Array(setting),
                        command: String(command.dropFirst(2)))
                    Self.read(answer, into: &transcript)
                    transcripts.append(transcript)
                }
            }
        }
    }

    private static func read(_ lines: ArraySlice<String>, into transcript: inout Transcript) {
        var rest = lines
        while let line = rest.popFirst() {
            guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("|") else { continue }
            let value = String(line[colon...].dropFirst(2))
            let block = Transcript.block(rest)
            switch line[..<colon] {
            case "stdout": transcript.answer.stdout = value.isEmpty ? block : value + "\n"
            case "stderr": transcript.answer.stderr = value.isEmpty ? block : value + "\n"
            case "exit": transcript.answer.exit = Int32(value) ?? -1
            case "usage": transcript.answer = WrongCall.answer(value, to: transcript.arguments)
            case "files":
                transcript.recordsFiles = true
                transcript.answer.files = value.split(separator: " ").map(String.init)
            case "holds":
                transcript.heldFiles.append(value)
                transcript.answer.held[value] = block
            default: continue
            }
        }
    }

    /// The file's text.
    var text: String {
        var lines = preface
        for (index, transcript) in transcripts.enumerated() {
            if index == 0 || transcripts[index - 1].title != transcript.title {
                lines += (index == 0 ? [] : [""]) + ["=== " + transcript.title] + transcript.setting
            }
            lines.append("$ " + transcript.command)
            let answer = Self.answer(transcript)
            let next = transcripts.dropFirst(index + 1).first
            if next.map({ $0.title == transcript.title && Self.answer($0) == answer }) != true {
                lines += answer
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func answer(_ transcript: Transcript) -> [String] {
        let answer = transcript.answer
        var lines: [String] = []
        if let message = WrongCall.message(of: answer, to: transcript.arguments) {
            lines = ["usage: " + message]
        } else {
            lines = output("stdout:", answer.stdout) + output("stderr:", answer.stderr)
            if answer.exit != 0 { lines.append("exit: \(answer.exit)") }
        }
        if transcript.recordsFiles {
            lines.append((["files:"] + answer.files).joined(separator: " "))
        }
        for path in transcript.heldFiles {
            lines += block("holds: " + path, answer.held[path] ?? "")
        }
        return lines
    }

    private static func output(_ head: String, _ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let block = block(head, text)
        return block.count == 2 && block[1] != "|" ? [head + block[1].dropFirst()] : block
    }

    private static func block(_ head: String, _ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
        return [head] + body.map { $0.isEmpty ? "|" : "| " + $0 }
    }
}
