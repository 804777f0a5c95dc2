import ResumeModel
import Testing

@testable import ResumeData

@Suite struct ProfileLinkTests {
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
}
