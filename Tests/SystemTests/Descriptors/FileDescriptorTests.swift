import Glibc
import System
import TestSupport
import Testing

@Suite struct FileDescriptorTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test func programsThatAreStartedDoNotGetIt() throws {
        try scratch.write("hello", to: "a")
        let file = try FileDescriptor(opening: scratch.path("a"), O_RDONLY)
        #expect(fcntl(file.number, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test func itIsClosedAtTheEndOfItsUse() throws {
        try scratch.write("hello", to: "a")
        func number() throws -> Int32 {
            let file = try FileDescriptor(opening: scratch.path("a"), O_RDONLY)
            return file.number
        }
        // Another test may open a file at the same time, and gets the number.
        let identity = FileIdentity(path: scratch.path("a"))
        #expect(FileIdentity(descriptor: try number()) != identity)
    }

    @Test func aNewFileGetsItsMode() throws {
        let file = try FileDescriptor(
            opening: scratch.path("a"), O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        #expect(try FileStatus(descriptor: file.number).permissions == 0o600)
        #expect(throws: SystemError(code: EEXIST)) {
            _ = try FileDescriptor(opening: scratch.path("a"), O_WRONLY | O_CREAT | O_EXCL)
        }
    }

    @Test func oneLockIsHeldAtATime() throws {
        let scratch = try ScratchFolder()
        let first = try FileDescriptor(opening: scratch.path, O_RDONLY | O_DIRECTORY)
        try first.lock(within: .zero)
        let second = try FileDescriptor(opening: scratch.path, O_RDONLY | O_DIRECTORY)
        var code: Int32 = 0
        do throws(SystemError) {
            try second.lock(within: .milliseconds(20))
        } catch {
            code = error.code
        }
        #expect(code == EWOULDBLOCK)
        try first.close()
        try second.lock(within: .zero)
    }
}
