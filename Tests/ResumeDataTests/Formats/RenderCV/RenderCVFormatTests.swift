import ResumeData
import ResumeModel
import SourceTree
import Testing

/// What is a RenderCV file, and what is said of one that holds no resume.
@Suite struct RenderCVFormatTests {
    @Test(arguments: [
        "cv: {name: Ada}", "cv: {name: Ada, sections: {}}",
        "cv: {name: Ada}\ndesign: {theme: classic}",
        "cv: {name: Ada}\nrendercv_settings: {date: 2025-01-01}",
        "cv: {name: Ada, sections: {work: [a]}}\nlocale_catalog: {}",
        "cv: {name: Ada, work: [a]}\nsettings: {}",
    ])
    func filesAreKnownByTheirShape(_ yaml: String) throws {
        let reading = try RenderCVReading(yaml)
        #expect(reading.findings.first?.message == "read as RenderCV")
        #expect(reading.resume?.basics.name == "Ada")
    }

    @Test(arguments: [
        "cv: {basics: {name: Ada}, work: [{name: A}]}", "basics: {name: Ada}\ncvs: {}",
    ])
    func othersAreNot(_ yaml: String) throws {
        let reading = try RenderCVReading(yaml)
        #expect(reading.resume?.basics.name == "Ada")
        #expect(!reading.findings.contains { $0.identifier == "read-as" })
    }

    @Test(arguments: [
        ("cv:\n", "error not-a-resume cv", 1),
        ("design: {}\ncv: null\n", "error not-a-resume cv", 2),
        ("cv: {}\n", "error not-a-resume cv", 1),
        ("settings: {}\ncv:\n  - name: Ada\n", "error wrong-type cv", 3),
        ("cv: Ada\ndesign: {}\n", "error wrong-type cv", 1), ("cv: 5\n", "error wrong-type cv", 1),
    ])
    func whatIsNoPersonIsAnError(_ yaml: String, _ summary: String, _ line: Int32) throws {
        let reading = try RenderCVReading(yaml)
        #expect(reading.resume == nil && reading.reading.tree == nil)
        #expect(reading.summary == [summary])
        #expect(reading.findings.first?.span?.line == line)
    }

    @Test(arguments: ["name: Ada\n", "- a\n", "text\n"])
    func aFormatThatIsAskedForIsChecked(_ yaml: String) throws {
        let reading = try RenderCVReading(yaml, as: "rendercv")
        #expect(reading.summary.count == 1 && reading.summary[0].hasPrefix("error not-a-resume"))
    }

    @Test func nothingToPrintIsAnError() throws {
        let reading = try RenderCVReading("cv: {sections: {empty: []}}")
        #expect(reading.findings.contains { $0.identifier == "nothing-to-print" })
    }

    @Test func whatStandsBesideIsThePersonsOwn() throws {
        let reading = try RenderCVReading("cv: {name: Ada}\nextra_list: [One, Two]\ndesign: 5")
        #expect(reading.resume?.custom.map(\.key) == ["extra_list"])
    }

    @Test func findingsHaveThePathsOfTheFile() throws {
        let reading = try RenderCVReading(
            cv: "sections: {jobs: [{company: A, start_date: 2020-13, position: {a: b}}]}")
        let paths = reading.findings.filter { $0.severity == .warning }.map(\.path)
        #expect(paths == ["cv.sections.jobs[0].position", "cv.sections.jobs[0].start_date"])
    }

    @Test func manyEntriesAreRead() throws {
        let entries = (1...3000).map { "{bullet: b\($0)}" }.joined(separator: ", ")
        let reading = try RenderCVReading(section: "list", entries)
        #expect(reading.resume?.custom.first?.entries.first?.highlights.count == 3000)
    }
}
