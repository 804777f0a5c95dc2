import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct MailAddressTests {
    @Test(arguments: [
        ("jo@example.org", "", "jo@example.org"),
        ("  jo@example.org ", "", "jo@example.org"),
        ("<jo@example.org>", "", "jo@example.org"),
        ("Jo Doe <jo.doe+cv@mail.example.org>", "Jo Doe", "jo.doe+cv@mail.example.org"),
        ("Łukasz Ñandú-O'Neil 李 <l@example.org>", "Łukasz Ñandú-O'Neil 李", "l@example.org"),
        (#""Doe, \"Jo\" <x>" <jo@example.org>"#, #"Doe, "Jo" <x>"#, "jo@example.org"),
        ("J. Q. Public <j@example.org>", "J. Q. Public", "j@example.org"),
        (#""jo doe@home"@example.org"#, "", #""jo doe@home"@example.org"#),
        ("jo@[127.0.0.1]", "", "jo@[127.0.0.1]"), ("root@localhost", "", "root@localhost"),
        ("jo@xn--bcher-kva.example", "", "jo@xn--bcher-kva.example"),
    ])
    func readsAddresses(text: String, name: String, address: String) throws {
        let read = try MailAddress(text)
        #expect(read.name == name)
        #expect(read.address == address)
    }

    @Test(arguments: [
        ("", "no @"), ("jo", "no @"), ("@example.org", "nothing before"), ("jo@", "nothing after"),
        ("-f@example.org", "begins with \"-\""), ("|sh@example.org", "begins with \"|\""),
        ("<-f@example.org>", "begins with \"-\""), ("/etc/x@example.org", "begins with \"/\""),
        ("jo doe@example.org", "has \" \""), ("jo@exa mple.org", "has \" \""),
        ("a@b@example.org", "has \"@\""), (".jo@example.org", "a dot"), ("j..o@a.org", "a dot"),
        ("jo@example..org", "a dot"), ("jo@example.org.", "a dot"), ("jo@-a.org", "\"-\""),
        ("jo@a_b.org", "has \"_\""), ("jö@example.org", "beyond ASCII"),
        ("jo@bücher.example", "xn--"), ("a@x.org, b@x.org", "has \"@\""),
        ("Doe, Jo <jo@example.org>", "quotation marks"), ("Jo <jo@example.org> x", "no more"),
        ("Jo (boss) <jo@example.org>", "quotation marks"), ("Jo jo@example.org>", "has \" \""),
        (#""jo"x@example.org"#, "quotation"), (#""jo\"@example.org"#, "quotation"),
        (#""Jo <jo@example.org>"#, "quotation"), ("jo@[x y]", "brackets"), ("jo@[1.2", "brackets"),
        ("<<jo@example.org>>", "has \"<\""), ("A <b@x.org> <c@x.org>", "has"),
    ])
    func refusesWhatIsNone(text: String, reason: String) {
        let error = #expect(throws: ShareError.self) { try MailAddress(text) }
        #expect(error?.kind == .mailMessage)
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["\r", "\n", "\r\n", "\0", "\u{1B}", "\u{85}", "\u{2028}", "\t", "\u{7F}"])
    func refusesControlCharactersAnywhere(control: String) {
        let texts = [
            "jo@example.org\(control)", "\(control)jo@example.org", "j\(control)o@example.org",
            "Jo\(control)Bcc: x@y.org <jo@example.org>", "\"Jo\(control)\" <jo@example.org>",
            "<jo@example.org\(control)>",
        ]
        for text in texts {
            let error = #expect(throws: ShareError.self) { try MailAddress(text) }
            #expect(error?.message.contains("control character") == true)
            let scalars = error?.message.text.unicodeScalars
            #expect(scalars?.contains(where: HeaderText.isControl) == false)
        }
        #expect(throws: ShareError.self) { try MailAddress(name: "a\(control)b", address: "a@b.c") }
        #expect(throws: ShareError.self) { try MailAddress(name: "", address: "a\(control)@b.c") }
    }

    @Test func refusesWhatIsTooLong() throws {
        let local = String(repeating: "a", count: 64)
        #expect(throws: Never.self) { try MailAddress(local + "@example.org") }
        #expect(throws: ShareError.self) { try MailAddress(local + "a@example.org") }
        let label = String(repeating: "b", count: 63)
        #expect(throws: Never.self) { try MailAddress("a@\(label).org") }
        #expect(throws: ShareError.self) { try MailAddress("a@\(label)b.org") }
        #expect(throws: ShareError.self) { try MailAddress("\(local)@\(label).\(label).\(label)") }
    }

    /// What seems to be one character may be two to other programs.
    @Test func marksDoNotHideWhatTheyAreOn() {
        #expect(throws: ShareError.self) { try MailAddress("jo@example.org>\u{301}") }
        #expect(throws: ShareError.self) { try MailAddress("-\u{301}jo@example.org") }
        #expect(throws: ShareError.self) { try MailAddress("jo@\u{301}example.org") }
    }
}
