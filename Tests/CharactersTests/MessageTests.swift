import Testing

@testable import Characters

@Suite struct MessageTests {
    private let name = "classic"

    @Test func isWrittenAsALiteralAndSaysItInEnglish() {
        let message: Message = "there is no layout \(name)" + "; there are \(3) others"
        #expect(message.text == "there is no layout classic; there are 3 others")
        #expect(("" as Message).isEmpty && !message.isEmpty)
    }

    @Test func keepsItsTemplatesApart() {
        let kinds = ("a \(name)" + "b" as Message).parts.map { part in
            switch part {
            case .words(let words): words
            case .value(let value): "{\(value)}"
            case .message: "message"
            case .seam: "|"
            }
        }
        #expect(kinds == ["a ", "{classic}", "|", "b"])
    }

    @Test func holdsOthers() {
        let inner: Message = "a list"
        let outer: Message = "\(name) is \(inner)"
        #expect(outer.text == "classic is a list" && outer == "classic is a list")
        let both = Message.joined([inner, outer], separator: ", ")
        #expect(both.text == "a list, classic is a list")
        #expect(Message.counted(1, one: "1 page", other: "\(1) pages").text == "1 page")
        #expect(Message.counted(0, one: "1 page", other: "\(0) pages").text == "0 pages")
    }

    @Test func itsValuesAreCutAndReplaced() {
        let message: Message = "work[0] is \("work[0] work[0]") twice"
        #expect(message.replacing("work[0]", with: "x").text == "x is x x twice")
        #expect(
            message.replacing("work[0]", with: "x", maxReplacements: 1).text
                == "x is work[0] work[0] twice")
        #expect(("\("abcdef")!" as Message).cut(to: 3).text == "abc…!")
    }
}
