import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct InputStreamTests {
    /// A pipe, whose ends are closed at the end.
    private final class Pipe {
        let reading: Int32
        private(set) var writing: Int32

        init() throws {
            var ends: [Int32] = [0, 0]
            try #require(Glibc.pipe(&ends) == 0)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }

        func write(_ text: String) { _ = text.withCString { Glibc.write(writing, $0, strlen($0)) } }

        func closeWriting() {
            if writing >= 0 { close(writing) }
            writing = -1
        }

        deinit {
            closeWriting()
            close(reading)
        }
    }

    private func isPipedIn(_ descriptor: Int32, told: inout Int, then act: () -> Void = {}) -> Bool
    {
        var count = 0
        let stream = InputStream(descriptor: descriptor, isTerminal: false)
        let result = stream.isPipedIn(patience: 20) {
            count += 1
            act()
        }
        told = count
        return result
    }

    @Test func aPipeWithSomethingInIt() throws {
        let pipe = try Pipe()
        pipe.write("{}")
        var told = 0
        #expect(isPipedIn(pipe.reading, told: &told))
        pipe.closeWriting()
        #expect(isPipedIn(pipe.reading, told: &told))
        #expect(told == 0)
    }

    @Test func aPipeClosedWithoutAWordIsNone() throws {
        let pipe = try Pipe()
        pipe.closeWriting()
        var told = 0
        #expect(!isPipedIn(pipe.reading, told: &told))
        #expect(told == 0)
    }

    @Test func aSilentPipeIsWaitedForAndToldOfOnce() throws {
        let pipe = try Pipe()
        var told = 0
        #expect(isPipedIn(pipe.reading, told: &told) { pipe.write("{}") })
        #expect(told == 1)
        let other = try Pipe()
        #expect(!isPipedIn(other.reading, told: &told) { other.closeWriting() })
        #expect(told == 1)
    }

    @Test func aFileCountsFromWhereItIsRead() throws {
        let scratch = try ScratchFolder()
        try scratch.write("{}", to: "cv.json")
        let file = open(scratch.path("cv.json"), O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var told = 0
        #expect(isPipedIn(file, told: &told))
        lseek(file, 0, SEEK_END)
        #expect(!isPipedIn(file, told: &told))
    }

    @Test(arguments: [("/dev/null", O_RDONLY), ("/dev/zero", O_RDONLY), ("/", O_RDONLY)])
    func othersAreLeftAlone(path: String, mode: Int32) {
        let file = open(path, mode | O_CLOEXEC)
        defer { close(file) }
        var told = 0
        #expect(!isPipedIn(file, told: &told))
    }

    @Test func endsThatCannotBeReadAreLeftAlone() throws {
        let pipe = try Pipe()
        var told = 0
        #expect(!isPipedIn(pipe.writing, told: &told))
        #expect(!isPipedIn(-1, told: &told))
        #expect(told == 0)
    }
}
