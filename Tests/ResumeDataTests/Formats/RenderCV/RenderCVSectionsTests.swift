import ResumeData
import ResumeModel
import SourceTree
import Testing

/// The sections of a RenderCV file: their titles, their order, and what they are read as.
@Suite struct RenderCVSectionsTests {
    @Test(arguments: [
        ("work_and_play", "Work and Play"), ("Work and play", "Work and play"),
        ("work experience", "work experience"), ("iOS", "iOS"),
        ("a_talk_of_the_town", "a Talk of The Town"),
        ("selected_honors", "Selected Honors"), ("élan_vital", "Élan Vital"), ("skills", "Skills"),
    ])
    func keysBecomeTitles(_ key: String, _ title: String) throws {
        let reading = try RenderCVReading(section: key, "text")
        #expect(reading.reading.tree?["sections"]?.array?.first?["title"]?.string == title)
    }

    @Test(arguments: [
        ("welcome_to_RenderCV", "Welcome to RenderCV"), ("work experience", "Work Experience"),
        ("iOS", "iOS"),
    ])
    func earlyKeysBecomeTitles(_ key: String, _ title: String) throws {
        for sign in ["rendercv_settings: {}", "design: {page_size: a4paper}", "locale_catalog: {}"]
        {
            let reading = try RenderCVReading(section: key, "text", sign)
            #expect(reading.reading.tree?["sections"]?.array?.first?["title"]?.string == title)
        }
        let late = try RenderCVReading(section: "to_RenderCV", "text", "design: {page: {size: a4}}")
        #expect(
            late.reading.tree?["sections"]?.array?.first?["title"]?.string == "to_RenderCV")
    }

    @Test(arguments: [
        ("jobs_held", "{company: A, position: B}", "work"),
        ("volunteering", "{company: A, position: B}", "volunteer"),
        ("volunteer", "{company: A, position: B}", "volunteer"),
        ("schools", "{institution: A, area: B}", "education"),
        ("papers", "{title: A, authors: [B]}", "publications"),
        ("projects", "{name: A}", "projects"), ("projects", "{name: A, location: B}", "other"),
        ("tools", "{name: A}", "none"), ("skills", "{label: A, details: 'b, c'}", "skills"),
        ("technical_skills", "{label: A, details: b}", "skills"),
        ("Technologies", "{label: A, details: b}", "skills"),
        ("prizes", "{label: A, details: b}", "none"),
        ("skills", "{label: A, details: 'b; c'}", "other"),
        ("skills", "{label: A, details: '**b, c**, d'}", "other"),
        ("skills", "{label: A, details: 'About 10,000 hours'}", "other"),
        ("languages", "{label: A, details: b}", "languages"), ("skills", "A text", "other"),
        ("experience", "{bullet: A}", "other"),
        ("experience", "{company: A}, {bullet: B}", "other"),
    ])
    func sectionsOfOneKindAreOfTheFormat(_ key: String, _ entries: String, _ kind: String) throws {
        let section = try RenderCVReading(section: key, entries).reading.tree?["sections"]?.array?[
            0]
        #expect(section?["section"]?.string ?? "none" == kind)
    }

    @Test func theNameOfASectionComesBeforeItsPlace() throws {
        let reading = try RenderCVReading(
            cv:
                "sections: {freelance: [{company: A}], experience: [{company: B}], other_jobs: [{company: C}]}"
        )
        #expect(reading.resume?.work.map(\.name.plain) == ["B"])
        #expect(reading.resume?.custom.map(\.key) == ["Freelance", "Other Jobs"])
        #expect(
            reading.presentation
                == #"{"sections":{"titles":{"work":"Experience"},"#
                + #""order":["Freelance","work","Other Jobs"]}}"#)
        let unnamed = try RenderCVReading(
            cv: "sections: {freelance: [{company: A}], other_jobs: [{company: C}]}")
        #expect(unnamed.resume?.work.map(\.name.plain) == ["A"])
    }

    @Test func titlesStayAsTheyAreWritten() throws {
        let reading = try RenderCVReading(section: "About RenderCV", "text")
        #expect(
            reading.presentation
                == #"{"sections":{"titles":{"About RenderCV":"About RenderCV"},"#
                + #""order":["About RenderCV"]}}"#)
    }

    @Test(arguments: [
        "cv: {name: A, sections: {notes: One}}", "cv: {name: A, sections: {notes: [One, null]}}",
        "cv: {name: A, sections: [{notes: [One]}]}",
        "cv: {name: A, sections: [{title: notes, entries: [One]}]}",
        "cv: {name: A, sections: {gone: null, empty: [], notes: [One]}}",
    ])
    func otherShapesOfSectionsAreRead(_ yaml: String) throws {
        let reading = try RenderCVReading(yaml)
        #expect(reading.resume?.custom.map(\.key) == ["Notes"])
        #expect(reading.resume?.custom.first?.entries.map(\.summary.plain) == ["One"])
        #expect(reading.summary.isEmpty)
    }

    @Test func aMapInTheListsPlaceIsItsEntry() throws {
        let reading = try RenderCVReading(
            cv: "sections: {experience: {company: A, position: B}, numbers: [5, true]}")
        #expect(reading.resume?.work.map(\.name.plain) == ["A"])
        #expect(reading.resume?.custom.first?.entries.map(\.summary.plain) == ["5"])
    }
}
