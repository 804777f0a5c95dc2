/// A file of transcripts: read, and written again when answers are recorded.
struct TranscriptFile {
    /// The lines before the first case.
    var preface: [String] = []
    var transcripts: [Transcript] = []

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var rest = lines[...]
        preface = Array(rest.prefix { !$0.hasPrefix("=== ") })
        rest = rest.dropFirst(preface.count)
        while let head = rest.popFirst() {
            let body = rest.prefix { !$0.hasPrefix("=== ") }
            rest = rest.dropFirst(body.count)
            transcripts.append(Self.transcript(String(head.dropFirst(4)), body))
        }
    }

    private static func transcript(_ title: String, _ lines: ArraySlice<String>) -> Transcript {
        var transcript = Transcript(title: title)
        let setting = lines.prefix { !$0.hasPrefix("$ ") }
        transcript.setting = setting.filter { !$0.isEmpty }
        var rest = lines.dropFirst(setting.count)
        transcript.command = rest.popFirst().map { String($0.dropFirst(2)) } ?? ""
        while let line = rest.popFirst() {
            let block = Transcript.block(rest)
            let value = line.split(separator: " ").dropFirst().map(String.init)
            if line == "stdout:" {
                transcript.answer.stdout = block
            } else if line == "stderr:" {
                transcript.answer.stderr = block
            } else if line.hasPrefix("exit:") {
                transcript.answer.exit = value.first.flatMap { Int32($0) } ?? -1
            } else if line.hasPrefix("files:") {
                transcript.recordsFiles = true
                transcript.answer.files = value
            } else if line.hasPrefix("holds:"), let path = value.first {
                transcript.heldFiles.append(path)
                transcript.answer.held[path] = block
            }
        }
        return transcript
    }

    /// The file's text.
    var text: String {
        var lines = preface
        for transcript in transcripts {
            lines.append("=== " + transcript.title)
            lines += transcript.setting
            lines.append("$ " + transcript.command)
            lines += Self.block("stdout:", transcript.answer.stdout)
            lines += Self.block("stderr:", transcript.answer.stderr)
            lines.append("exit: \(transcript.answer.exit)")
            if transcript.recordsFiles {
                lines.append((["files:"] + transcript.answer.files).joined(separator: " "))
            }
            for path in transcript.heldFiles {
                lines += Self.block("holds: " + path, transcript.answer.held[path] ?? "")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func block(_ head: String, _ text: String) -> [String] {
        guard !text.isEmpty || head.hasPrefix("holds") else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
        return [head] + body.map { $0.isEmpty ? "|" : "| " + $0 }
    }
}
