import ResumeData
import ResumeModel
import SourceTree
import Testing

/// The person of a RenderCV file, and the ways to reach them.
@Suite struct RenderCVHeaderTests {
    private func basics(_ members: String) throws -> String {
        let tree = try RenderCVReading(cv: members).tree
        return String(tree.dropFirst(#"{"basics":{"name":"Ada Ng","#.count))
    }

    @Test(arguments: [
        (
            "headline: Smith, photo: me.png, location: 'Ghent, Belgium'",
            #""label":"Smith","image":"me.png","location":{"city":"Ghent, Belgium"}}}"#
        ),
        ("label: Smith", #""label":"Smith"}}"#),
        ("phone: tel:+32-9-000", #""phone":"+32-9-000"}}"#),
        (
            "phone: [+32 1, tel:+32 (2) 3]",
            #""phone":"+32 1","profiles":[{"username":"+32 (2) 3","url":"tel:+3223"}]}}"#
        ),
        (
            "email: [a@a.example, b@b.example]",
            #""email":"a@a.example","profiles":[{"username":"b@b.example","#
                + #""url":"mailto:b@b.example"}]}}"#
        ),
        (
            "website: ['https://a.example', 'https://b.example']",
            #""url":"https://a.example","profiles":[{"url":"https://b.example"}]}}"#
        ),
        (
            "custom_connections: [{placeholder: Call, url: 'https://c.example', fontawesome_icon: x}, {placeholder: Permit, url: null}]",
            #""profiles":[{"username":"Call","url":"https://c.example"},"#
                + #"{"username":"Permit","url":null}]}}"#
        ),
        ("motto: Forward", #""motto":"Forward"}}"#),
        ("headline: null, email: null, social_networks: null, custom_connections: []", #"}"#),
        ("email: [], phone: [null]", #"}"#),
    ])
    func eachKeyHasItsPlace(_ members: String, _ expected: String) throws {
        let found = try basics(members)
        #expect(found.hasPrefix(expected) || found.isEmpty && expected == "}", "\(found)")
    }

    @Test(arguments: [
        ("LinkedIn", "ada", "https://linkedin.com/in/ada"),
        ("GitHub", "ada", "https://github.com/ada"), ("GitLab", "ada", "https://gitlab.com/ada"),
        ("IMDB", "nm1234567", "https://imdb.com/name/nm1234567"),
        ("Instagram", "ada", "https://instagram.com/ada"),
        ("ORCID", "0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097"),
        ("Mastodon", "@ada@social.example", "https://social.example/@ada"),
        ("StackOverflow", "123/ada-ng", "https://stackoverflow.com/users/123/ada-ng"),
        ("ResearchGate", "Ada-Ng", "https://researchgate.net/profile/Ada-Ng"),
        ("YouTube", "ada", "https://youtube.com/@ada"),
        ("Google Scholar", "qcAAJ", "https://scholar.google.com/citations?user=qcAAJ"),
        ("Telegram", "ada", "https://t.me/ada"), ("WhatsApp", "+32 9 1", "https://wa.me/3291"),
        ("Leetcode", "ada", "https://leetcode.com/u/ada"), ("X", "ada", "https://x.com/ada"),
        ("Bluesky", "ada.bsky.social", "https://bsky.app/profile/ada.bsky.social"),
        ("Reddit", "ada", "https://reddit.com/user/ada"),
    ])
    func eachNetworkHasItsPages(_ network: String, _ name: String, _ address: String) throws {
        let reading = try RenderCVReading(
            cv: "social_networks: [{network: \(network), username: '\(name)'}]")
        let profile = try #require(reading.resume?.basics.profiles.first)
        #expect(profile.url?.link?.target == address)
        #expect(profile.username?.contains("ada") != false || profile.username == name)
        #expect(reading.summary.isEmpty)
    }

    @Test func accountsMayBeWrittenInOtherShapes() throws {
        let reading = try RenderCVReading(
            cv: "social_networks: {GitHub: ada, GitLab: ng}, email: a@a.example")
        #expect(
            reading.resume?.basics.profiles.map { $0.url?.link?.target }
                == ["https://github.com/ada", "https://gitlab.com/ng"])
        let own = try RenderCVReading(
            cv: "social_networks: [{network: X, username: ada, url: 'https://a.example/x'}, null]")
        #expect(own.resume?.basics.profiles.map { $0.url?.link?.target } == ["https://a.example/x"])
    }

    @Test(
        arguments: [
            ("url: null", "Facebook", nil), ("url: 'https://facebook.com/ada'", "Facebook", nil),
            (
                "url: 'https://ada.example'", nil,
                "Facebook: https://facebook.com/ada"
            ),
        ] as [(String, String?, String?)])
    func aConnectionSaysWhatItsAddressIs(url: String, network: String?, username: String?) throws {
        let reading = try RenderCVReading(
            cv:
                "custom_connections: [{fontawesome_icon: link, placeholder: 'Facebook: https://facebook.com/ada', \(url)}]"
        )
        let profile = try #require(reading.resume?.basics.profiles.first)
        #expect(profile.network == network)
        if username == nil { #expect(profile.url?.link?.target == "https://facebook.com/ada") }
    }

    @Test(
        arguments: [
            ("Medium: ada", "https://medium.com/@ada", "Medium", "ada"),
            (
                "Stack Overflow: Ada L.", "https://stackoverflow.com/users/12/ada",
                "Stack Overflow", "Ada L."
            ),
            ("Note: ask me", "https://github.com/ada", nil, "Note: ask me"),
        ] as [(String, String, String?, String)])
    func aConnectionSaysWhoseAccountItIs(
        shown: String, url: String, network: String?, username: String
    ) throws {
        let reading = try RenderCVReading(
            cv: "custom_connections: [{placeholder: '\(shown)', url: '\(url)'}]")
        let profile = try #require(reading.resume?.basics.profiles.first)
        #expect(profile.username == username)
        #expect(profile.url?.link?.target == url)
        #expect(network == nil || profile.network == network)
    }

    @Test func waysToReachThePersonStandInTheOrderOfTheFile() throws {
        let reading = try RenderCVReading(
            cv:
                "phone: [+32 1, +32 2], location: Ghent, social_networks: [{network: X, username: a}], email: a@a.example, custom_connections: [{placeholder: b}], website: 'https://a.example'"
        )
        #expect(
            reading.presentation
                == #"{"header":{"contacts":{"order":["phone","location","profiles","email","url"]}}}"#
        )
        #expect(try RenderCVReading(cv: "phone: +32 1").presentation == "none")
    }
}
