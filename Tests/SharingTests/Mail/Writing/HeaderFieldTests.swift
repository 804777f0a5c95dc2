import Testing

@testable import Sharing

@Suite struct HeaderFieldTests {
    @Test(arguments: [
        ("Resume: Jo Doe", "Subject: Resume: Jo Doe\r\n"),
        ("", "Subject: \r\n"),
        ("a  b", "Subject: =?UTF-8?B?YSAgYg==?=\r\n"),
        (" a", "Subject: =?UTF-8?B?IGE=?=\r\n"),
        ("=?x?=", "Subject: =?UTF-8?B?PT94Pz0=?=\r\n"),
        // Never in a message, since a message refuses it; and no new header even so.
        ("a\r\nBcc: b", "Subject: =?UTF-8?B?YQ0KQmNjOiBi?=\r\n"),
    ])
    func textIsKept(text: String, expected: String) {
        #expect(HeaderField("Subject", text: text).text == expected)
    }

    @Test(arguments: [
        ("Jo Doe", "Jo Doe"), ("J. Doe", "\"J. Doe\""), ("Doe, \"Jo\\", #""Doe, \"Jo\\""#),
        ("O'Neil", "O'Neil"), ("Ñandú", "=?UTF-8?B?w5FhbmTDug==?="),
        ("=?a?=", "=?UTF-8?B?PT9hPz0=?="),
    ])
    func namesAreQuotedWhereTheyMustBe(name: String, expected: String) throws {
        let address = try MailAddress(name: name, address: "a@b.org")
        #expect(HeaderField("To", [address]).text == "To: \(expected) <a@b.org>\r\n")
    }

    @Test func manyAddressesAreFolded() throws {
        let address = try MailAddress("Jo Doe <someone.with.a.name@example.org>")
        let text = HeaderField("To", Array(repeating: address, count: 20)).text
        let lines = text.split(separator: "\r\n")
        #expect(lines.count > 10)
        for line in lines { #expect(line.utf8.count <= 76) }
        for line in lines.dropFirst() { #expect(line.hasPrefix(" ") && line.utf8.count > 1) }
    }
}
