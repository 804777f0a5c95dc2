import Testing

@testable import Sharing

@Suite struct EncodedWordsTests {
    @Test func areUTF8InBase64() {
        #expect(EncodedWords.of("Ñandú") == ["=?UTF-8?B?w5FhbmTDug==?="])
        #expect(EncodedWords.of("") == [])
    }

    @Test(arguments: [
        String(repeating: "é", count: 100), String(repeating: "李", count: 100),
        String(repeating: "👩‍🚀", count: 20), "a" + String(repeating: "\u{301}", count: 200),
    ])
    func areShort(text: String) {
        let words = EncodedWords.of(text)
        #expect(words.count > 1)
        for word in words { #expect(word.utf8.count <= 64) }
    }
}
