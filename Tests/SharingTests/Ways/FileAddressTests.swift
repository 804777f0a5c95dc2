import Testing

@testable import Sharing

@Suite struct FileAddressTests {
    @Test func onlyPlainCharactersStay() {
        #expect(
            FileAddress.uri(of: "/home/zoë/a b%\r\n#?.pdf")
                == "file:///home/zo%C3%AB/a%20b%25%0D%0A%23%3F.pdf")
    }
}
