import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// A RenderCV file that is written in a test.
struct RenderCVReading {
    let reading: ResumeReading
    let resume: Resume?
    let findings: [Diagnostic]

    /// Reads a text in YAML.
    init(_ yaml: String, as id: String? = nil) throws {
        let (node, _) = YAMLReader.read(Array(yaml.utf8), file: "cv.yaml")
        reading = ResumeFormat.reading(of: try #require(node), file: "cv.yaml", as: id)
        let (resume, diagnostics) = reading.resume(LanguageCatalog.ofPackage.understood)
        self.resume = resume
        findings = diagnostics.all
    }

    /// Reads what stands in `cv` below a name, in one line of YAML.
    init(cv members: String, _ more: String = "") throws {
        try self.init("cv: {name: Ada Ng, \(members)}\n\(more)")
    }

    /// Reads the entries of one section, in one line of YAML.
    init(section title: String, _ entries: String, _ more: String = "") throws {
        try self.init(cv: "sections: {\(title): [\(entries)]}", more)
    }

    /// The tree in the form of JSON Resume, in one line.
    var tree: String { reading.tree.map(JSONWriter.line) ?? "none" }

    /// The entries of the first section, in one line.
    var entries: String {
        reading.tree?["sections"]?.array?.first?["entries"].map(JSONWriter.line) ?? "none"
    }

    /// The changes to a layout, in one line.
    var presentation: String {
        let members = (reading.design?.object ?? []) + (reading.presentation?.object ?? [])
        guard let first = members.first else { return "none" }
        return JSONWriter.line(of: Node(.object(members), at: first.keySpan))
    }

    /// The findings besides the note of the format, as `severity identifier path`.
    var summary: [String] {
        findings.map { "\($0.severity) \($0.identifier) \($0.path)" }
            .filter { $0 != "note read-as " }
    }
}
