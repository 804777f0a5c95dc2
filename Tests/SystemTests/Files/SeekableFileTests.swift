import Glibc
import TestSupport
import Testing

@testable import System

@Suite struct SeekableFileTests {
    private func lines(_ text: String) throws -> [String] {
        let folder = try ScratchFolder()
        try folder.write(text, to: "list")
        let file = try SeekableFile(ofFileAt: folder.path("list"))
        var places: [(number: Int, start: Int, count: Int)] = []
        try file.lines { places.append(($0, $1, $2)) }
        return try places.map { place in
            let bytes = try file.bytes(at: place.start, count: place.count)
            return "\(place.number) " + String(decoding: bytes, as: UTF8.self)
        }
    }

    @Test func linesAreFoundWithTheirNumbers() throws {
        #expect(try lines("a\nb c\n") == ["1 a", "2 b c"])
        #expect(try lines("\n \t\n  a b \r\n\r\nc") == ["3 a b", "5 c"])
        #expect(try lines("") == [])
    }

    @Test func linesMayBeLongerThanWhatIsReadAtOnce() throws {
        let long = String(repeating: "x ", count: 300_000) + "y"
        #expect(try lines("a\n" + long + "\nb") == ["1 a", "2 " + long, "3 b"])
    }

    @Test func whatComesThroughAPipeIsKept() throws {
        let pipe = try PrivatePipe()
        defer { close(pipe.reading) }
        try DescriptorTransfer.write(Array("one\ntwo".utf8), to: pipe.writing)
        close(pipe.writing)
        let file = try SeekableFile(copying: pipe.reading)
        #expect(try file.bytes(at: 4, count: 100) == Array("two".utf8))
        #expect(try file.bytes(at: 0, count: 3) == Array("one".utf8))
        #expect(try file.bytes(at: 100, count: 3) == [])
    }

    @Test func whatIsNoFileIsRefused() throws {
        let folder = try ScratchFolder()
        #expect(throws: ReadFault.isFolder) { try SeekableFile(ofFileAt: folder.path) }
        #expect(throws: ReadFault.system(ENOENT)) {
            try SeekableFile(ofFileAt: folder.path("missing"))
        }
    }
}
