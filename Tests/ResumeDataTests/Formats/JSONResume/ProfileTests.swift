import ResumeModel
import Testing

@Suite struct ProfileTests {
    private func profile(_ members: String) throws -> (profile: Profile, findings: String) {
        let mapped = try Mapped(basics: #""profiles": [{\#(members)}]"#)
        return (try #require(mapped.resume?.basics.profiles.first), mapped.summary)
    }

    @Test(
        arguments: [
            (#""network": "linkedin", "username": "ada""#, "LinkedIn", "ada", nil),
            (#""network": "github.com", "username": "ada""#, "GitHub", "ada", nil),
            (#""url": "https://www.linkedin.com/in/ada/""#, "LinkedIn", nil, "linkedin.com/in/ada"),
            (#""username": "https://github.com/ada""#, "GitHub", nil, "github.com/ada"),
            (#""username": "www.ada.example""#, nil, nil, "ada.example"),
            (
                #""username": "https://github.com/ada", "url": "https://github.com/ada""#, "GitHub",
                nil, "github.com/ada"
            ),
            (
                #""username": "github.com/ada", "url": "https://github.com/ada""#, "GitHub", "ada",
                "github.com/ada"
            ),
            (#""network": "https://github.com/ada""#, "GitHub", nil, "github.com/ada"),
            (#""network": "Blog", "url": "https://github.com/ada""#, "Blog", nil, "github.com/ada"),
            (#""network": "Site", "username": "ada.b""#, "Site", "ada.b", nil),
            (
                #""url": "https://linkedin.com/in/ada/?trk=x&utm_source=y""#, "LinkedIn", nil,
                "linkedin.com/in/ada"
            ),
            (#""url": "https://ada.example/x?ref=1&id=2""#, nil, nil, "ada.example/x?id=2"),
            (
                #""url": "https://a.example/?fbclid=1&si=2&a=3#gclid=4""#, nil, nil,
                "a.example/?a=3#gclid=4"
            ),
            (
                #""url": "https://a.example/x?reference=1&utm_id=2""#, nil, nil,
                "a.example/x?reference=1"
            ),
        ] as [(String, String?, String?, String?)])
    func networksAndAddressesAreThoseThatPeoplePrint(
        _ members: String, _ network: String?, _ username: String?, _ address: String?
    ) throws {
        let profile = try profile(members).profile
        #expect(profile.network == network)
        #expect(profile.username == username)
        #expect(profile.url?.shown == address)
    }

    @Test func linksKeepWhatIsNotPrinted() throws {
        let url = try profile(#""url": "https://linkedin.com/in/ada/?trk=x""#).profile.url
        #expect(url?.link?.target == "https://linkedin.com/in/ada/?trk=x")
    }

    @Test(arguments: [
        #""url": "https://www.linkedin.com/in/""#, #""url": "https://github.com""#,
        #""network": "GitHub", "username": "<user>""#,
        #""url": "https://github.com/your-username""#,
        #""url": "https://github.com/<user>""#, #""network": "X", "username": "your_username""#,
        #""network": "LinkedIn", "username": "yourusername""#,
        #""url": "https://github.com/username""#, #""url": "https://github.com/jane-doe""#,
        #""network": "X", "username": "username""#, #""username": "https://linkedin.com/in/""#,
    ])
    func accountsThatAreNotFilledInAreReported(_ members: String) throws {
        #expect(try profile(members).findings.contains("warning placeholder basics.profiles[0]"))
    }

    @Test(arguments: [
        #""network": "GitHub", "username": "ada", "url": "https://github.com/ada""#,
        #""url": "https://ada.example/in/""#,
        #""network": "Mastodon", "username": "@ada@b.example""#,
        #""network": "GitHub", "username": "yusuf-years""#,
    ])
    func othersAreNot(_ members: String) throws { #expect(try profile(members).findings == "") }

    @Test(
        arguments: [
            (
                #""network": "Mastodon", "username": "ada@mastodon.social""#,
                "Mastodon ada@mastodon.social", ""
            ),
            (
                #""label": "Jabber", "value": "ada@j.example", "url": "https://j.example""#,
                "Jabber ada@j.example", ""
            ),
            (#""label": "E-mail", "value": "ada@x.example""#, nil, "ada@x.example"),
            (
                #""type": "email", "label": "Mastodon", "value": "ada@x.example""#, nil,
                "ada@x.example"
            ),
        ] as [(String, String?, String)])
    func accountsThatLookLikeMailboxesStay(
        _ members: String, _ account: String?, _ email: String
    ) throws {
        let mapped = try Mapped(basics: #""profiles": [{\#(members)}]"#)
        let profile = mapped.resume?.basics.profiles.first
        #expect(profile.map { "\($0.network ?? "") \($0.username ?? "")" } == account)
        #expect(mapped.resume?.basics.email ?? "" == email)
    }

    @Test func whatIsSaidOfAMailboxIsSaidOnce() throws {
        let list = #"[{"label": "M", "value": "a@x.example"}, {"label": "M", "value": "<user> "}]"#
        let mapped = try Mapped(basics: #""profiles": \#(list)"#)
        #expect(mapped.summary == "warning placeholder basics.profiles[1].value")
    }

    @Test func aPageWithoutAnAccountIsReportedInBasicsToo() throws {
        let mapped = try Mapped(basics: #""url": "https://www.linkedin.com/in/""#)
        #expect(mapped.summary == "warning placeholder basics.url")
    }

    @Test func severalAddressesInOneFieldAreAllPrinted() throws {
        let mapped = try Mapped(basics: #""url": ["https://a.example", "https://b.example"]"#)
        #expect(mapped.resume?.basics.url?.shown == "a.example")
        #expect(mapped.resume?.basics.extra.map(\.key) == ["url"])
        #expect(mapped.resume?.basics.extra.first?.values.map(\.plain) == ["https://b.example"])
    }
}
