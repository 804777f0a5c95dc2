import SourceTree
import Testing

@testable import ResumeData

/// The person and the ways to reach them, as RenderCV takes them.
@Suite struct WrittenHeaderTests {
    private func header(_ members: String) throws -> String {
        let yaml = try WrittenFile(#"{"basics": {"name": "A", \#(members)}}"#).yaml
        return yaml.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(2)) }
            .joined(separator: "\n")
    }

    @Test(arguments: [
        ("+1 415 555 0132", true), ("+14155550132", true), ("+1 (415) 555-0132", true),
        ("+33 1 23 45 67 89", true), ("+49 170 1234567", true), ("+46 8 555 014 27", true),
        ("+39 06 1234 5678", true), ("+91 98765 43210", true), ("415 555 0132", false),
        ("+1 055 555 0132", false), ("+1 415 555 013", false), ("+999 12345678", false),
        ("+44 20 7946 0958 ext. 5", false), ("on request", false), ("0049 170 1234567", false),
        ("+", false), ("+1", false), ("+1 415 555 0132 call me", false),
    ]) func phonesAreInternationalOrTexts(phone: String, isTaken: Bool) throws {
        let file = try WrittenFile(#"{"basics": {"name": "A", "phone": "\#(phone)"}}"#)
        #expect(file.yaml.contains("  phone: ") == isTaken)
        #expect(file.yaml.contains("fontawesome_icon: phone") != isTaken)
        #expect(file.yaml.contains(phone))
        #expect(file.findings.map(\.kind.name) == (isTaken ? [] : ["carried-as-text"]))
        #expect(isTaken || file.findings[0].message.contains("basics.phone"))
    }

    @Test(arguments: [
        ("ada@ng.example", true), ("a.b+c@x.org", true), ("ada@localhost", false),
        ("ada@ng.test", false), ("ada ng@x.org", false), ("a..b@x.org", false), ("ada@x.1", false),
        ("ada@-x.org", false), ("ädä@x.org", false), ("a@b@c.org", false),
    ]) func mailIsAnAddressOrText(email: String, isTaken: Bool) throws {
        let yaml = try WrittenFile(#"{"basics": {"name": "A", "email": "\#(email)"}}"#).yaml
        #expect(yaml.contains("  email: ") == isTaken)
        #expect(yaml.contains("fontawesome_icon: envelope") != isTaken)
    }

    @Test(arguments: [
        (
            #"{"network": "LinkedIn", "url": "https://www.linkedin.com/in/ada-ng/"}"#,
            "LinkedIn ada-ng"
        ),
        (#"{"network": "GitHub", "username": "@ada"}"#, "GitHub ada"),
        (#"{"url": "https://github.com/ada"}"#, "GitHub ada"),
        (
            #"{"network": "Stack Overflow", "username": "ada", "url": "https://stackoverflow.com/users/12/ada"}"#,
            "StackOverflow 12/ada"
        ),
        (
            #"{"network": "Stack Overflow", "username": "Ada_L", "url": "https://stackoverflow.com/users/12/ada"}"#,
            "StackOverflow 12/Ada_L"
        ),
        (
            #"{"network": "LinkedIn", "username": "ADA-ng", "url": "https://www.linkedin.com/in/ada-ng/"}"#,
            "LinkedIn ada-ng"
        ),
        (
            #"{"network": "Mastodon", "url": "https://fosstodon.org/@ada"}"#,
            #"Mastodon "@ada@fosstodon.org""#
        ),
        (
            #"{"network": "Mastodon", "username": "ada@fosstodon.org"}"#,
            #"Mastodon "@ada@fosstodon.org""#
        ),
        (
            #"{"network": "ORCID", "username": "0000-0002-1825-009X"}"#,
            #"ORCID "0000-0002-1825-009X""#
        ),
        (#"{"network": "LeetCode", "username": "ada"}"#, "Leetcode ada"),
        (#"{"network": "bluesky", "username": "ada.bsky.social"}"#, "Bluesky ada.bsky.social"),
        (
            #"{"network": "Google Scholar", "url": "https://scholar.google.com/citations?user=aB1"}"#,
            "Google Scholar aB1"
        ),
    ]) func accountsThatItTakes(profile: String, expected: String) throws {
        let yaml = try header(#""profiles": [\#(profile)]"#)
        let words = yaml.split(separator: "\n").dropFirst().map {
            $0.drop { $0 != ":" }.dropFirst(2)
        }
        #expect(yaml.hasPrefix("social_networks:\n"))
        #expect(words.joined(separator: " ") == expected)
    }

    @Test(arguments: [
        (#"{"network": "Medium", "username": "ada"}"#, "Medium: ada"),
        (#"{"network": "Bluesky", "username": "ada"}"#, "Bluesky: ada"),
        (#"{"network": "ORCID", "username": "ada"}"#, "ORCID: ada"),
        (#"{"network": "Reddit", "username": "ad"}"#, "Reddit: ad"),
        (
            #"{"network": "GitHub", "username": "ada", "url": "https://ada.example/git"}"#,
            "GitHub: ada"
        ),
        (#"{"network": "GitHub", "username": "a b"}"#, "GitHub: a b"),
        (
            #"{"network": "Stack Overflow", "username": "Ada L.", "url": "https://ada.example/git"}"#,
            "Stack Overflow: Ada L."
        ),
        (
            #"{"network": "Reddit", "username": "ada", "url": "https://ada.example/git"}"#,
            "Reddit: ada"
        ),
        (#"{"network": "Twitter", "username": "ada"}"#, "Twitter: ada"),
    ]) func otherAccountsAreConnections(profile: String, expected: String) throws {
        let yaml = try header(#""profiles": [\#(profile)]"#)
        #expect(yaml.hasPrefix("custom_connections:\n"))
        #expect(yaml.contains("placeholder: \"\(expected)\"\n"))
        #expect(!profile.contains("url") || yaml.hasSuffix("url: https://ada.example/git"))
    }

    @Test(arguments: [
        ("https://stackoverflow.com/users/12/ada", "Stack Overflow"),
        ("https://www.linkedin.com/in/ada-ng", "LinkedIn"),
    ]) func aNameThatOnlyThePersonHasStays(page: String, network: String) throws {
        let yaml = try header(
            #""profiles": [{"network": "\#(network)", "username": "Ada Lovelace", "url": "\#(page)"}]"#
        )
        #expect(
            yaml == """
                custom_connections:
                  - fontawesome_icon: link
                    placeholder: "\(network): Ada Lovelace"
                    url: \(page)
                """)
    }

    @Test(arguments: [
        (#""location": {"city": "Bath", "planet": "Earth"}"#, "Planet: Earth"),
        (#""profiles": [{"network": "GitHub", "username": "ada", "stars": 7}]"#, "Stars: 7"),
        (#""url": "https://a.example:70000/x""#, "https://a.example:70000/x"),
    ]) func whatHasNoPlaceIsAConnection(members: String, shown: String) throws {
        let yaml = try header(members)
        #expect(
            yaml.contains("placeholder: \(shown)\n")
                || yaml.contains("placeholder: \"\(shown)\"\n"), "\(yaml)")
    }

    @Test func aPortIsPartOfAnAddress() throws {
        #expect(
            try header(#""url": "https://a.example:8080/x""#) == "website: https://a.example:8080/x"
        )
    }

    @Test func aPhotoThatIsNoFileIsLost() throws {
        let file = try WrittenFile(
            #"{"basics": {"name": "A", "image": "gone.jpg"}}"#)
        #expect(!file.yaml.contains("photo"))
        #expect(
            file.findings.map(\.message) == [
                "not carried over to RenderCV: basics.image (it must be a file, and is none)"
            ])
    }
}
