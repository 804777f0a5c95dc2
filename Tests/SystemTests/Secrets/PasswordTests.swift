import System
import Testing

@Suite struct PasswordTests {
    @Test func aPasswordDoesNotShowItself() throws {
        let password = Password("sesame")
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(reflecting: [password]), dumped] {
            #expect(!text.contains("sesame"))
        }
    }

    @Test(arguments: [
        ("sesame", "sesame"), (" se same ", " se same "), ("sesame\r\nsecond\n", "sesame"),
        ("", nil), ("\n", nil), ("se\0same", nil), ("se\tsame", nil), ("se\u{2028}same", nil),
        ("se\u{9F}same", nil),
    ])
    func itIsALineOfText(_ text: String, _ password: String?) {
        #expect(Password(firstLineOf: Array(text.utf8))?.secret == password)
        #expect(Password(firstLineOf: [0xE4, 0x0A]) == nil)
    }
}
