import Sharing
import ResumeCommand
import ResumePDF
import SourceTree
import Testing

@Suite struct ExitCodeTests {
    /// Each identifier that has a code of its own, and some that have not.
    @Test(
        arguments: [
            ("internal", .internal), ("usage", .usage), ("source-date-epoch", .usage),
            ("source-missing", .noInput), ("source-is-folder", .noInput), ("font-folder", .noInput),
            ("source-not-permitted", .permission), ("output-permission", .permission),
            ("output-create", .cannotCreate), ("output-exists", .cannotCreate),
            ("output-source", .cannotCreate), ("source-input-output", .inputOutput),
            ("output-write", .inputOutput), ("layout-unknown", .configuration),
            ("layout-key", .configuration), ("config-key", .configuration),
            ("config-password", .configuration), ("share-program", .unavailable),
            ("share-failed", .unavailable), ("share-not-pdf", .data), ("placeholder", .data),
            ("share-printer", .usage), ("share-no-text", .usage), ("date-format", .data),
            ("json-syntax", .data), ("page-missing", .usage), ("mail-message", .usage),
            ("source-is-no-file", .noInput), ("font-unavailable", .inputOutput),
            ("watch-unavailable", .inputOutput), ("config-file", .configuration),
            ("config-value", .configuration), ("layout-outside", .configuration),
            ("glyph-missing", .data), ("not-a-resume", .data), ("source-too-large", .data),
        ] as [(String, ExitCode)])
    func errors(identifier: String, code: ExitCode) {
        #expect(ExitCode([Diagnostic(identifier, .error, "x")]) == code)
    }

    @Test(arguments: MailError.Kind.allCases) func faultsOfMail(kind: MailError.Kind) {
        let error = MailError(kind, "x")
        #expect(ExitCode([error.diagnostic]).rawValue == error.exitCode)
    }

    @Test func aFaultInALayoutFileIsOneOfConfiguration() {
        let finding = Diagnostic("yaml-syntax", .error, "x", file: "mine.yaml")
        #expect(ExitCode([finding], layouts: ["mine.yaml"]) == .configuration)
        #expect(ExitCode([finding], layouts: ["other.yaml"]) == .data)
    }

    @Test(arguments: [
        (Diagnostic.Severity.note, ExitCode.success), (.warning, .findings), (.error, .data),
    ])
    func strictCountsWarnings(severity: Diagnostic.Severity, code: ExitCode) {
        let findings = [Diagnostic("unknown-key", severity, "x")]
        #expect(ExitCode(findings, isStrict: true) == code)
        #expect(ExitCode(findings) == (severity == .error ? .data : .success))
    }

    @Test func theEarliestFaultOnTheWayCounts() {
        let findings = ["output-write", "date-format", "layout-key", "source-date-epoch"].map {
            Diagnostic($0, .error, "x")
        }
        #expect(ExitCode(findings) == .usage)
        #expect(ExitCode(Array(findings.prefix(3))) == .configuration)
        #expect(ExitCode(Array(findings.prefix(2))) == .data)
    }

    @Test func theNumbersAreThoseOfSysexits() {
        #expect(
            ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 77, 78])
    }
}
