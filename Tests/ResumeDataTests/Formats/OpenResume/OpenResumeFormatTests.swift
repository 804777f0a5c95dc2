import ResumeModel
import SourceTree
import Testing

/// What OpenResume keeps of a resume.
@Suite struct OpenResumeFormatTests {
    @Test func partsAndTitlesAreRead() throws {
        let mapped = try Mapped(
            #"""
            {"resume": {"profile": {"name": "Ida"}, "workExperiences": [{"company": "A",
             "jobTitle": "B", "date": "2019 - 2020", "descriptions": ["c"]}],
             "skills": {"featuredSkills": [{"skill": "Rope", "rating": 2}, {"skill": ""}],
             "descriptions": ["Hats"]}, "custom": {"descriptions": ["hid"]}},
             "settings": {"formToShow": {"custom": false}, "formToHeading": {"skills": "CAN"}}}
            """#)
        #expect(mapped.resume?.basics.name == "Ida")
        #expect(mapped.resume?.work.first?.highlights.map(\.text.plain) == ["c"])
        #expect(mapped.resume?.skills.map(\.name.plain) == ["Rope", "Hats"])
        #expect(mapped.resume?.skills.first?.level.plain == "3/5")
        #expect(mapped.resume?.custom == [])
        #expect(mapped.findings.contains { $0.message.contains(#"settings hide it: "custom""#) })
    }
}
