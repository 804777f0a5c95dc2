import Testing

@testable import Sharing

@Suite struct RedactionTests {
    private static let password = "Tr0ub4dor&3 x"
    private let redaction = Redaction([Self.password])

    /// What stands around the secret in what is encoded, so that all alignments are met.
    private static let befores = [
        "", "j", "jo", "\0jo\0", "\0ada\0", "ada:", "\0ada@example.org\0",
    ]

    private func expectCut(_ encoded: String, _ comment: String = "") {
        let shown = redaction("535 5.7.8 you sent \(encoded) and it is wrong")
        #expect(shown == "535 5.7.8 you sent (password) and it is wrong", "\(comment)")
    }

    @Test(arguments: befores) func base64IsCutAtEachAlignment(before: String) {
        for after in ["", "x", "\u{1}\u{1}"] {
            let text = Base64.text(Array((before + Self.password + after).utf8))
            expectCut(text, before)
            expectCut(text.replacing("+", with: "-").replacing("/", with: "_"), before)
            expectCut(text.lowercased(), before)
            expectCut(text.replacing("=", with: "%3D"), before)
            // What is in the first line may be of the user alone.
            let half = text.utf8.count / 2
            let shown = redaction("\(text.prefix(half))\r\n \(text.dropFirst(half))")
            #expect(shown.hasSuffix("(password)"), "\(shown.debugDescription)")
            #expect(!shown.contains(text.dropFirst(half).prefix(4)))
        }
    }

    @Test(arguments: [
        password, "TR0UB4DOR&3 X", "tr0ub4dor&3 x", "Tr0ub4dor&3x", "Tr0ub4dor%263%20x",
        "Tr0ub4dor&3+x", "%54%72%30%75%62%34%64%6f%72%26%33%20%78", "Tr0ub4dor=263=20x",
        "Tr0ub4=\r\ndor&3 x", "Tr0ub4dor&amp;3 x".replacing("&amp;", with: "&#38;"),
        "Tr0ub4dor&#x26;3 x", #"Tr0ub4dor\x263 x"#, #"Tr0ub4dor\u00263 x"#,
        "54723075623464 6f7226332078", "54:72:30:75:62:34:64:6F:72:26:33:20:78",
        "54-72-30-75-62-34-64-6f-72-26-33-20-78", "Tr0ub4=\ndor&3 x", "Tr0ub4\r\n dor&3 x",
        #"\x54\x72\x30\x75\x62\x34\x64\x6f\x72\x26\x33\x20\x78"#,
    ]) func otherEncodingsAreCut(encoded: String) {
        expectCut(encoded, encoded)
    }

    @Test func digitsWithPrefixesAreCut() {
        let digits = Array(Self.password.utf8).map { "0x" + String($0, radix: 16) }
        #expect(redaction(digits.joined(separator: ", ")) == "0x(password)")
    }

    @Test func allOccurrencesAreCut() {
        let shown = redaction("\(Self.password), \(Self.password) and VHIwdWI0ZG9yJjMgeA==")
        #expect(shown == "(password), (password) and (password)")
    }

    @Test func whatIsCutOffBeforeItsEndIsCut() {
        let text = Base64.text(Array("\0jo\0a much longer secret than that".utf8))
        let shown = Redaction(["a much longer secret than that"])("535 \(text.prefix(32))")
        #expect(shown == "535 (password)")
    }

    @Test func secretsInOtherAlphabetsAreCut() {
        let redaction = Redaction(["pässwörd"])
        #expect(redaction("it is pässwörd") == "it is (password)")
        #expect(redaction("it is PäSSWörd") == "it is (password)")
        #expect(redaction("it is p\u{FFFD}ssw\u{FFFD}rd") == "it is (password)")
        #expect(redaction("it is p%C3%A4ssw%c3%b6rd") == "it is (password)")
    }

    @Test(arguments: [
        "", "535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6", "550 no such user: Tr0ub4dor",
        "250 50% of 100 = 50 &#38; more \\x",
    ]) func otherWordsStay(text: String) {
        #expect(redaction(text) == text)
    }

    @Test func shortSecretsHideTheWholeText() {
        #expect(Redaction(["abc"])("you sent abc") == "(its words hold the password)")
        #expect(Redaction(["abc"])("you sent ab") == "you sent ab")
        #expect(Redaction(["", "abcd"])("you sent abcd") == "you sent (password)")
        #expect(Redaction([])("you sent abcd") == "you sent abcd")
    }
}
