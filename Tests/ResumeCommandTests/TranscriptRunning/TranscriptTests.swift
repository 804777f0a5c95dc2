import Glibc
import TestSupport
import Testing

/// Runs all transcripts; see `Transcript` for how they are written.
///
/// With `RECORD_TRANSCRIPTS=1` in the environment the answers of this run are written into the
/// files, and the run fails, so that no one records by accident.
@Suite struct TranscriptTests {
    static let folder =
        String(#filePath.prefix(while: { $0 != "\0" }))
        .split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 } + "/Transcripts"
    static let names = [
        "help", "init", "layouts", "fonts", "overrides", "render", "output", "preview", "share",
        "usage",
    ]
    static let isRecording = getenv("RECORD_TRANSCRIPTS") != nil

    static let cases = names.flatMap { file($0)?.transcripts ?? [] }
    static let inProcessCases = cases.filter { $0.values("run") != ["binary"] }
    static let binaryCases = cases.filter { $0.values("run") != ["process"] }

    /// The built program, beside the tests; nil if only the tests were built.
    static let program: String? = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(
            decoding: buffer[..<max(0, count)].map(UInt8.init(bitPattern:)), as: UTF8.self)
        let beside = own.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
        let package = folder.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
        return [beside + "/resume-pdf", package + "/.build/debug/resume-pdf"].first {
            access($0, X_OK) == 0
        }
    }()

    private static func file(_ name: String) -> TranscriptFile? {
        var bytes: [UInt8] = []
        let descriptor = open(folder + "/" + name + ".txt", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
        }
        return TranscriptFile(String(decoding: bytes, as: UTF8.self))
    }

    @Test func eachFileIsThere() {
        for name in Self.names {
            #expect(Self.file(name)?.transcripts.isEmpty == false, "\(name).txt")
        }
    }

    @Test(.enabled(if: !isRecording), arguments: inProcessCases)
    func inProcess(transcript: Transcript) throws {
        let answer = try TranscriptRunner(transcript).inProcess()
        expect(answer, toBe: transcript.answer)
    }

    @Test(.enabled(if: !isRecording && program != nil), arguments: binaryCases)
    func throughBinary(transcript: Transcript) throws {
        let program = try #require(Self.program)
        let answer = try TranscriptRunner(transcript).throughBinary(program)
        expect(answer, toBe: transcript.answer)
    }

    @Test(.enabled(if: isRecording)) func record() throws {
        for name in Self.names {
            guard var file = Self.file(name) else { continue }
            for index in file.transcripts.indices {
                let transcript = file.transcripts[index]
                let runner = try TranscriptRunner(transcript)
                if transcript.values("run") == ["binary"] {
                    file.transcripts[index].answer = try runner.throughBinary(
                        try #require(Self.program))
                } else {
                    file.transcripts[index].answer = try runner.inProcess()
                }
            }
            let path = Self.folder + "/" + name + ".txt"
            let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
            defer { close(descriptor) }
            let bytes = Array(file.text.utf8)
            try #require(write(descriptor, bytes, bytes.count) == bytes.count)
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
