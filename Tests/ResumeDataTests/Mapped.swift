import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// A resume read from JSON, with its findings.
struct Mapped {
    var resume: Resume?
    var findings: [Diagnostic]

    /// Reads a text that must be faultless JSON.
    init(_ json: String, in language: String? = nil) throws {
        let (node, faults) = JSONReader.read(Array(json.utf8), file: "resume.json")
        try #require(faults.all.isEmpty)
        let (resume, diagnostics) = ResumeFormat.reading(
            of: try #require(node), file: "resume.json", in: language
        ).resume(LanguageCatalog.ofPackage.understood)
        self.resume = resume
        findings = diagnostics.all
    }

    /// Reads the members of `basics`, beside a name.
    init(basics: String) throws { try self.init(#"{"basics": {"name": "Ada", \#(basics)}}"#) }

    /// Reads the members of the only entry of a section, beside a name in `basics`.
    init(_ section: String, _ members: String) throws {
        try self.init(#"{"basics": {"name": "Ada"}, "\#(section)": [{\#(members)}]}"#)
    }

    /// The findings as `severity identifier path`, one a line.
    var summary: String {
        findings.map { "\($0.severity) \($0.identifier) \($0.path)" }.joined(separator: "\n")
    }

    /// The places of the findings, as `line:column`.
    var places: [String] {
        findings.map { finding in finding.span.map { "\($0.line):\($0.column)" } ?? "-" }
    }
}
