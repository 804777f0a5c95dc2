import Testing

@testable import Sharing

@Suite struct FileNameParameterTests {
    @Test func aPlainNameIsQuoted() {
        let name = FileNameParameter(name: "Jo Doe; CV.pdf", ending: ".pdf")
        #expect(name.pieces == ["filename=\"Jo Doe; CV.pdf\""])
        #expect(name.plain == "Jo Doe; CV.pdf")
    }

    @Test(arguments: ["a\"b.pdf", "a\\b.pdf", "Ñ.pdf", "=?a?=.pdf"])
    func otherNamesAreEncoded(text: String) {
        let name = FileNameParameter(name: text, ending: ".pdf")
        #expect(name.plain == "resume.pdf")
        #expect(name.pieces.first?.hasPrefix("filename*0*=UTF-8''") == true)
        #expect(name.pieces.joined().utf8.allSatisfy { $0 != UInt8(ascii: "\"") })
    }

    @Test func longNamesAreDivided() {
        let pieces = FileNameParameter(name: MailSample.longName, ending: ".pdf").pieces
        #expect(pieces.count > 5)
        for (number, piece) in pieces.enumerated() {
            #expect(piece.utf8.count <= 75)
            #expect(piece.hasPrefix("filename*\(number)*="))
            #expect(piece.hasSuffix(";") == (number < pieces.count - 1))
        }
    }
}
