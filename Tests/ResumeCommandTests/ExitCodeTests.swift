import Sharing
@testable import ResumeCommand
import ResumePDF
import SourceTree
import Testing

@Suite struct ExitCodeTests {
    private func finding(
        _ category: Diagnostic.Kind.Category, _ severity: Diagnostic.Severity = .error,
        file: String? = nil
    ) -> Diagnostic {
        Diagnostic(Diagnostic.Kind("x", category), severity, "x", file: file)
    }

    @Test func eachCategoryHasItsCode() {
        let codes = Diagnostic.Kind.Category.allCases.map { ExitCode([finding($0)]) }
        #expect(
            codes == [
                .internal, .usage, .noInput, .permission, .configuration, .configuration, .data,
                .findings, .unavailable, .cannotCreate, .inputOutput,
            ])
    }

    @Test func aFaultInALayoutFileIsOneOfConfiguration() {
        let finding = finding(.data, file: "mine.yaml")
        #expect(ExitCode([finding], layouts: ["mine.yaml"]) == .configuration)
        #expect(ExitCode([finding], layouts: ["other.yaml"]) == .data)
    }

    @Test(arguments: [
        (Diagnostic.Severity.note, ExitCode.success), (.warning, .findings), (.error, .data),
    ])
    func strictCountsWarnings(severity: Diagnostic.Severity, code: ExitCode) {
        let findings = [finding(.data, severity)]
        #expect(ExitCode(findings, isStrict: true) == code)
        #expect(ExitCode(findings) == (severity == .error ? .data : .success))
    }

    @Test func theEarliestFaultOnTheWayCounts() {
        let findings = [finding(.inputOutput), finding(.data), finding(.layout), finding(.usage)]
        #expect(ExitCode(findings) == .usage)
        #expect(ExitCode(Array(findings.prefix(3))) == .configuration)
        #expect(ExitCode(Array(findings.prefix(2))) == .data)
    }

    @Test func theNumbersAreThoseOfSysexits() {
        #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 77, 78])
    }
}
