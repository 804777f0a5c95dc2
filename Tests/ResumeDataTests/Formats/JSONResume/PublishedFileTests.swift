import Glibc
import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// Files that others published, read where they are at hand.
@Suite struct PublishedFileTests {
    /// The folder beside the package that holds them.
    private static let folder = "../shared/data/"

    private static func isPresent(_ name: String) -> Bool { access(folder + name, R_OK) == 0 }

    private func read(_ name: String) throws -> (resume: Resume?, diagnostics: Diagnostics) {
        let source = try SourceBytes(ofFileAt: Self.folder + name)
        let (node, faults) = JSONReader.read(source.bytes, file: name)
        #expect(faults.all.isEmpty)
        return ResumeFormat.reading(of: try #require(node), file: name).resume(
            LanguageCatalog.ofPackage.understood)
    }

    @Test(.needs(isPresent("showcase.resume.json"), "published samples"))
    func showcaseIsReadWithoutAFinding() throws {
        let (resume, diagnostics) = try read("showcase.resume.json")
        #expect(diagnostics.all.map(\.message) == [])
        let read = try #require(resume)
        #expect(read.basics.name == "Jane A. Cooper")
        #expect(read.basics.profiles.count == 3)
        #expect(read.work.first?.summary.blocks.count == 2)
        #expect(read.education.map { $0.courses.count } == [4, 3])
        #expect(read.skills.count == 4)
        #expect(read.projects.first?.dates?.end == .present)
        #expect(read.certificates.first?.summary.isEmpty == false)
        #expect(read.custom.isEmpty)
    }

    @Test(.needs(isPresent("sample.resume.json"), "published samples"))
    func sampleOfTheFormatIsKnownAsOne() throws {
        let (resume, diagnostics) = try read("sample.resume.json")
        #expect(Set(diagnostics.all.map(\.identifier)) == ["placeholder"])
        let read = try #require(resume)
        #expect(read.work.first?.highlights.count == 3)
        #expect(read.publications.first?.url?.link?.target.hasSuffix("%28TV_series%29") == true)
        #expect(read.meta.lastModified?.iso8601 == "2017-12-24T15:53:00Z")
    }

    @Test(
        .needs(isPresent("json-resume-schema-1.0.0.json"), "published samples"),
        arguments: ["json-resume-schema-1.0.0.json", "json-resume-schema-1.2.1.json"])
    func schemaIsNoResume(_ name: String) throws {
        let (resume, diagnostics) = try read(name)
        #expect(resume == nil)
        #expect(diagnostics.all.map(\.identifier) == ["not-a-resume"])
        #expect(diagnostics.all.first?.message.contains("JSON Schema") == true)
    }
}
