import Glibc
import TestSupport
import Testing

/// Files that are no plain files, or whose names are no plain text.
@Suite(.needsBuiltProgram) struct UnusualFileTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(#"{"basics":{"name":"Ada"}}"#, to: "cv.json")
    }

    /// Runs a line of a shell, in which "$P" is the program.
    private func shell(_ line: String) throws -> ChildProcess.Result {
        var process = ChildProcess("bash", ["-c", line])
        process.folder = scratch.path
        process.environment = [
            "P": try #require(BuiltProgram.path), "PATH": "/usr/bin:/bin", "LC_ALL": "C",
            "XDG_DATA_HOME": scratch.path("data"),
        ]
        process.timeLimit = .seconds(40)
        return try process.run()
    }

    /// Waits until the program has said something.
    private static let untilTold = "until test -s told; do sleep 0.05; done;"

    // MARK: Pipes

    @Test func aPipeAsALayoutIsRefusedAtOnce() throws {
        let result = try shell("mkfifo look.yaml && $P render cv.json --layout look.yaml")
        #expect(result.ending == .exited(78), "\(result)")
        #expect(result.errorText.contains("look.yaml is a pipe or a device, not a regular file"))
    }

    @Test(arguments: ["pipe.yaml", "/dev/stdin", "/dev/zero"])
    func aResumeCannotNameAPipeAsItsLayout(layout: String) throws {
        try scratch.write(#"{"basics":{},"meta":{"layout":"\#(layout)"}}"#, to: "cv.json")
        let result = try shell("mkfifo pipe.yaml && $P render cv.json <>pipe.yaml")
        #expect(result.ending == .exited(78), "\(result)")
    }

    @Test func aPipeAmongTheFontsIsLeftOut() throws {
        let result = try shell("mkdir f && mkfifo f/a.ttf && $P render cv.json --font-dir f")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText.contains("f/a.ttf is not used: it is a pipe or a device"))
    }

    @Test(arguments: [
        "$P render <(cat cv.json) -o cv.pdf", "cat cv.json | $P render /dev/stdin -o cv.pdf",
        "mkfifo pipe && (cat cv.json >pipe &) && $P render pipe -o cv.pdf",
        "(sleep 0.5; cat cv.json) | $P render /dev/fd/0 -o cv.pdf",
        "$P render /dev/stdin -o cv.pdf <cv.json",
    ])
    func aPipeThatIsNamedAsTheResumeIsRead(line: String) throws {
        let result = try shell(line)
        #expect(result.ending == .exited(0), "\(result)")
        #expect(!result.errorText.contains("waiting"), "\(result)")
        #expect(scratch.bytes(of: "cv.pdf")?.starts(with: "%PDF-".utf8) == true)
    }

    @Test func waitingForAPipeIsTold() throws {
        // Whoever waits for the word gives what is waited for: no clock is in it.
        let result = try shell(
            "mkfifo pipe; $P render pipe -o cv.pdf 2>told & \(Self.untilTold) cat cv.json >pipe; "
                + "wait $!; code=$?; cat told >&2; exit $code")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.errorText == "resume-pdf: waiting for pipe\n", "\(result)")
    }

    @Test(arguments: [
        ("(\(untilTold) cat cv.json) | $P render - -o cv.pdf 2>told", ""),
        (
            "mv cv.json ada.txt; (\(untilTold) cat ada.txt) | $P render -o cv.pdf 2>told",
            ", since this folder has none; name a file, or end it with Ctrl-C"
        ),
    ])
    func waitingForStandardInputIsToldOnce(line: String, advice: String) throws {
        let result = try shell(line)
        #expect(result.ending == .exited(0), "\(result)")
        #expect(
            scratch.read("told") == "resume-pdf: waiting for a resume on standard input\(advice)\n")
        #expect(scratch.bytes(of: "cv.pdf")?.starts(with: "%PDF-".utf8) == true)
    }

    @Test func aWatchedResumeThatBecomesAPipeIsReported() async throws {
        let program = try await WatchedProgram(["cv.json"], in: scratch)
        try await program.wait(for: "watching cv.json")
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        #expect(rename(scratch.path("pipe"), scratch.path("cv.json")) == 0)
        try await program.wait(for: "cv.json is a pipe or a device, not a regular file")
        try await program.wait(for: "cv.json changed: cv.pdf stays as it was")
        unlink(scratch.path("cv.json"))
        try scratch.write(#"{"basics":{"name":"Bea"}}"#, to: "cv.json")
        try await program.wait(for: "cv.json changed: cv.pdf, 1 page")
        #expect(try await program.end() == 0)
    }

    @Test(arguments: [
        ("head -c 10000001 /dev/zero | $P render -", "standard input"),
        ("$P render <(head -c 10000001 /dev/zero)", "/dev/fd/"),
    ])
    func moreThan10MBAreNotTaken(line: String, name: String) throws {
        let result = try shell(line)
        #expect(result.ending == .exited(65), "\(result)")
        #expect(result.errorText.hasPrefix("error: \(name)"), "\(result)")
        #expect(result.errorText.contains(" has more than 10 MB; a resume is smaller"))
    }

    // MARK: Names

    @Test func anOutputKeepsTheBytesOfItsName() throws {
        let name = Array(scratch.path("vit").utf8) + [0xE9, 0xFF] + Array(".pdf".utf8)
        let result = try shell(#"$P render cv.json -o $'vit\xE9\xFF.pdf'"#)
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.output == [UInt8]("vit".utf8) + [0xE9, 0xFF] + Array(".pdf\n".utf8))
        #expect(access(name.map { CChar(bitPattern: $0) } + [0], F_OK) == 0)
        #expect(scratch.files().count == 2)
    }

    @Test func aResumeIsFoundByTheBytesOfItsName() throws {
        let result = try shell(
            #"mkdir $'d\xE9' && mv cv.json $'d\xE9/c\xFF.json' && $P render $'d\xE9/c\xFF.json' "#
                + #"&& test -s $'d\xE9/c\xFF.pdf'"#)
        #expect(result.ending == .exited(0), "\(result)")
    }

    @Test func aNameThatIsNoTextIsShownAsOne() throws {
        let result = try shell(#"$P render $'none\xE9.json'"#)
        #expect(result.ending == .exited(66), "\(result)")
        #expect(result.errorText.contains(#"cannot read none\xE9.json: No such file"#))
    }
}
