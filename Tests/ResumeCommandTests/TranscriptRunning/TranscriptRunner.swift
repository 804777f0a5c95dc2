import Sharing
import System
import Glibc
import ResumeCommand
import ResumePDF
import Synchronization
import SourceTree
import TestSupport
import Testing

/// Runs a transcript's command in a folder of its own, and gathers what it does.
struct TranscriptRunner {
    let transcript: Transcript
    let scratch: ScratchFolder

    init(_ transcript: Transcript) throws {
        self.transcript = transcript
        scratch = try ScratchFolder()
        for name in transcript.values("file") {
            try scratch.write(transcript.text(below: "file: " + name), to: name)
        }
        for name in transcript.values("folder") { try scratch.makeFolder(name) }
        for link in transcript.values("link") {
            let ends = link.split(separator: " ").map(String.init)
            try scratch.link(ends[0], to: ends[2])
        }
    }

    /// Runs the command in this process, with a renderer of the test.
    func inProcess() throws -> Transcript.Answer {
        let streams = try Descriptors(for: transcript, in: scratch.path)
        let time = Clock()
        let renderer = ScriptedRenderer(scratch: scratch)
        var application = Application(
            arguments: transcript.arguments,
            console: Console(
                environment: Environment(variables), folder: scratch.path,
                input: InputStream(descriptor: streams.input, isTerminal: isTerminal("stdin")),
                output: OutputStream(
                    descriptor: streams.output, name: "standard output",
                    isTerminal: isTerminal("stdout")),
                errors: OutputStream(
                    descriptor: streams.errors, name: "standard error", isTerminal: false),
                // 2026-01-02 15:04:05Z.
                clock: time.now, now: { 1_767_366_245 }),
            render: renderer.render, gallery: renderer.gallery, layouts: .ofTest, fonts: .ofTest)
        application.identify = { sender in
            var generator = FixedNumbers()
            return MailMessageID(of: sender, using: &generator)
        }
        application.person = { _ in GitIdentity(name: "Łukasz: Nowak", email: "l@nowak.pl") }
        return answer(application.run().rawValue, streams)
    }

    /// Runs the command as a process.
    func throughBinary(_ program: String) throws -> Transcript.Answer {
        let streams = try Descriptors(for: transcript, in: scratch.path)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, streams.input, 0)
        posix_spawn_file_actions_adddup2(&actions, streams.output, 1)
        posix_spawn_file_actions_adddup2(&actions, streams.errors, 2)
        if transcript.values("stdout") == ["closed"] {
            posix_spawn_file_actions_addclose(&actions, 1)
        }
        var process = pid_t()
        // Changing the folder of a spawned process is beyond POSIX; "env" does it.
        let words = ["env", "-C", scratch.path, program] + transcript.arguments
        let arguments = words.map { strdup($0) }
        let environment = variables.map { strdup($0.key + "=" + $0.value) }
        defer { for text in arguments + environment { free(text) } }
        let code = posix_spawn(
            &process, "/usr/bin/env", &actions, nil, arguments + [nil], environment + [nil])
        try #require(code == 0)
        var status: Int32 = 0
        try #require(waitpid(process, &status, 0) == process)
        let signal = status & 0x7F
        return answer(signal == 0 ? (status >> 8) & 0xFF : 128 + signal, streams)
    }

    private var variables: [String: String] {
        var variables = ["COLUMNS": "80"]
        for text in transcript.values("env") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            variables[String(parts[0])] = String(
                parts[1].replacing("$HERE", with: scratch.path))
        }
        return variables
    }

    private func isTerminal(_ stream: String) -> Bool {
        transcript.values(stream) == ["terminal"]
    }

    private func answer(_ code: Int32, _ streams: Descriptors) -> Transcript.Answer {
        var answer = Transcript.Answer()
        let sink = transcript.values("stdout").first ?? ""
        let isElsewhere = sink.hasPrefix("/") || sink.contains(".")
        answer.stdout = isElsewhere ? "" : named(Descriptors.text(streams.output))
        answer.stderr = named(Descriptors.text(streams.errors))
        answer.exit = code
        if transcript.recordsFiles { answer.files = scratch.files() }
        for path in transcript.heldFiles { answer.held[path] = named(scratch.read(path) ?? "") }
        return answer
    }

    /// A text with the names that the person would see from inside the folder, and with CR LF as `\r`.
    private func named(_ text: String) -> String {
        text.replacing("\r\n", with: "\\r\n").split(
            separator: scratch.path + "/", omittingEmptySubsequences: false
        ).joined()
            .split(separator: scratch.path, omittingEmptySubsequences: false).joined(separator: ".")
    }
}

/// Numbers that are drawn without any chance.
private struct FixedNumbers: RandomNumberGenerator {
    private var last: UInt64 = 0

    mutating func next() -> UInt64 {
        last += 0x0123_4567_89AB_CDEF
        return last
    }
}

/// A clock that moves 1 ms each time someone looks.
private final class Clock: Sendable {
    private let time = Atomic<UInt64>(0)

    @Sendable func now() -> UInt64 {
        time.add(1_000_000, ordering: .relaxed).newValue
    }
}

extension LayoutCatalog {
    /// Two layouts.
    fileprivate static let ofTest = Self(
        entries: {
            [
                Entry(name: "classic", summary: "One column.", origin: "built in"),
                Entry(name: "mine", summary: "", origin: "./Layouts/mine.yaml"),
            ]
        },
        text: { ["classic": Array("name: classic\n".utf8), "flow": Array("{name: x}\n".utf8)][$0] })
}

extension FontCatalog {
    /// Two families.
    fileprivate static let ofTest = Self { folders in
        (
            [
                Family(
                    name: "Source Sans 3", styles: [("Regular", "built in"), ("Bold", "built in")]),
                Family(
                    name: "Lato", styles: [("Regular", (folders.first ?? "./Fonts") + "/L.ttf")]),
            ],
            Diagnostics(
                folders.map {
                    Diagnostic(.init("font-unreadable", .data), .warning, "\($0)/x is not used")
                })
        )
    }
}
