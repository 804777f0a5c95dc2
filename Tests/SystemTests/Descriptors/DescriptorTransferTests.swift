import Glibc
import System
import TestSupport
import Testing

@Suite struct DescriptorTransferTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test(arguments: [(5, "hello"), (6, "hello"), (4, nil), (0, nil)])
    func readingStopsAtTheLimit(limit: Int, expected: String?) throws {
        try scratch.write("hello", to: "file")
        let file = try FileDescriptor(opening: scratch.path("file"), O_RDONLY)
        let bytes = try DescriptorTransfer.read(from: file.number, limit: limit)
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test(arguments: [(3, "hel"), (5, "hello"), (9, "hello"), (0, "")])
    func aPrefixIsAsLongAsItCanBe(count: Int, expected: String) throws {
        try scratch.write("hello", to: "file")
        let file = try FileDescriptor(opening: scratch.path("file"), O_RDONLY)
        let bytes = try DescriptorTransfer.prefix(of: file.number, count: count)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test func anEndlessInputIsNotReadToItsEnd() throws {
        let file = try FileDescriptor(opening: "/dev/zero", O_RDONLY)
        #expect(try DescriptorTransfer.read(from: file.number, limit: 1_000_000) == nil)
    }

    @Test func aPipeThatDoesNotBlockIsWaitedFor() async throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        // A program that another test starts must not hold the writing end.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (reader, writer) = (ends[0], ends[1])
        _ = fcntl(writer, F_SETFL, O_NONBLOCK)
        // Far more than a pipe holds at once.
        let bytes = [UInt8](repeating: 0x41, count: 1_000_000)
        async let received = DescriptorTransfer.read(from: reader, limit: 2_000_000)
        try DescriptorTransfer.write(bytes, to: writer)
        close(writer)
        #expect(try await received == bytes)
        close(reader)
    }

    @Test func aClosedDescriptorIsAnError() {
        #expect(throws: SystemError(code: EBADF)) { try DescriptorTransfer.write([0x41], to: -1) }
    }

    @Test func aLineIsReadAndNothingBehindIt() throws {
        try scratch.write("one\n\ntwo", to: "file")
        let file = try FileDescriptor(opening: scratch.path("file"), O_RDONLY)
        for line in ["one", "", "two", nil] {
            #expect(
                try DescriptorTransfer.line(from: file.number, limit: 3)
                    == line.map { Array($0.utf8) })
        }
        try scratch.write("four\n", to: "long")
        let long = try FileDescriptor(opening: scratch.path("long"), O_RDONLY)
        #expect(try DescriptorTransfer.line(from: long.number, limit: 3) == nil)
    }
}
