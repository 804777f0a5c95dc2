import Languages
import ResumeModel
import SourceTree
import TestSupport

@testable import ResumeData

/// What becomes of the files of an export: the resume, and everything found.
struct LinkedInMapped {
    let tree: Node?
    let resume: Resume?
    let findings: [Diagnostic]

    /// Files in a folder.
    init(_ files: (name: String, text: String)...) {
        var source = SourceBytes(name: "export", bytes: [], folder: "")
        source.parts = files.map { name, text in
            SourceBytes(name: "export/" + name, bytes: Array(text.utf8), folder: "")
        }
        self.init(source)
    }

    /// Files in a ZIP.
    init(zip files: [ZIPBytes.File]) {
        self.init(SourceBytes(name: "e.zip", bytes: ZIPBytes.archive(files), folder: ""))
    }

    /// One table beside a profile: rows as they are in the file.
    init(_ name: String, _ rows: String...) {
        self.init(
            ("Profile.csv", "First Name,Last Name\nAda,Lovelace\n"),
            (name, rows.joined(separator: "\n") + "\n"))
    }

    init(_ source: SourceBytes) {
        let gathered = GatheredTree(source)
        var found = gathered.diagnostics
        tree = gathered.tree
        let reading = tree.map { ResumeFormat.reading(of: $0, file: source.name) }
        let (resume, diagnostics) =
            reading?.resume(LanguageCatalog.ofPackage.understood) ?? (nil, Diagnostics())
        found.add(diagnostics)
        self.resume = resume
        findings = found.sorted
    }

    /// The findings that a person is shown, as `severity identifier file:line:column`.
    var summary: [String] {
        findings.filter { $0.identifier != "read-as" && !$0.kind.isSilent }.map { finding in
            let place = finding.span.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(finding.severity) \(finding.identifier) \(finding.file ?? "-")\(place)"
        }
    }

    /// The messages of a kind of findings.
    func messages(_ identifier: String) -> [String] {
        findings.filter { $0.identifier == identifier }.map(\.message)
    }
}
