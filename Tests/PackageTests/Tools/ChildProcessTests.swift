import Glibc
import TestSupport
import Testing

/// The tools of the tests must be right themselves.
@Suite struct ChildProcessTests {
    @Test func moreThanPipesHoldGoesThroughBothWays() throws {
        var process = ChildProcess("tee", ["/dev/stderr"])
        process.input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let result = try process.run()
        #expect(result.ending == .exited(0))
        #expect(result.output == process.input)
        #expect(result.errors == process.input)
    }

    @Test func endingsAreToldApart() throws {
        #expect(try ChildProcess("sh", ["-c", "exit 65"]).run().ending == .exited(65))
        #expect(try ChildProcess("sh", ["-c", "kill -9 $$"]).run().ending == .signalled(SIGKILL))
    }

    @Test func aProcessThatTakesTooLongIsEndedWithWhatItStarted() throws {
        var process = ChildProcess("sh", ["-c", "echo started; sleep 60 & sleep 60"])
        process.timeLimit = .milliseconds(300)
        let result = try process.run()
        #expect(result.ending == .timedOut)
        #expect(result.text == "started\n")
        #expect(result.duration < .seconds(20))
    }

    @Test func whatAProcessLeavesBehindIsNotWaitedFor() throws {
        let result = try ChildProcess("sh", ["-c", "sleep 30 & echo done"]).run()
        #expect(result.text == "done\n")
        #expect(result.duration < .seconds(20))
    }

    @Test func aProcessThatDoesNotReadItsInputIsNoFault() throws {
        var process = ChildProcess("true")
        process.input = [UInt8](repeating: 0, count: 1_000_000)
        #expect(try process.run().ending == .exited(0))
    }

    @Test func folderAndEnvironmentAreAsGiven() throws {
        let scratch = try ScratchFolder()
        var process = ChildProcess("sh", ["-c", "pwd; echo $COLOUR; echo $HOME"])
        process.folder = scratch.path
        process.environment = ["COLOUR": "red = green"]
        #expect(try process.run().text == "\(scratch.path)\nred = green\n\n")
    }

    @Test func argumentsArePassedAsTheyAre() throws {
        let arguments = ["%s\\n", "a b", "$HOME", "'", "é"]
        let result = try ChildProcess("printf", arguments).run()
        #expect(result.text == "a b\n$HOME\n'\né\n")
    }

    @Test func theOutputCanGoElsewhere() throws {
        var process = ChildProcess("sh", ["-c", "echo full"])
        process.outputPath = "/dev/full"
        let result = try process.run()
        #expect(result.ending != .exited(0))
        #expect(result.output.isEmpty)
    }

    @Test func whatIsNotThereIsAnError() {
        #expect(throws: ChildProcessError.self) { try ChildProcess("no-such-program").run() }
        #expect(!ForeignProgram("no-such-program").isInstalled)
    }
}
