import Testing

@testable import ResumeData

@Suite struct NetworkKeyTests {
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
}
