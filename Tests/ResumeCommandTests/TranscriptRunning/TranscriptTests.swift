import TestSupport
import Testing

/// Runs all transcripts; see `Transcript` for how they are written.
///
/// With `RECORD_TRANSCRIPTS=1` in the environment the answers of this run are written into the
/// files, and the run fails, so that no one records by accident.
@Suite struct TranscriptTests {
    static let folder = "Tests/ResumeCommandTests/Transcripts/"
    static let names = [
        "help", "init", "layouts", "fonts", "overrides", "render", "output", "preview", "list",
        "convert",
        "share", "session",
        "usage",
    ]
    static let isRecording = ProcessEnvironment.value("RECORD_TRANSCRIPTS") != nil

    static let cases = names.flatMap { file($0)?.transcripts ?? [] }
    static let inProcessCases = cases.filter { $0.runs("process") }
    static let binaryCases = cases.filter { $0.runs("binary") }

    private static func file(_ name: String) -> TranscriptFile? {
        PackageFolder.text(of: folder + name + ".txt").map { TranscriptFile($0) }
    }

    @Test(arguments: names) func eachFileIsReadWhole(name: String) {
        #expect(Self.file(name)?.transcripts.isEmpty == false)
        #expect(Self.file(name)?.text == PackageFolder.text(of: Self.folder + name + ".txt"))
    }

    @Test(.enabled(if: !isRecording), arguments: inProcessCases)
    func inProcess(transcript: Transcript) throws {
        let answer = try TranscriptRunner(transcript).inProcess()
        expect(answer, toBe: transcript.answer)
    }

    @Test(.enabled(if: !isRecording), .needsBuiltProgram, arguments: binaryCases)
    func throughBinary(transcript: Transcript) throws {
        let program = try #require(BuiltProgram.path)
        let answer = try TranscriptRunner(transcript).throughBinary(program)
        expect(answer, toBe: transcript.answer)
    }

    @Test(.enabled(if: isRecording)) func record() throws {
        for name in Self.names {
            guard var file = Self.file(name) else { continue }
            for index in file.transcripts.indices {
                let transcript = file.transcripts[index]
                let runner = try TranscriptRunner(transcript)
                file.transcripts[index].answer =
                    transcript.runs("process")
                    ? try runner.inProcess()
                    : try runner.throughBinary(try #require(BuiltProgram.path))
            }
            try FileBytes.write(
                Array(file.text.utf8), to: PackageFolder.path(Self.folder + name + ".txt"))
        }
        Issue.record("answers were recorded; look at the difference, then run without recording")
    }

    private func expect(_ answer: Transcript.Answer, toBe expected: Transcript.Answer) {
        #expect(answer.stdout == expected.stdout)
        #expect(answer.stderr == expected.stderr)
        #expect(answer.exit == expected.exit)
        #expect(answer.files == expected.files)
        #expect(answer.held == expected.held)
    }
}
