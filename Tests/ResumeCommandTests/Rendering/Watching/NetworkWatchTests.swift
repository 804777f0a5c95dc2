import Glibc
import ResumePDF
import System
import TestSupport
import Testing

@testable import ResumeCommand

/// `render --watch` of an address, which is asked for much more often than for people.
@Suite(.needs(WebServer.python, WebServer.curl)) struct NetworkWatchTests {
    private let folder: ScratchFolder
    private let server: WebServer
    private var address: String { server.address("cv.json") }

    init() throws {
        folder = try ScratchFolder()
        server = try WebServer(["cv.json": Self.resume("Ada")])
    }

    private static func resume(_ name: String) -> String {
        #"{"basics": {"name": "\#(name)"}, "work": [{"name": "A", "startDate": "2020"}]}"#
    }

    /// Watches, while something happens.
    private func watch(
        _ options: [String] = [], every interval: Duration = .milliseconds(100),
        _ body: () throws -> Void
    ) throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let log = open(folder.path("log"), O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
        defer { for end in ends + [log] { close(end) } }
        let stream = OutputStream(descriptor: log, name: "a log", isTerminal: false)
        let console = Console(
            environment: Environment(["HOME": folder.path]), folder: folder.path,
            input: InputStream(descriptor: -1, isTerminal: false), output: stream, errors: stream)
        let arguments = try ArgumentParser(CommandTable.program).parse(
            ["render", "--watch", address] + options)
        let signals = ends[0]
        // The log may have that of an earlier one.
        let begins = "watching \(address): cv.pdf, 1 page, "
        let known = count(of: begins)
        let thread = SideThread {
            let job = RenderJob(console: console, arguments: arguments) { RenderResume()($0) }
            var command = WatchCommand(job: job)
            command.interval = interval
            command.signals = { StopSignals(descriptor: signals) }
            _ = try? command.run()
        }
        defer {
            var byte: UInt8 = 0
            write(ends[1], &byte, 1)
            thread.join()
        }
        try wait(for: begins, count: known + 1)
        try body()
    }

    private var log: String { folder.read("log") ?? "" }

    private func count(of text: String) -> Int { log.components(of: text) }

    /// Waits until a text stands in the log so many times.
    private func wait(for text: String, count: Int = 1) throws {
        try wait { self.count(of: text) >= count }
    }

    private func wait(until isSo: () -> Bool) throws {
        for _ in 0..<4_000 {
            if isSo() { return }
            usleep(5_000)
        }
        Issue.record("it did not happen in time; \(log)")
        throw ScratchError(number: ETIMEDOUT)
    }

    /// Waits until the server was asked some more times.
    private func waitForQuestions(_ more: Int = 3) throws {
        let count = server.requests.count
        try wait { server.requests.count >= count + more }
    }

    @Test func eachChangeIsRendered() throws {
        try watch {
            try waitForQuestions()
            let first = folder.bytes(of: "cv.pdf")
            #expect(server.requests.last?.contains("If-None-Match=") == true)
            #expect(count(of: "cv.pdf, 1 page") == 1)
            try server.serve(Self.resume("Bea"), at: "cv.json")
            try wait(for: "\(address) changed: cv.pdf, 1 page, ")
            #expect(folder.bytes(of: "cv.pdf") != first)
            try waitForQuestions()
            #expect(count(of: "cv.pdf, 1 page") == 2)
        }
    }

    @Test func aNetworkThatIsGoneIsSaidOnce() throws {
        try watch {
            try folder.write("", to: "x")
            try server.folder.write("", to: "down")
            try wait(for: "the answer of 127.0.0.1 broke off; this is the copy of ")
            try waitForQuestions()
            #expect(count(of: "broke off") == 1)
            unlink(server.folder.path("down"))
            try wait(for: "\(address) answers again\n")
            try waitForQuestions()
            #expect(count(of: "answers again") == 1)
            #expect(count(of: "cv.pdf, 1 page") == 1)
            unlink(server.folder.path("files/cv.json"))
            try wait(for: "error: there is no \(address) (404)")
            try server.serve("<!DOCTYPE html>", at: "cv.json")
            try wait(for: "is no resume any more; this is the copy of ")
            try server.serve(Self.resume("Bea"), at: "cv.json")
            try wait(for: "answers again\n\(address) changed: cv.pdf, 1 page, ")
        }
    }

    @Test func aChangedLayoutAsksNobody() throws {
        try folder.write("extends: classic\n", to: "own.yaml")
        try folder.write("cache: {expires: 0}", to: ".config/resume-pdf/config.yaml")
        try watch(["--layout", folder.path("own.yaml")], every: .seconds(600)) {
            #expect(server.requests.count == 1)
            try folder.write("extends: modern\n", to: "own.yaml")
            try wait(for: "own.yaml changed: cv.pdf, 1 page, ")
            #expect(server.requests.count == 1)
            try folder.write(Self.resume("Eve"), to: "resume.json")
            try folder.write("extends: classic\n", to: "own.yaml")
            try wait(for: "own.yaml changed: cv.pdf, 1 page, ", count: 2)
            #expect(!log.contains("resume.json"))
        }
    }

    @Test func theFirstAnswerMayBeACopy() throws {
        try watch(every: .seconds(600)) {}
        try watch(every: .seconds(600)) {}
        #expect(server.requests.count == 1)
        try watch(["--refresh"], every: .seconds(600)) {}
        #expect(server.requests.count == 2)
    }
}

extension String {
    /// How many times a text stands in it.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
