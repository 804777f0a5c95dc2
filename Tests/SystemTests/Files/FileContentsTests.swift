import Glibc
import System
import TestSupport
import Testing

@Suite struct FileContentsTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private func fault(_ path: String, limit: Int = 100) throws -> ReadFault {
        try #require(throws: ReadFault.self) { try FileContents(ofFileAt: path, limit: limit) }
    }

    @Test func aFileIsReadWithWhatIsKnownOfIt() throws {
        try scratch.write("hello", to: "a", mode: 0o640)
        try scratch.link("b", to: "a")
        let file = try FileContents(ofFileAt: scratch.path("b"), limit: 5)
        #expect(file.bytes == Array("hello".utf8))
        #expect(file.status.size == 5)
        #expect(file.status.permissions == 0o640)
        #expect(file.status.modified > 1_600_000_000)
        #expect(file.status.identity == FileIdentity(path: scratch.path("a")))
    }

    @Test func whatIsOverTheLimitIsNotRead() throws {
        try scratch.write("hello", to: "a")
        #expect(try fault(scratch.path("a"), limit: 4) == .isTooLarge(5))
    }

    @Test func filesThatSayThatTheyAreEmptyEndAtTheLimitToo() throws {
        #expect(try fault("/proc/self/maps", limit: 10) == .isTooLarge(nil))
    }

    @Test(arguments: ["/dev/null", "/dev/zero", "/dev/tty", "/dev/ptmx"])
    func devicesAreRefused(path: String) throws {
        #expect(try fault(path) == .isNotRegular)
    }

    @Test(.timeLimit(.minutes(1)))
    func pipesAreRefusedWithoutWaiting() throws {
        try #require(mkfifo(scratch.path("pipe"), 0o600) == 0)
        try scratch.link("link", to: "pipe")
        #expect(try fault(scratch.path("pipe")) == .isNotRegular)
        #expect(try fault(scratch.path("link")) == .isNotRegular)
        #expect(ReadFault.isNotRegular.reason == "it is a pipe or a device, not a regular file")
    }

    @Test func foldersAndWhatIsMissingHaveTheirOwnReasons() throws {
        #expect(try fault(scratch.path) == .isFolder)
        #expect(try fault(scratch.path("none")) == .system(ENOENT))
        #expect(try fault("") == .system(ENOENT))
        try scratch.write("hello", to: "a")
        #expect(try fault(scratch.path("a\0b")) == .system(ENOENT))
        #expect(ReadFault.isFolder.reason == "Is a directory")
    }

    @Test func aLookSaysTheSameWithoutReading() throws {
        try scratch.write("hello", to: "a", mode: 0)
        #expect(throws: Never.self) { try FileContents.check(scratch.path("a")) }
        #expect(throws: ReadFault.isTooLarge(5)) {
            try FileContents.check(scratch.path("a"), limit: 4)
        }
        #expect(throws: ReadFault.isNotRegular) { try FileContents.check("/dev/null") }
    }

    @Test func aNameThatIsNoUTF8NamesItsFile() throws {
        let path = SystemText.text(Array(scratch.path("caf").utf8) + [0xE9])
        try FileBytes.write([1, 2], toBytes: Array(scratch.path("caf").utf8) + [0xE9])
        #expect(try FileContents(ofFileAt: path, limit: 5).bytes == [1, 2])
        #expect(FileStatus.exists(path))
        #expect(!FileStatus.exists(scratch.path("caf\u{FFFD}")))
    }
}
