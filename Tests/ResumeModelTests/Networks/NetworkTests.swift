import Testing

@testable import ResumeModel

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
        "https://hub.com", "com", "https://m/", "github.co",
    ])
    func othersAreNotKnown(_ written: String) { #expect(Network(written: written) == nil) }

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

    @Test func otherAddressesNameNone() {
        #expect(Network.account(in: "https://ada.example/in/") == nil)
    }
}
