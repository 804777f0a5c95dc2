import TestSupport
import Testing

/// What every file of ours keeps to.
@Suite struct HouseRuleTests {
    static let sources = SwiftFile.all(below: "Sources")
    static let tests = SwiftFile.all(below: "Tests")

    @Test func thereAreFilesToLookAt() {
        #expect(Self.sources.count > 100)
        #expect(Self.tests.count > 30)
    }

    @Test func noFileIsLong() {
        for file in Self.sources + Self.tests where file.code.count > 401 {
            Issue.record(
                "\(file.path) has \(file.code.count - 1) lines; 400 are allowed: divide it")
        }
    }

    @Test(arguments: [
        ("fatalError(", "report a finding, or throw"),
        ("preconditionFailure(", "report a finding, or throw"),
        ("try!", "handle the error"),
        ("as!", "use as?, and handle the other case"),
        ("@unchecked Sendable", "make it a value, or keep it in a Mutex"),
        ("nonisolated(unsafe)", "make it a value, or keep it in a Mutex"),
        ("@preconcurrency", "import values that are Sendable"),
        ("setlocale(", "formatting of numbers must not depend on the machine"),
    ])
    func noSourceFileHas(text: String, advice: String) {
        let places = Self.sources.flatMap { $0.places(inCode: text) }
        #expect(places.isEmpty, "\(text) is not used here; \(advice)")
    }

    @Test(arguments: ["TODO", "FIXME", "XXX", "HACK"])
    func noCommentPutsWorkOff(mark: String) {
        let places = (Self.sources + Self.tests).flatMap { $0.places(inComments: mark) }
        #expect(places.isEmpty, "do it, or leave the remark out")
    }

    /// What is in version control counts: a person's own resume may lie beside it.
    @Test(.needs(PackageFolder.names().contains(".git"), "a clone"), .needs(git))
    func theTopLevelHoldsWhatWasAgreed() throws {
        let agreed: Set<String> = [
            "Package.swift", "Sources", "Tests", "Fonts", "Layouts", "output", "README.md",
        ]
        let tracked = try Self.git.output(of: [
            "-c", "safe.directory=*", "-C", PackageFolder.path, "ls-files", "-z",
        ])
        let names = tracked.split(separator: "\0").compactMap {
            $0.split(separator: "/").first.map(String.init)
        }
        #expect(Set(names.filter { !$0.hasPrefix(".") }) == agreed)
    }

    private static let git = ForeignProgram("git")

    @Test(.needs(ProcessEnvironment.value("RESUME_PDF_LINT") != nil, "RESUME_PDF_LINT"))
    func theFormatterHasNothingToSay() throws {
        var process = ChildProcess(
            "swift",
            ["format", "lint", "--strict", "--recursive", "Package.swift", "Sources", "Tests"])
        process.folder = PackageFolder.path
        process.timeLimit = .seconds(300)
        let result = try process.run()
        #expect(result.ending == .exited(0), "\(result)")
    }
}
