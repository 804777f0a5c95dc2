import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// Documents are read as the same resume as a file.
@Suite struct FirestoreFormatTests {
    private func fixture(_ name: String) throws -> String {
        try #require(PackageFolder.text(of: "Tests/Fixtures/firestore/\(name).json"))
    }

    /// The documents of the app, with a document that says the language.
    private func app(language: String?) throws -> String {
        guard let language else { return try fixture("app") }
        let name = "projects/p/databases/(default)/documents/meta/resume"
        let meta =
            #"{"name": "\#(name)", "fields": {"language": {"stringValue": "\#(language)"}}},"#
        return try fixture("app").replacing("\"documents\": [", with: "\"documents\": [" + meta)
    }

    @Test(arguments: ["Sources/Assets/sample.resume.json", ".ci/hard-cases.resume.json"])
    func aResumeKeptInDocumentsIsTheSame(file: String) throws {
        let text = try #require(PackageFolder.text(of: file))
        let node = try #require(JSONReader.read(Array(text.utf8), file: "").node)
        let tree = FirestoreTree.text(of: node)
        #expect(try Mapped(tree).resume == Mapped(text).resume)
    }

    @Test(arguments: [(nil, "en"), ("en", "en"), ("es", "es"), ("es-MX", "es"), ("en-GB", "en")])
    func theTextsOfAnAppComeInTheLanguageOfTheResume(language: String?, file: String) throws {
        let mapped = try Mapped(app(language: language))
        var expected = try Mapped(fixture("app." + file)).resume
        expected?.meta.language = language ?? "en"
        #expect(mapped.resume == expected)
        #expect(mapped.findings.filter { $0.severity > .note }.isEmpty)
    }

    @Test func aLanguageWithoutTextsIsSaid() throws {
        let mapped = try Mapped(app(language: "fr"))
        #expect(mapped.resume?.work.first?.position.plain == "Lead developer")
        #expect(
            mapped.findings.filter { $0.severity > .note }.map(\.message)
                == ["there are no texts in fr; those in en are printed"])
    }

    @Test func whatOnlyAnAppUsesIsNotedAndNotPrinted() throws {
        let notes = try Mapped(fixture("app")).findings.filter {
            $0.identifier == "setting-ignored"
        }
        #expect(notes.count == 1)
        for key in ["companyLogoUrl", "iconUrl", "headerColor"] {
            #expect(notes.first?.message.contains("\"\(key)\"") == true)
        }
    }

    // MARK: Places

    /// A field with a fault, what finds it, and the field's name in the place.
    @Test(arguments: [
        (#""startDate": {"stringValue": "2021-13"}"#, "date-format", "#startDate"),
        (#""urlKey": {"stringValue": "javascript:x"}"#, "link-refused", "#urlKey"),
        (#""titleKey": {"stringValue": "x.y"}"#, "text-missing", "#titleKey"),
        (#""extra": {"vectorValue": {}}"#, "firestore-value", "#extra"),
        (#""goalsAchievedKeys": {"booleanValue": true}"#, "bool-for-text", "#goalsAchievedKeys"),
    ])
    func aFindingNamesTheDocumentAndTheField(
        _ field: String, _ kind: String, _ place: String
    ) throws {
        let tree = FirestoreTree.text(
            ("basics/me", #""name": {"stringValue": "Ada"}"#),
            ("works/abc", #""company": {"stringValue": "X"}, \#(field)"#),
            ("works/xyz", #""company": {"stringValue": "Y"}"#))
        let node = try #require(JSONReader.read(Array(tree.utf8), file: "").node)
        func finding(in file: String) -> Diagnostic? {
            ResumeFormat.reading(of: node, file: file)
                .resume(LanguageCatalog.ofPackage.understood).diagnostics.all
                .first { $0.identifier == kind }
        }
        let remote = try #require(finding(in: "firestore://my-resume"))
        #expect(remote.file == "firestore:works/abc" + place)
        #expect(remote.span == nil)
        // A file has lines to show.
        let local = try #require(finding(in: "saved.json"))
        #expect(local.file == "saved.json")
        #expect(local.path == "works/abc" + place)
        #expect(local.span?.line == 2)
    }

    @Test func aFaultInATextIsFoundWhereTheTextIs() throws {
        let tree = FirestoreTree.text(
            ("basics/me", #""name": {"stringValue": "Ada"}"#),
            ("works/abc", #""titleKey": {"stringValue": "x.y"}"#),
            (
                "strings/en",
                #""a": {"stringValue": "b"}, "x": {"mapValue": {"fields": {"y": {"stringValue": "a\u0000b"}}}}"#
            ))
        let finding = try Mapped(tree).findings.first { $0.identifier == "control-character" }
        #expect(finding?.path == "strings/en#x")
    }

    // MARK: What is none

    @Test func otherDocumentsAreNoResume() throws {
        let mapped = try Mapped(
            FirestoreTree.text(("meta/a", #""language": {"stringValue": "es"}"#)))
        #expect(mapped.resume == nil)
        #expect(mapped.findings.map(\.identifier) == ["not-a-resume"])
        #expect(mapped.findings[0].message.contains("works, petProjects, basics, work"))
    }

    @Test(arguments: ["", "works", "works/", "/works/a", "works//a/b", "a/b/c"])
    func aDocumentWithoutAnIdentifierIsNotRead(path: String) throws {
        let tree = FirestoreTree.text(
            ("basics/me", #""name": {"stringValue": "Ada"}"#),
            (path, #""name": {"stringValue": "Bob"}"#))
        let mapped = try Mapped(tree)
        #expect(mapped.resume?.basics.name == "Ada")
        #expect(mapped.findings.filter { $0.identifier == "firestore-value" }.count == 1)
        #expect(mapped.resume?.work.isEmpty == true && mapped.resume?.custom.isEmpty == true)
    }

    @Test func aDocumentThatComesTwiceIsReadOnce() throws {
        let work = ("works/abc", #""company": {"stringValue": "X"}"#)
        #expect(try Mapped(FirestoreTree.text(work, work)).resume?.work.count == 1)
    }

    @Test func whatMayNotBeReadIsSaid() throws {
        let tree = FirestoreTree.text(("basics/me", #""name": {"stringValue": "Ada"}"#))
            .replacing("]}", with: #"], "forbidden": ["work", "skills"]}"#)
        #expect(
            try Mapped(tree).findings.map(\.message) == [
                "the rules of \"my-resume\" do not let you read work, skills; if there "
                    + "are any, sign in with \"resume-pdf login firestore://my-resume\""
            ])
    }

    @Test func collectionsOfOnesOwnAreSections() throws {
        let tree = FirestoreTree.text(
            ("basics/me", #""name": {"stringValue": "Ada"}"#),
            ("talks/a", #""titleKey": {"stringValue": "On engines"}"#))
        let resume = try Mapped(tree).resume
        #expect(resume?.custom.first?.key == "talks")
        #expect(resume?.custom.first?.entries.first?.name.plain == "On engines")
    }
}
