import Glibc
import Synchronization
import TestSupport
import Testing

@testable import System

@Suite struct ChildProgramTests {
    private func shell(_ script: String, _ arguments: String...) -> ChildProgram {
        ChildProgram("sh", ["-c", script, "sh"] + arguments)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func keepsWhatItSays() throws {
        let outcome = try shell("echo out; echo bad  thing >&2; exit 3").run()
        #expect(outcome.ending == .exited(3))
        #expect(text(outcome.said.output) == "out\n")
        #expect(outcome.complaint == "bad thing")
    }

    @Test func argumentsArePassedAsTheyAre() throws {
        let words = ["", "a b", "$HOME", "'\"", "é\n", "--"]
        var child = shell("for word; do printf '%s|' \"$word\"; done")
        child.arguments += words
        #expect(try text(child.run().said.output) == words.map { $0 + "|" }.joined())
    }

    @Test(arguments: [0, 10, 65_536])
    func aSecretIsRead(count: Int) throws {
        var child = ChildProgram("cat")
        child.input = .secret(FileBytes.noise(count))
        #expect(try child.run().said.output == FileBytes.noise(count))
    }

    @Test func aSecretHasALimit() {
        var child = ChildProgram("cat")
        child.input = .secret(FileBytes.noise(65_537))
        let error = #expect(throws: SystemError.self) { try child.run() }
        #expect(error?.code == E2BIG)
    }

    @Test func contentsHaveASizeAndNoName() throws {
        var child = shell("wc -c; stat -Lc '%s %h %a' /proc/self/fd/3; cat /proc/self/fd/3")
        child.input = .contents(FileBytes.noise(1_000_000))
        child.extraInput = .contents(Array("extra".utf8))
        #expect(try text(child.run().said.output) == "1000000\n5 0 600\nextra")
    }

    @Test func nothingIsAtItsEndAtOnce() throws {
        #expect(try ChildProgram("cat").run().said.output == [])
    }

    @Test func silenceHasNoEnd() throws {
        // No shell is between, which would end alone.
        var child = ChildProgram("cat", ["/proc/self/fd/3"])
        child.extraInput = .silence
        let outcome = try child.run { $0.time > .milliseconds(300) }
        #expect(outcome.ending == .stopped)
    }

    @Test func onlyKnownVariablesAreHandedOn() throws {
        setenv("RESUME_PDF_TEST_TOKEN", "sesame", 1)
        let said = try text(ChildProgram("env").run().said.output)
        #expect(said.contains("PATH="))
        #expect(!said.contains("sesame"))
    }

    @Test func noOtherDescriptorIsHandedOn() throws {
        var child = ChildProgram("ls", ["-l", "/proc/self/fd"])
        child.input = .contents(Array("mine".utf8))
        let ours = try PrivateFile.make(Array("ours".utf8))
        defer { close(ours) }
        _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
        let said = try text(child.run().said.output)
        // What others left open in this process may be there; of private files, one.
        #expect(said.split(separator: "/resume-pdf-").count == 2, "\(said)")
    }

    @Test func aProgramThatDoesNotEndIsKilled() throws {
        let start = ContinuousClock.now
        let outcome = try shell("trap '' TERM; while :; do sleep 0.05; done").run {
            $0.quiet > .milliseconds(200)
        }
        #expect(outcome.ending == .stopped)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func aSignalIsNoSuccess() throws {
        #expect(try shell("kill -9 $$").run().ending == .signalled(SIGKILL))
    }

    @Test func aDetachedProgramMayGoOn() throws {
        let folder = try ScratchFolder()
        var child = shell("sleep 0.3; echo done; echo yes > \"$1\"", folder.path("file"))
        child.isDetached = true
        #expect(try child.run { $0.time > .milliseconds(50) }.ending == .leftRunning)
        for _ in 0..<500 where folder.read("file") != "yes\n" { usleep(10_000) }
        #expect(folder.read("file") == "yes\n")
    }

    @Test func talkIsKeptUpToALimitAndItsLossIsTold() throws {
        var child = shell("head -c 3000000 /dev/zero; echo end >&2")
        let outcome = try child.run()
        #expect(outcome.ending == .exited(0))
        #expect(outcome.said.output.count == 262_144)
        #expect(outcome.said.isCut)
        #expect(outcome.complaint == "end; it said more than 256 KiB, and the rest is lost")
        child.outputLimit = 3_000_000
        let whole = try child.run()
        #expect(whole.said.output.count == 3_000_000)
        #expect(!whole.said.isCut && whole.complaint == "end")
        #expect(try shell("head -c 300000 /dev/zero >&2").run().said.isCut)
    }

    private static let told = Atomic<Int>(0)

    @Test func waitingIsToldOnce() throws {
        var child = ChildProgram("sleep", ["0.8"])
        child.whileWaiting = { Self.told.add(1, ordering: .relaxed) }
        _ = try child.run()
        #expect(Self.told.load(ordering: .relaxed) == 1)
    }

    @Test func namesAndVariablesKeepTheirBytes() throws {
        let folder = try ScratchFolder()
        let path = folder.path(SystemText.text([0xE9]))
        try FileBytes.write(
            Array("#!/bin/sh\nprintf %s \"$LC_TEST\"\n".utf8), toBytes: SystemText.bytes(of: path),
            mode: 0o755)
        #expect(ProgramSearch.path(of: path) == path)
        setenv("LC_TEST", SystemText.text([0xFF, 0x41]).systemText, 1)
        defer { unsetenv("LC_TEST") }
        #expect(try ChildProgram(path).run().said.output == [0xFF, 0x41])
        #expect(ChildEnvironment.value("LC_TEST") == SystemText.text([0xFF, 0x41]))
    }

    @Test func aComplaintCannotDriveTheTerminal() throws {
        let outcome = try shell("printf '\\033[2Jx\\r\\ny' >&2").run()
        #expect(outcome.complaint == "\\u{1B}[2Jx y")
    }

    @Test func aMissingProgramIsAnError() {
        let error = #expect(throws: SystemError.self) {
            try ChildProgram("no-such-program-anywhere").run()
        }
        #expect(error?.code == ENOENT)
    }

    @Test func programsAreLookedForInOrder() throws {
        let folder = try ScratchFolder()
        try folder.write("", to: "text")
        try folder.write("", to: "program", mode: 0o755)
        #expect(
            ProgramSearch.first(of: [folder.path("text"), folder.path("program"), "sh"])
                == folder.path("program"))
        #expect(ProgramSearch.path(of: "sh")?.hasSuffix("/sh") == true)
        #expect(ProgramSearch.first(of: ["", "no-such-program", folder.path]) == nil)
    }
}
