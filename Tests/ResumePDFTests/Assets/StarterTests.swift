import Languages
import Pages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData
@testable import ResumePDF

@Suite struct StarterTests {
    /// The file with all of its fields in use.
    private func whole(_ language: Starter.Language) -> [UInt8] {
        let text = String(decoding: Starter(language).yaml, as: UTF8.self)
        return Array(text.replacing(#/(?m)^( *)# /#) { $0.1 }.utf8)
    }

    private func outcome(_ bytes: [UInt8], _ name: String) -> RenderResume.Outcome {
        RenderResume()(.init(source: .bytes(bytes, name: name, folder: "")))
    }

    @Test(arguments: Starter.Language.allCases)
    func rendersWithoutAFinding(_ language: Starter.Language) {
        let someone = GitIdentity(name: "Zoë \"Z\" Ng: #1", email: "zoe@ng.org")
        for starter in [Starter(language), Starter(language, for: someone)] {
            for (bytes, name) in [(starter.yaml, "cv.yaml"), (starter.json, "cv.json")] {
                let outcome = outcome(bytes, name)
                #expect(outcome.diagnostics.all == [])
                #expect(outcome.output != nil)
                #expect(outcome.document?.pages.count == 1)
                #expect(outcome.resume?.meta.language == language.rawValue)
            }
        }
    }

    @Test(arguments: Starter.Language.allCases)
    func isInALanguageThatThereAreTitlesIn(_ language: Starter.Language) {
        #expect(LanguageCatalog(folders: []).words(for: language.rawValue).words != nil)
    }

    @Test(arguments: Starter.Language.allCases)
    func rendersWithAllFields(_ language: Starter.Language) {
        let outcome = outcome(whole(language), "cv.yaml")
        // There is no photo beside it.
        let unexpected = outcome.diagnostics.all.filter {
            !["photo-file", "field-unprinted", "pages-over", "pages-fitted"].contains($0.identifier)
        }
        #expect(unexpected == [])
    }

    @Test(arguments: LayoutTable.layouts)
    func isPrintedWholeByEachLayout(_ layout: String) {
        let source = ResumeSource.bytes(whole(.en), name: "cv.yaml", folder: "")
        let findings = RenderResume()(.init(source: source, layout: layout)).diagnostics.all
        let lost = findings.filter { $0.identifier == "field-unprinted" }.map(\.message)
        #expect(lost == (layout == "ats" ? ["the layout \"ats\" shows no photo"] : []))
    }

    @Test(arguments: Starter.Language.allCases)
    func hasEveryFieldOnce(_ language: Starter.Language) throws {
        let node = try #require(YAMLReader.read(whole(language), file: "").node)
        func expect(_ table: KeyTable, in maps: [Node?], _ place: String) {
            let keys = maps.flatMap { $0?.object?.map(\.key) ?? [] }
            #expect(Set(table.names).subtracting(keys) == [], "\(place)")
            #expect(Set(keys).subtracting(table.names) == [], "\(place)")
        }
        func entries(_ section: String) -> [Node?] { node[section]?.array ?? [] }
        let basics = node["basics"]
        expect(Person.keys, in: [basics], "basics")
        expect(Location.keys, in: [basics?["location"]], "location")
        expect(Profile.keys, in: basics?["profiles"]?.array ?? [], "profiles")
        for section in Resume.sections {
            let key = section.sectionKey
            expect(KeyTable(of: section), in: entries(key), key)
        }
        let roles = entries("work").flatMap { $0?["roles"]?.array ?? [] }
        expect(KeyTable(of: Role.self), in: roles, "roles")
        expect(Meta.keys, in: [node["meta"]], "meta")
        let own = node.object?.filter { !JSONResumeFormat.sections.names.contains($0.key) } ?? []
        #expect(own.count == 1)
        expect(CustomEntry.keys, in: own.first?.value.array ?? [], "custom section")
        #expect(
            Set(JSONResumeFormat.sections.names).subtracting(node.object?.map(\.key) ?? []) == [])
    }

    /// Each file is the English one with other words.
    @Test(arguments: Starter.Language.allCases)
    func hasTheSameFieldsInAllLanguages(_ language: Starter.Language) {
        func keys(_ language: Starter.Language) -> [Substring] {
            String(decoding: Starter(language).yaml, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.prefix(while: { $0 != ":" }) }
                .filter { !$0.contains("##") && $0.contains(#/^ *(# +)?(- )?[a-z]+[A-Za-z]*$/#) }
        }
        #expect(keys(language) == keys(.en))
        #expect(keys(language).count > 100)
    }

    @Test(
        arguments: [
            ("Ada Lovelace", "ada@lovelace.org", "Ada Lovelace", "ada@lovelace.org"),
            (nil, nil, "Maria Novak", "maria.novak@example.org"),
            ("Ada", nil, "Ada", "maria.novak@example.org"),
            ("Ada", "1+ada@users.noreply.github.com", "Ada", "maria.novak@example.org"),
            ("Ada", "ada@laptop", "Ada", "maria.novak@example.org"),
            ("Ada", "ada@laptop.local", "Ada", "maria.novak@example.org"),
            ("Ada", "ada@laptop.localdomain", "Ada", "maria.novak@example.org"),
            ("Ada", "no address", "Ada", "maria.novak@example.org"),
            ("true", "a@b.org", "true", "a@b.org"),
            // These would be reported as placeholders.
            ("John Doe", "a@b.org", "Maria Novak", "maria.novak@example.org"),
        ] as [(String?, String?, String, String)])
    func isThePersonsOwn(
        name: String?, email: String?, shown: String, address: String
    ) throws {
        let starter = Starter(.en, for: GitIdentity(name: name, email: email))
        for bytes in [starter.yaml, starter.json] {
            let basics = try #require(SourceReader.read(bytes, file: "").node?["basics"])
            #expect(basics["name"]?.string == shown)
            #expect(basics["email"]?.string == address)
        }
    }
}
