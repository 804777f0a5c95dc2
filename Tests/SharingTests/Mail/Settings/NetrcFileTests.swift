import Testing

@testable import Sharing

@Suite struct NetrcFileTests {
    @Test(arguments: [
        ("machine a login jo password sesame\n", ["sesame"]),
        (
            "machine a\n\tlogin password password barley\ndefault password rye",
            ["password", "barley", "rye"]
        ),
        (#"machine a password "open \"se\\same""#, [#"open "se\same"#]), ("password", []), ("", []),
    ]) func allPasswordsAreFound(text: String, passwords: [String]) {
        let found = NetrcFile.passwords(in: Array(text.utf8))
        #expect(Set(found).isSuperset(of: passwords.filter { $0 != "password" }), "\(found)")
        #expect(found.isEmpty == passwords.isEmpty)
    }
}
