import Sharing
import Glibc
import ResumeModel
import SourceTree
import System
import TestSupport
import Testing

@testable import ResumePDF

@Suite struct ShareResumeTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private static let pdf = Array("%PDF-1.7\nnew\n%%EOF\n".utf8)

    /// The use case with a renderer that takes what is there for a resume.
    private func share(
        _ text: String = #"{"basics": {"name": "Jo Doe", "label": "Chemist"}}"#,
        findings: [Diagnostic] = [], format: OutputFormat = .pdf
    ) -> ShareResume {
        var share = ShareResume(
            render: { request in
                var outcome = RenderResume.Outcome()
                outcome.file = "cv.json"
                outcome.tree = JSONReader.read(Array(text.utf8), file: "cv.json").node
                outcome.diagnostics = Diagnostics(findings)
                var resume = Resume()
                resume.basics.name = "Jo Doe"
                resume.basics.label = RichText("Chemist")
                outcome.resume = resume
                outcome.layoutName = request.layout ?? "classic"
                if !outcome.diagnostics.hasErrors { outcome.output = OutputFile(format, Self.pdf) }
                return outcome
            }, now: { 1_767_366_245 }, today: { "2026-01-02" })
        share.ledger = Ledger(path: scratch.path("state/shares.jsonl"))
        return share
    }

    private func request(_ shares: [Share]) -> ShareResume.Request {
        .init(.resume(.init(source: .bytes([], name: "cv.json", folder: ""))), shares)
    }

    private func copy(_ target: String, force: Bool = false) -> Share {
        .copy(CopyShare(to: target, folder: scratch.path, force: force))
    }

    private func mail(_ program: String) throws -> (share: MailShare, way: Share) {
        try scratch.write("#!/bin/sh\n\(program)\n", to: "sendmail", mode: 0o755)
        var request = MailRequest()
        (request.to, request.from) = (["hr@acme.com"], "jo@home.net")
        let share = MailShare(
            MailSettings(sendmail: scratch.path("sendmail")), now: { 1_767_366_245 })
        return (share, .mail(request))
    }

    private func record() throws -> [LedgerEntry] {
        try Ledger(path: scratch.path("state/shares.jsonl")).entries().entries
    }

    @Test func severalWaysAreGoneAndRecorded() throws {
        try scratch.makeFolder("jobs")
        let outcome = share()(request([copy("jobs"), copy("b.pdf")]))
        #expect(outcome.diagnostics.all.isEmpty)
        #expect(outcome.file?.name.text == "Jo Doe - Chemist.pdf")
        #expect(
            outcome.results.map(\.ending) == [
                .done(how: "copy", to: ["jobs/Jo Doe - Chemist.pdf"], isCertain: true),
                .done(how: "copy", to: ["b.pdf"], isCertain: true),
            ])
        #expect(scratch.bytes(of: "b.pdf") == Self.pdf)
        let entries = try record()
        #expect(
            entries.map(\.to) == [
                [scratch.path("jobs/Jo Doe - Chemist.pdf")], [scratch.path("b.pdf")],
            ])
        #expect(entries.first?.layout == "classic")
        #expect(entries.first?.time == "2026-01-02T15:04:05Z")
        #expect(entries.first?.sha256 == SHA256.hex(of: Self.pdf))
    }

    @Test func noWayIsGoneIfOneIsClosed() throws {
        let outcome = share()(request([copy("a.pdf"), copy("none/b.pdf")]))
        #expect(outcome.diagnostics.all.map(\.identifier) == ["output-create"])
        #expect(outcome.results.isEmpty)
        #expect(scratch.read("a.pdf") == nil)
        #expect(try record().isEmpty)
    }

    @Test func nothingIsDoneInATrial() throws {
        var request = request([copy("a.pdf"), .copy(CopyShare(to: "none/", folder: scratch.path))])
        request.isTrial = true
        #expect(share()(request).diagnostics.hasErrors)
        request.shares.removeLast()
        #expect(share()(request).results.map(\.ending) == [.trial(to: ["a.pdf"], source: [])])
        #expect(scratch.files() == [])
    }

    @Test func errorsAndPlaceholdersStopIt() throws {
        let broken = share(findings: [Diagnostic(.internal, .error, "x")])
        #expect(broken(request([copy("a.pdf")])).results.isEmpty)
        let sample = share(#"{"basics": {"email": "jo@example.com"}}"#)
        let stopped = sample(request([copy("a.pdf")]))
        #expect(stopped.diagnostics.all.map(\.identifier) == ["placeholder"])
        #expect(stopped.results.isEmpty)
        #expect(scratch.files() == [])
        var forced = request([copy("a.pdf")])
        forced.force = true
        let done = sample(forced)
        #expect(done.diagnostics.all.map(\.severity) == [.warning])
        #expect(scratch.read("a.pdf") != nil)
    }

    @Test func aWarningStopsItStrictly() {
        let share = share(findings: [Diagnostic(.internal, .warning, "x")])
        var strict = request([copy("a.pdf")])
        strict.isStrict = true
        #expect(share(strict).results.isEmpty)
        strict.isStrict = false
        #expect(share(strict).results.count == 1)
    }

    @Test func aMessageIsSentAndRecorded() throws {
        var share = share()
        let (mail, way) = try mail("cat > '\(scratch.path("input"))'")
        share.mail = mail
        let outcome = share(request([way]))
        #expect(
            outcome.results.map(\.ending) == [
                .done(how: "mail", to: ["hr@acme.com"], isCertain: true)
            ])
        #expect(scratch.read("input")?.contains("filename=\"Jo Doe - Chemist.pdf\"") == true)
        #expect(try record().map(\.to) == [["hr@acme.com"]])
    }

    @Test(arguments: OutputFormat.allCases)
    func aFileIsNamedAndMailedAsItsFormatSays(format: OutputFormat) throws {
        var share = share(format: format)
        let (mail, way) = try mail("cat > '\(scratch.path("input"))'")
        share.mail = mail
        let outcome = share(request([way]))
        let name = "Jo Doe - Chemist" + format.endings[0]
        #expect(outcome.file?.name.text == name)
        let header = "Content-Type: \(format.mediaType); name=\"\(name)\""
        let mailed = try #require(scratch.read("input")).replacing("\r\n ", with: " ")
        #expect(mailed.contains(header))
    }

    @Test func aMessageThatThePersonDoesNotWantStays() throws {
        var share = share()
        let (mail, way) = try mail("touch '\(scratch.path("called"))'")
        share.mail = mail
        share.confirm = { summary in
            !summary.contains { $0.label == "To" && $0.value == "hr@acme.com" }
        }
        #expect(share(request([way])).results.map(\.ending) == [.declined])
        #expect(scratch.read("called") == nil)
        #expect(try record().isEmpty)
    }

    @Test func whatComesBehindAFailureIsNotTried() throws {
        var share = share()
        let (mail, way) = try mail("exit 69")
        share.mail = mail
        let outcome = share(request([copy("a.pdf"), way, copy("b.pdf")]))
        #expect(outcome.results.map(\.ending).dropFirst() == [.failed, .untried])
        #expect(outcome.diagnostics.all.map(\.identifier) == ["mail-unavailable"])
        #expect(try record().map(\.how) == ["copy"])
        #expect(scratch.read("b.pdf") == nil)
    }

    @Test func aDoubtIsRecordedAsOne() throws {
        var share = share()
        let (mail, way) = try mail("kill -KILL $$")
        share.mail = mail
        let outcome = share(request([way, copy("b.pdf")]))
        #expect(
            outcome.results.map(\.ending) == [
                .done(how: "mail", to: ["hr@acme.com"], isCertain: false), .untried,
            ])
        #expect(outcome.diagnostics.hasErrors)
        #expect(try record().map(\.isCertain) == [false])
    }

    @Test func aPDFIsSharedAsItIs() throws {
        try scratch.write(Self.pdf, to: "Mine.pdf")
        var request = request([copy("b.pdf")])
        request.document = .pdf(scratch.path("Mine.pdf"))
        let outcome = share()(request)
        #expect(outcome.file?.name.text == "Mine.pdf")
        #expect(scratch.bytes(of: "b.pdf") == Self.pdf)
        #expect(try record().map(\.layout) == [nil])
    }

    @Test func aRecordThatCannotBeKeptStopsIt() throws {
        try scratch.write("x", to: "state")
        let outcome = share()(request([copy("a.pdf")]))
        #expect(outcome.diagnostics.all.first?.message.contains("--no-log") == true)
        #expect(scratch.read("a.pdf") == nil)
        var silent = share()
        silent.ledger = nil
        #expect(silent(request([copy("a.pdf")])).results.count == 1)
    }

    @Test func templatesNameTheFile() throws {
        try scratch.makeFolder("jobs")
        var request = request([copy("jobs")])
        request.template = try FileNameTemplate("{date} {layout} {name}")
        _ = share()(request)
        #expect(scratch.files().contains("jobs/2026-01-02 classic Jo Doe.pdf"))
    }
}
