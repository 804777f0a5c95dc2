import CairoPangoBackend
import Pages
import Sharing
import SourceTree
import Synchronization
import System
import TestSupport
import Testing

@testable import ResumeCommand
@testable import ResumePDF

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
            render: renderer.render, gallery: renderer.gallery, layouts: .ofTest,
            fonts: Self.fonts)
        application.identify = { sender in
            var generator = FixedNumbers()
            return MailMessageID(of: sender, using: &generator)
        }
        application.person = { _ in GitIdentity(name: "Łukasz: Nowak", email: "l@nowak.pl") }
        let code = application.run().rawValue
        // What went elsewhere is no text in memory.
        let isElsewhere = transcript.values("stdout").contains { $0 != "terminal" }
        let output = isElsewhere ? "" : Descriptors.text(streams.output)
        return answer(code, output: output, errors: Descriptors.text(streams.errors))
    }

    /// Runs the command as a process.
    func throughBinary(_ program: String) throws -> Transcript.Answer {
        let source = transcript.values("stdin").first ?? ""
        var streams = source.isEmpty ? "" : " <" + source
        if let sink = transcript.values("stdout").first {
            streams += " >" + (sink == "closed" ? "&-" : sink)
        }
        let line = #"exec "$0" "$@""# + streams
        var process = ChildProcess("/bin/sh", ["-c", line, program] + transcript.arguments)
        process.folder = scratch.path
        process.environment = variables
        process.input = Array(transcript.text(below: "stdin:").utf8)
        let result = try process.run()
        let code: Int32 = if case .exited(let code) = result.ending { code } else { -1 }
        return answer(code, output: result.text, errors: result.errorText)
    }

    private var variables: [String: String] {
        var variables = ["COLUMNS": "80"]
        for text in transcript.values("env") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            variables[String(parts[0])] = String(parts[1].replacing("$HERE", with: scratch.path))
        }
        return variables
    }

    private func isTerminal(_ stream: String) -> Bool { transcript.values(stream) == ["terminal"] }

    private func answer(_ code: Int32, output: String, errors: String) -> Transcript.Answer {
        var answer = Transcript.Answer()
        answer.stdout = named(output)
        answer.stderr = named(errors)
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

    @Sendable func now() -> UInt64 { time.add(1_000_000, ordering: .relaxed).newValue }
}

extension LayoutCatalog {
    /// Two layouts.
    fileprivate static var ofTest: Self {
        Self(
            entries: {
                [
                    ListLayouts.Entry(name: "classic", summary: "One column."),
                    ListLayouts.Entry(name: "mine", summary: "", path: "./Layouts/mine.yaml"),
                ]
            },
            text: {
                ["classic": Array("name: classic\n".utf8), "flow": Array("{name: x}\n".utf8)][$0]
            })
    }
}

extension TranscriptRunner {
    /// Two families.
    @Sendable private static func fonts(_ folders: [String]) -> (
        entries: [ListFonts.Entry], diagnostics: Diagnostics
    ) {
        func face(_ family: String, _ weight: Int, _ source: FontSource) -> FaceOrigin {
            FaceOrigin(
                FontFace(family: family, weight: weight, isItalic: false, postScriptName: ""),
                source)
        }
        let (sans, lato) = ("Source Sans 3", "Lato")
        let path = (folders.first ?? "./Fonts") + "/L.ttf"
        let findings = folders.map {
            Diagnostic(.init("font-unreadable", .data), .warning, "\($0)/x is not used")
        }
        return (
            [
                .init(family: sans, faces: [400, 700].map { face(sans, $0, .embedded(name: "")) }),
                .init(family: lato, faces: [face(lato, 400, .file(path: path))]),
            ], Diagnostics(findings)
        )
    }
}
