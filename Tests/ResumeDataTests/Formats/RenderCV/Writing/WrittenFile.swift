import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import ResumeData

/// A resume in JSON as it is written for RenderCV, with what is said about it.
struct WrittenFile {
    let yaml: String
    let findings: [Diagnostic]

    init(
        _ json: String, photo: String? = nil, layout: String? = nil, changesLayout: Bool = false,
        words: String? = nil
    ) throws {
        let node = try #require(JSONReader.read(Array(json.utf8), file: "").node)
        let reading = ResumeFormat.reading(of: node, file: "")
        let resume = try #require(reading.resume(LanguageCatalog.ofPackage.understood).resume)
        var surroundings = RenderCVWriter.Surroundings()
        let known = ["summary"] + Resume.sections.map { $0.sectionKey }
        for key in known + resume.custom.map(\.key) {
            surroundings.sections.append((key: key, title: KeyLabel.words(of: key)))
        }
        surroundings.today = PartialDate(year: 2026, month: 1, day: 2)
        surroundings.language = resume.meta.language
        surroundings.countries = .ofPackage
        surroundings.photo = photo
        surroundings.layout = layout
        surroundings.changesLayout = changesLayout
        surroundings.words = words.flatMap { JSONReader.read(Array($0.utf8), file: "").node }
        let file = RenderCVWriter.file(of: resume, surroundings, file: "a.json")
        yaml = YAMLWriter.text(of: file.tree)
        findings = file.findings
    }
}
