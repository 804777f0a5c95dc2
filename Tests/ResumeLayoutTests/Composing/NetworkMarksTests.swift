import Languages
import Pages
import ResumeModel
import SourceTree
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// Which marks stand before accounts, and which words they take the place of.
struct NetworkMarksTests {
    /// A mark of three corners, which no other figure on the pages is.
    private static let file =
        "XING\tM0 0H24V24H0z\nX\tM0 0H24V24z\nGitHub\tM0 0H24V24z\nLinkedIn\tM0 0H24V24z\nGitLab\tM0 0L\n"

    private final class Reads { var count = 0 }

    private func profile(_ network: String?, _ name: String?, _ url: String?) -> Profile {
        var profile = Profile()
        profile.network = network
        profile.username = name
        profile.url = url.map {
            WebAddress(text: $0, link: Link(target: "https://\($0)", display: $0))
        }
        return profile
    }

    /// What the head says: `*` for a mark, with the word that it stands for, and the texts.
    private func head(
        _ profiles: [Profile], url: String? = nil, reads: Reads = Reads(),
        change: (inout ContactsLayout) -> Void = { _ in }
    ) throws -> [String] {
        var resume = Resume()
        resume.basics.profiles = profiles
        resume.basics.url = profile(nil, nil, url).url
        var layout = try Fixture.classic()
        layout.header.contacts.form = .stack
        change(&layout.header.contacts)
        let marks = NetworkMarks {
            reads.count += 1
            return Array(Self.file.utf8)
        }
        let engine = LayoutEngine(
            layout: layout, language: .english, shaper: CellShaper(), marks: marks)
        return engine.pages(for: resume).document.pages.flatMap(\.items).compactMap { item in
            switch item {
            case .text(let line): line.text.trimmingSpaces
            case .path(let shape):
                shape.segments.count == 4 ? "*" + (shape.alternative ?? "") : nil
            case .image: nil
            }
        }
    }

    private var ada: Profile { profile("GitHub", "ada", "github.com/ada") }
    private var in_: Profile { profile("LinkedIn", "ada-l", "linkedin.com/in/ada-l") }

    @Test func aMarkSaysTheNetworksName() throws {
        #expect(try head([ada, in_]) == ["*GitHub", "ada", "*LinkedIn", "ada-l"])
    }

    @Test func whoHasNoMarkKeepsTheNameBesideThem() throws {
        let others = [
            profile("Portfolio", "site", "ada.example"), profile("GitLab", "ada", "gitlab.com/ada"),
        ]
        #expect(
            try head([ada] + others)
                == ["*GitHub", "ada", "Portfolio: site", "GitLab: ada"])
    }

    @Test func withoutAnAddressAllKeepTheirNames() throws {
        let unlinked = profile("LinkedIn", "ada-l", nil)
        #expect(try head([ada, unlinked]) == ["*", "GitHub: ada", "*", "LinkedIn: ada-l"])
    }

    @Test func aNameIsNotDroppedWhereThereIsNothingElse() throws {
        #expect(
            try head([profile("GitHub", nil, nil), in_]) == ["*", "GitHub", "*LinkedIn", "ada-l"])
    }

    @Test func theHostTellsTheNetworkWhereTheNameDoesNot() throws {
        #expect(try head([profile("Code", "ada", "github.com/ada")]) == ["*", "Code: ada"])
        #expect(try head([], url: "github.com/ada") == ["*", "github.com/ada"])
        #expect(try head([], url: "notgithub.com/ada") == ["notgithub.com/ada"])
    }

    @Test func aNameThatBeginsAnotherIsNotThat() throws {
        #expect(try head([profile("X", "ada", "x.com/ada")]) == ["*X", "ada"])
    }

    @Test(arguments: [
        ("true", ContactsLayout.Icons.marks), ("false", ContactsLayout.Icons.none),
        ("marks", .marks),
        ("plain", .plain), ("none", ContactsLayout.Icons.none), ("null", ContactsLayout.Icons.none),
        ("all", nil), ("1", nil), ("[]", nil),
    ])
    func settingsAreWordsOrFlags(_ value: String, _ icons: ContactsLayout.Icons?) throws {
        let text = "name: a\nheader: { contacts: { icons: \(value) } }"
        let (node, _) = YAMLReader.read(Array(text.utf8), file: "")
        let outcome = LayoutDecoder.layout(from: LayoutTree(try #require(node), file: ""))
        #expect(outcome.diagnostics.hasErrors == (icons == nil))
        if let icons { #expect(outcome.layout?.header.contacts.icons == icons) }
    }

    @Test func otherSpellingsAreTheSameNetwork() throws {
        #expect(
            try head([profile("linked in", "ada", "linkedin.com/in/ada")]) == ["*LinkedIn", "ada"])
    }

    @Test(arguments: [
        ("{username}[ ({network})]", ["*GitHub", "ada"]),
        ("**[{network} ]**{username}", ["*GitHub", "ada"]),
        ("{network} {username}", ["*", "GitHub ada"]), ("**{network}**", ["*", "GitHub"]),
        ("{username}", ["*GitHub", "ada"]), ("[{network}]", ["*", "GitHub"]),
    ])
    func templatesKeepANameThatStandsInNoGroup(_ template: String, _ expected: [String]) throws {
        let profile = try TemplateSyntax.template(template).get()
        #expect(try head([ada]) { $0.profile = profile } == expected)
    }

    @Test func iconsCanBePlainOrNone() throws {
        for icons in [ContactsLayout.Icons.plain, .none] {
            let reads = Reads()
            let found = try head([ada], url: "github.com/ada", reads: reads) { $0.icons = icons }
            #expect(found == ["github.com/ada", "GitHub: ada"])
            #expect(reads.count == 0)
        }
    }

    @Test func theFileIsReadOnceAndOnlyForNetworks() throws {
        let reads = Reads()
        _ = try head([], url: "ada.example", reads: reads)
        #expect(reads.count == 0)
        _ = try head([ada, in_, ada], reads: reads)
        #expect(reads.count == 1)
    }

    @Test func anIconTakesThePlaceOfAnEmoji() throws {
        let emoji = profile("📘 Notes", "ada", "notes.example")
        #expect(try head([emoji]) == ["Notes: ada"])
        #expect(try head([emoji]) { $0.icons = .none } == ["📘 Notes: ada"])
    }

    @Test(arguments: [
        ("🚀 Start", "Start"), ("☎️ 12", "12"), ("📍📍  Rome", "Rome"), ("👩‍💻Ada", "Ada"),
        ("🇪🇸 Madrid", "🇪🇸 Madrid"),
        ("🚀", "🚀"), ("1 🚀", "1 🚀"), ("#1", "#1"), ("©Ada", "©Ada"), ("", ""), ("→ x", "→ x"),
        ("日本", "日本"),
    ])
    func emojiBeforeTheFirstWordAreLeftOut(_ text: String, _ expected: String) {
        #expect(ComposedText(text, .test).withoutEmoji.plain == expected)
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
