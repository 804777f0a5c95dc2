import Checking
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

@Suite struct CheckResumeTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static let today = "2026-11-20"

    private func check(
        _ source: ResumeSource, layout: String? = nil,
        _ change: (inout CheckResume.Request) -> Void = { _ in }
    ) -> CheckResume.Outcome {
        var request = CheckResume.Request(
            .resume(RenderResume.Request(source: source, layout: layout)), today: Self.today)
        change(&request)
        return CheckResume(render: { RenderResume()($0) })(request)
    }

    private func check(
        _ text: String, _ change: (inout CheckResume.Request) -> Void = { _ in }
    ) -> CheckResume.Outcome {
        check(.bytes(Array(text.utf8), name: "cv.json", folder: "."), change)
    }

    static let fixtures = ["academic", "short", "two-pages"]
    static let layouts = ListLayouts(folders: [])().map(\.name)

    /// What people send must pass in every layout, and what is warned of must be true of it.
    @Test(arguments: fixtures, layouts)
    func fixturesHaveNoErrors(fixture: String, layout: String) {
        let path = PackageFolder.path("Tests/Fixtures/\(fixture).resume.json")
        let outcome = check(.file(path), layout: layout)
        let errors = outcome.diagnostics.all.filter {
            $0.severity == .error
        }
        #expect(errors.isEmpty, "\(errors.map(\.message))")
        let warnings = outcome.diagnostics.all.filter {
            $0.severity == .warning && $0.kind.category == .check
                && $0.identifier != "page-contrast"
                // An end to come is what one of them says.
                && $0.identifier != "data-future"
        }
        #expect(warnings.isEmpty, "\(warnings.map(\.message))")
    }

    @Test(
        arguments: PackageFolder.names(in: "Tests/Fixtures/languages").filter {
            $0.contains(".resume.")
        })
    func languagesHaveNoErrorsOfText(name: String) {
        let outcome = check(.file(PackageFolder.path("Tests/Fixtures/languages/\(name)")))
        let found = outcome.diagnostics.all.filter {
            $0.severity == .error && $0.kind.category == .check
        }
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func findingsHaveTheirPlaces() throws {
        let outcome = check(
            """
            {"basics": {"name": "Ada Ng", "email": "ada@ng.org", "phone": "+44 20 7946 0018",
              "location": {"city": "York"}},
             "work": [{"name": "Acme", "position": "Clerk",
              "startDate": "2020-05", "endDate": "2019-04"}]}
            """)
        let found = outcome.diagnostics.all.filter { $0.identifier == "data-reversed" }
        #expect(found.count == 1)
        #expect(found.first?.file == "cv.json")
        #expect(found.first?.span?.line == 3)
        #expect(!outcome.diagnostics.all.contains { $0.identifier == "date-order" })
        #expect(outcome.diagnostics.hasErrors)
    }

    @Test func placeholdersAreErrors() {
        let outcome = check(
            #"{"basics": {"name": "Ada Ng", "email": "ada@example.com", "summary": "Lorem ipsum dolor"}}"#
        )
        let found = outcome.diagnostics.all.filter { $0.identifier == "placeholder" }
        #expect(found.count == 2)
        #expect(found.map(\.severity).sorted() == [.warning, .error])
    }

    @Test func pagesPresetAndAdvertisement() {
        let path = PackageFolder.path("Tests/Fixtures/two-pages.resume.json")
        let outcome = check(.file(path)) {
            $0.mostPages = 1
            $0.preset = .usajobs
            $0.advertisement = "You know Swift and Kubernetes"
        }
        let rules = outcome.diagnostics.all.map(\.identifier)
        #expect(rules.contains("page-count"))
        #expect(rules.contains { $0.hasPrefix("usajobs-") })
        #expect(outcome.keywords?.keywords.map(\.text).sorted() == ["Kubernetes", "Swift"])
        #expect(outcome.facts?.fills.count == 2)
    }

    // MARK: PDFs alone

    @Test func aPDFAlone() throws {
        let source = ResumeSource.file(PackageFolder.path("Tests/Fixtures/short.resume.json"))
        let bytes = try #require(RenderResume()(RenderResume.Request(source: source)).output).bytes
        try scratch.write(bytes, to: "cv.pdf")
        let check = CheckResume(render: { RenderResume()($0) })
        let outcome = check(CheckResume.Request(.pdf(scratch.path("cv.pdf")), today: Self.today))
        #expect(!outcome.diagnostics.hasWarnings, "\(outcome.diagnostics.all.map(\.message))")
        #expect(outcome.facts != nil)
        #expect(outcome.rendering == nil)
        // What cannot be read is an error of its own.
        try scratch.write("%PDF-1.7\nnothing\n%%EOF\n", to: "cv.pdf")
        let broken = check(CheckResume.Request(.pdf(scratch.path("cv.pdf")), today: Self.today))
        #expect(broken.diagnostics.all.map(\.identifier) == ["pdf-unreadable"])
        #expect(broken.facts == nil)
    }

    @Test func linksThatLeadNowhere() throws {
        try scratch.write(
            "#!/bin/sh\ncase \"$(cat)\" in *lost*) printf 'HTTP/1.1 404 No\\r\\n\\r\\n' >&2;; "
                + "*) printf 'HTTP/1.1 403 No\\r\\n\\r\\n' >&2;; esac\n", to: "curl", mode: 0o755)
        var check = CheckResume(render: { RenderResume()($0) })
        var links = LinkUse(agent: "test")
        links.program = scratch.path("curl")
        check.links = links
        let text = #"""
            {"basics": {"name": "Ada Ng", "url": "https://203.0.113.5/", "profiles": [
              {"network": "GitHub", "url": "https://203.0.113.5/lost"}]},
             "work": [{"name": "A", "highlights": ["See [this](https://203.0.113.5/lost/too)"]}]}
            """#
        let request = CheckResume.Request(
            .resume(.init(source: .bytes(Array(text.utf8), name: "cv.json", folder: "."))),
            today: Self.today)
        let found = check(request).diagnostics.all.filter { $0.identifier == "link-dead" }
        #expect(found.map(\.message).filter { $0.contains("/lost leads nowhere") }.count == 1)
        #expect(found.count == 2)
        check.links = nil
        #expect(!check(request).diagnostics.all.contains { $0.identifier == "link-dead" })
    }
}
