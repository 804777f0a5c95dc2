import TestSupport
import Testing

@testable import System

@Suite struct ReceivingFileTests {
    @Test func whatAProgramWritesIsRead() throws {
        let file = try ReceivingFile()
        #expect(file.size == 0)
        #expect(try file.bytes().isEmpty)
        let outcome = try ChildProgram("cp", ["/proc/self/cmdline", file.path]).run()
        #expect(outcome.ending == .exited(0))
        #expect(file.size == (try file.bytes().count))
        #expect(
            String(decoding: try file.bytes(), as: UTF8.self).hasPrefix("cp\0/proc/self/cmdline"))
    }

    @Test func itIsGoneWithItsOwner() throws {
        var file: ReceivingFile? = try ReceivingFile()
        let path = try #require(file).path
        #expect(FileStatus.exists(path))
        file = nil
        #expect(!FileStatus.exists(path))
    }
}
