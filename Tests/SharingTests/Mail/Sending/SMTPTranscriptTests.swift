import Testing

@testable import Sharing

@Suite struct SMTPTranscriptTests {
    private func transcript(_ text: String) -> SMTPTranscript {
        SMTPTranscript(Array(text.replacing("\n", with: "\r\n").utf8))
    }

    @Test func secretCommandsAreNotKept() {
        let read = transcript("< 220 hi\n> AUTH PLAIN c2VzYW1l\n< 334\n> c2VzYW1l\n< 235 ok\n")
        #expect(read.exchanges.map(\.command) == ["", "", ""])
        #expect(read.exchanges.last?.answers == ["235 ok"])
    }

    @Test func answersMayHaveSeveralLines() {
        let read = transcript("> EHLO x\n< 250-hi\n< 250-size 1000\n< 250 HELP\n")
        #expect(read.sizeLimit == 1_000)
        #expect(read.last("EHLO")?.code == 250)
        #expect(transcript("> EHLO x\n< 250-hi\n").last("EHLO")?.code == nil)
        #expect(transcript("> EHLO x\n< 250 SIZE 0\n").sizeLimit == nil)
        #expect(transcript("> EHLO x\n< 250 SIZE x\n").sizeLimit == nil)
    }

    @Test(arguments: [
        ("> MAIL FROM:<a>\n< 250 ok\n", SMTPTranscript.Delivery.notBegun),
        ("> DATA\n", .notBegun), ("> DATA\n< 451 later\n", .notBegun),
        ("> DATA\n< 354 go\n", .begun), ("> DATA\n< 354 go\n< 250-o\n", .begun),
        ("> DATA\n< 354 go\n< 250 ok\n", .taken), ("> DATA\n< 354 go\n< 250 ok\n> QUIT\n", .taken),
        ("> DATA\n< 354-go\n< 354 on\n< 554-no\n< 554 spam\n", .refused("554 no spam")),
    ])
    func theEndOfAMessageIsFound(text: String, delivery: SMTPTranscript.Delivery) {
        #expect(transcript(text).delivery == delivery)
    }

    @Test(arguments: ["", "< ", "> ", "<\n>", "< x", "< 9", "\u{FF}\n* \ncurl: (", "curl: (7) "])
    func strangeLinesAreNoFault(text: String) {
        let read = transcript(text)
        #expect(read.delivery == .notBegun)
        #expect(read.refused == [])
        #expect(read.sizeLimit == nil)
    }
}
