import ResumeModel
import Testing

@testable import ResumeData

@Suite struct NetworkTests {
    @Test(arguments: [
        ("linkedin", "LinkedIn"), ("LINKEDIN", "LinkedIn"), ("Linked In", "LinkedIn"),
        ("github.com", "GitHub"), ("https://www.github.com/ada", "GitHub"), ("gitlab", "GitLab"),
        ("stack-overflow", "Stack Overflow"), ("StackOverflow", "Stack Overflow"),
        ("orcid", "ORCID"), ("x", "X"), ("twitter", "Twitter"), ("xing", "XING"),
        ("google scholar", "Google Scholar"), ("uk.linkedin.com/in/ada", "LinkedIn"),
        ("ada.medium.com", "Medium"), ("bsky", "Bluesky"), ("devto", "DEV"),
        ("scholar", "Google Scholar"), ("HuggingFace", "Hugging Face"),
    ])
    func networksHaveTheirOwnSpelling(_ written: String, _ name: String) {
        #expect(Network(written: written)?.name == name)
    }

    @Test(arguments: [
        "", "Git", "notlinkedin.com", "linkedin.com.evil.example",
        "https://example.com/linkedin.com", "Portfolio", "-", "X (Twitter)", "News", "Hub",
    ])
    func othersAreNotKnown(_ written: String) { #expect(Network(written: written) == nil) }

    @Test(arguments: [
        ("github", "github"), ("github_username", "github"), ("twitterUrl", "twitter"),
        ("LinkedIn Profile", "linkedin"), ("stackOverflow", "stackOverflow"),
        ("google-scholar", "google-scholar"), ("docker_hub", "docker_hub"),
        ("sourceforge", "sourceforge"), ("weixin", "weixin"), ("sinaWeibo", "sinaWeibo"),
        ("devto", "devto"), ("x", "x"), ("blog", "blog"), ("portfolioUrl", "portfolio"),
    ])
    func keysNameNetworks(_ key: String, _ name: String) {
        #expect(NetworkKey.name(in: key) == name)
    }

    @Test(arguments: [
        "news", "dev", "hub", "username", "url", "id", "projects", "page", "", "languages",
        "github.com/ada", "crates",
    ])
    func otherKeysAreNone(_ key: String) { #expect(!NetworkKey.isNamed(by: key)) }

    @Test(arguments: [
        ("https://www.linkedin.com/in/ada/", "ada"), ("linkedin.com/in/ada?trk=x", "ada"),
        ("https://github.com/ada/repo", "ada"), ("https://stackoverflow.com/users/12/ada", "ada"),
        ("https://stackoverflow.com/users/12", "12"), ("https://mastodon.social/@ada", "ada"),
        ("https://orcid.org/0000-0002-1825-0097", "0000-0002-1825-0097"),
        ("ada.substack.com", "ada"), ("https://linkedin.com/in/", ""), ("linkedin.com", ""),
        ("https://www.linkedin.com/in", ""), ("https://github.com/#", ""),
        ("https://de.linkedin.com/", ""),
    ])
    func addressesNameAccounts(_ address: String, _ account: String) {
        #expect(Network.account(in: address) == account)
    }

    @Test(
        arguments: [
            ("LinkedIn", "ada", "https://linkedin.com/in/ada"),
            ("github", "@ada", "https://github.com/ada"),
            ("YouTube", "ada", "https://youtube.com/@ada"),
            ("npm", "ada", "https://npmjs.com/~ada"),
            ("LinkedIn", "zoë", "https://linkedin.com/in/zo%C3%AB"),
            ("Docker Hub", "a", "https://hub.docker.com/u/a"),
            ("GitHub", "a/b", nil), ("GitHub", "Ada L", nil), ("GitHub", "", nil),
            ("GitHub", "@", nil),
            ("Mastodon", "ada", nil), ("Google Scholar", "ada", nil), ("Radio", "ada", nil),
        ] as [(String, String, String?)])
    func namesOfAccountsLeadToTheirPages(network: String, name: String, page: String?) {
        var profile = Profile()
        (profile.network, profile.username) = (network, name)
        #expect(profile.accountLink?.target == page)
        // What the resume says itself comes first, also where it may not be linked.
        profile.url = WebAddress(text: "javascript:x", link: nil)
        #expect(profile.accountLink == nil)
        let own = Link(target: "https://a.example", display: "a.example")
        profile.url = WebAddress(text: "a.example", link: own)
        #expect(profile.accountLink == own)
    }

    @Test func otherAddressesNameNone() {
        #expect(Network.account(in: "https://ada.example/in/") == nil)
    }
}
