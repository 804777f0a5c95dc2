import Glibc
import Testing

@testable import System

@Suite struct PipedProgramTests {
    /// The messages that come, at least one, unless the program ends.
    private func wait(for program: PipedProgram) -> [[[UInt8]]]? {
        while true {
            guard let messages = program.receive() else { return nil }
            if !messages.isEmpty { return messages }
            var polls = [pollfd(fd: program.answers, events: Int16(POLLIN), revents: 0)]
            poll(&polls, 1, -1)
        }
    }

    @Test func aProgramAnswersAndEnds() throws {
        let program = try PipedProgram("cat", [])
        let message: [[UInt8]] = [Array("a".utf8), Array(repeating: 5, count: 10_000)]
        try program.send(message)
        #expect(wait(for: program) == [message])
        #expect(program.receive() == [])
        #expect(program.end() == .exited(0))
    }

    @Test func theEndOfAProgramIsNoticed() throws {
        let program = try PipedProgram("sh", ["-c", "kill -9 $$"])
        #expect(wait(for: program) == nil)
        #expect(program.end() == .signalled(SIGKILL))
    }

    @Test func signalsThatEndUsDoNotReachIt() throws {
        let program = try PipedProgram(
            "sh", ["-c", "kill -INT $$; kill -TERM $$; kill -HUP $$; exec cat"])
        try program.send([[1]])
        #expect(wait(for: program) == [[[1]]])
        #expect(program.end() == .exited(0))
    }

    @Test func whatIsNotThereCannotBeStarted() {
        #expect(throws: SystemError.self) { try PipedProgram("/nowhere/program", []) }
    }

    @Test func thereIsAProcessor() {
        let count = ProcessorCount.available
        #expect(count >= 1 && count <= Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}
