import System
import Testing

@testable import Sharing

@Suite struct CurlConfigurationTests {
    /// What curl reads in a line (`man curl`, `--config`); nil if something follows the quotation.
    private func value(_ line: Substring) -> String? {
        var value = String.UnicodeScalarView()
        var rest = line.unicodeScalars.drop { $0 != "\"" }.dropFirst()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return rest.isEmpty ? String(value) : nil }
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            let escapes: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "t": "\t"]
            guard let escaped = rest.popFirst() else { return nil }
            value.append(escapes[escaped] ?? escaped)
        }
        return nil
    }

    @Test(arguments: [
        "plain", "two words", #"a"b"#, #"a\b\"#, #"\""#, "\"\u{301}", "\\\u{301}\"\u{301}x", "",
        "a\nurl = \"smtp://other\"", "a\r\nverbose", "é 漢", #"\n"#,
    ])
    func noValueLeavesItsQuotationMarks(text: String) throws {
        let settings = MailSettings(user: "jo", certificates: text)
        let configuration = CurlConfiguration(
            try MailServer("smtps://mail.example.org"), settings, password: Password(text),
            sender: text, recipients: [text], seconds: 30)
        // Not by characters: CR and LF are one of them.
        let lines = configuration.text.utf8.split(separator: 0x0A).map { Substring($0) }
        for (name, expected) in [
            ("user", "jo:" + text), ("cacert", text), ("mail-from", text), ("mail-rcpt", text),
        ] {
            let found = lines.filter { $0.hasPrefix(name + " ") }
            #expect(found.count == 1)
            #expect(try value(#require(found.first)).map { Array($0.utf8) } == Array(expected.utf8))
        }
        #expect(lines.count == 15)
    }
}
