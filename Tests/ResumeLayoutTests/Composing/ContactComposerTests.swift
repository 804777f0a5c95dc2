import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// What stands for the ways to reach a person.
struct ContactComposerTests {
    private func items(
        _ labels: ContactsLayout.Labels, _ profile: String = "[{network}: ]{username}",
        words: [String: String] = LanguageWords.english.contacts
    ) throws -> [String] {
        var person = Person()
        person.email = "ada@example.org"
        person.phone = "555"
        person.url = WebAddress(text: "ada.example", link: nil)
        person.location.city = "Oslo"
        var known = Profile()
        known.network = "github"
        known.username = "ada"
        var unnamed = Profile()
        unnamed.username = "lovelace"
        person.profiles = [known, unnamed]
        person.extra = [
            ExtraField(key: "driversLicense", values: [RichText("B"), RichText("C")])
        ]
        var layout = try Fixture.classic().header.contacts
        layout.order = [.email, .phone, .url, .location, .profiles]
        layout.labels = labels
        layout.icons = .none
        layout.profile = try TemplateSyntax.template(profile).get()
        let composer = ContactComposer(
            layout: layout, texts: TextComposer(styles: TextStyles(all: .test)),
            addresses: LanguageWords.english.addresses, person: person, marks: NetworkMarks(),
            words: words)
        return composer.items().map {
            $0.label.isEmpty ? $0.text.plain : "<\($0.label)> \($0.text.plain)"
        }
    }

    @Test func withoutLabelsTheTextsSayAll() throws {
        #expect(
            try items(.none) == [
                "ada@example.org", "555", "ada.example", "Oslo", "github: ada", "lovelace",
                "Drivers license: B, C",
            ])
    }

    @Test(arguments: [ContactsLayout.Labels.above, .before])
    func labelsSayWhatTheTextsAre(labels: ContactsLayout.Labels) throws {
        #expect(
            try items(labels) == [
                "<Email> ada@example.org", "<Phone> 555", "<Website> ada.example",
                "<Location> Oslo", "<GitHub> ada", "lovelace",
                "<Drivers license> B, C",
            ])
    }

    @Test func anAccountsNetworkStaysWhereTheLayoutAlwaysWantsIt() throws {
        #expect(try items(.above, "{network} {username}").contains("<GitHub> github ada"))
    }

    @Test func anAccountWithoutWhatTheLayoutWantsIsPrintedAsUsual() throws {
        #expect(try items(.none, "{url}").contains("github: ada"))
        #expect(try items(.above, "[{network}: {url}]").contains("<GitHub> github: ada"))
    }

    @Test func aLanguageWithoutTheWordsHasTheKeys() throws {
        #expect(try items(.above, words: [:]).first == "<Email> ada@example.org")
    }
}
