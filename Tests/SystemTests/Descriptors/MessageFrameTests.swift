import Glibc
import Testing

@testable import System

@Suite struct MessageFrameTests {
    private static let messages: [[[UInt8]]] = [
        [], [[]], [[1, 2, 3], [], Array(repeating: 9, count: 70_000)],
    ]

    @Test func whatIsSentIsTakenOutInPieces() {
        var sent = Self.messages.flatMap { MessageFrame.bytes(of: $0) }[...]
        var received: [UInt8] = []
        var taken: [[[UInt8]]] = []
        while !sent.isEmpty {
            received += sent.prefix(1_001)
            sent = sent.dropFirst(1_001)
            while let message = MessageFrame.take(from: &received) { taken.append(message) }
        }
        #expect(taken == Self.messages)
        #expect(received.isEmpty)
    }

    @Test func nothingIsTakenOfAPart() {
        let whole = MessageFrame.bytes(of: [[1, 2, 3], [4]])
        for count in 0..<whole.count {
            var part = Array(whole[..<count])
            #expect(MessageFrame.take(from: &part) == nil)
            #expect(part.count == count)
        }
    }

    @Test func whatIsNoMessageIsNone() {
        // A field that is longer than the message, and a message that is longer than any.
        var long: [UInt8] = [5, 0, 0, 0, 9, 0, 0, 0, 1]
        #expect(MessageFrame.take(from: &long) == [])
        var endless: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
        #expect(MessageFrame.take(from: &endless) == [])
    }

    @Test func aPipeBringsMessagesUpToItsEnd() throws {
        let pipe = try PrivatePipe()
        defer { close(pipe.reading) }
        let bytes = MessageFrame.bytes(of: [[7], [8, 9]])
        try DescriptorTransfer.write(bytes + bytes.dropLast(), to: pipe.writing)
        close(pipe.writing)
        #expect(try MessageFrame.next(from: pipe.reading) == [[7], [8, 9]])
        #expect(try MessageFrame.next(from: pipe.reading) == nil)
        #expect(try MessageFrame.next(from: pipe.reading) == nil)
    }
}
