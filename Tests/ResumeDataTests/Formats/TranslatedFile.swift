import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// A file of another format, read as JSON Resume.
struct TranslatedFile {
    /// The resume; nil if there is none.
    var resume: Resume?
    /// All findings.
    var findings: [Diagnostic]
    /// What the file says about its layout.
    var reading: ResumeReading

    /// Reads a file of the fixtures, such as `yamlresume/resume.yml`.
    init(fixture: String) throws {
        let path = PackageFolder.path("Tests/Fixtures/formats/\(fixture)")
        let bytes = try #require(FileBytes.read(path))
        try self.init(bytes, isYAML: !fixture.hasSuffix(".json"))
    }

    /// Reads JSON that is written in the test, in its own format or another one.
    init(json: String, as id: String? = nil) throws {
        try self.init(Array(json.utf8), isYAML: false, as: id)
    }

    /// Reads YAML that is written in the test.
    init(yaml: String, as id: String? = nil) throws {
        try self.init(Array(yaml.utf8), isYAML: true, as: id)
    }

    private init(_ bytes: [UInt8], isYAML: Bool, as id: String? = nil) throws {
        let (node, faults) =
            isYAML ? YAMLReader.read(bytes, file: "cv") : JSONReader.read(bytes, file: "cv")
        try #require(faults.all.isEmpty)
        reading = ResumeFormat.reading(of: try #require(node), file: "cv", as: id)
        let (resume, diagnostics) = reading.resume(LanguageCatalog.ofPackage.understood)
        self.resume = resume
        findings = diagnostics.all
    }

    /// The findings that a person is shown unasked, as `severity identifier path`, one a line.
    var summary: String {
        findings.filter { !$0.kind.isSilent }
            .map { "\($0.severity) \($0.identifier) \($0.path)" }.joined(separator: "\n")
    }

    /// What is told as not carried over.
    var leftBehind: String? {
        findings.first { $0.identifier == "not-carried-over" }?.message
    }

    /// The keys of the sections in the order that the file states.
    var order: [String] {
        reading.presentation?["sections"]?["order"]?.array?.compactMap(\.string) ?? []
    }

    /// The titles of sections that the file states, as `key: title`.
    var titles: [String] {
        (reading.presentation?["sections"]?["titles"]?.object ?? []).map {
            "\($0.key): \($0.value.string ?? "")"
        }
    }
}
