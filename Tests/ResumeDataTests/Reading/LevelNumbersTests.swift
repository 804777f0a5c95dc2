import ResumeData
import ResumeModel
import Testing

/// Levels of skills that are numbers alone.
@Suite struct LevelNumbersTests {
    private func levels(_ skills: String) throws -> [String] {
        try #require(try Mapped(#"{"basics": {"name": "A"}, "skills": \#(skills)}"#).resume)
            .skills.map(\.level.plain)
    }

    @Test(arguments: [
        (#"[{"name": "a", "level": 4}, {"name": "b", "level": 5}]"#, ["4/5", "5/5"]),
        (#"[{"name": "a", "level": 4}, {"name": "b", "level": 6}]"#, ["4/10", "6/10"]),
        (#"[{"name": "a", "level": 4}, {"name": "b", "level": 75.5}]"#, ["4%", "75.5%"]),
        (#"[{"name": "a", "level": 0.8}, {"name": "b", "level": 1}]"#, ["80%", "100%"]),
        (#"[{"name": "a", "level": 4}, {"name": "b", "level": "C1"}]"#, ["4/5", "C1"]),
        (#"[{"name": "a", "level": 400}]"#, ["400"]), (#"[{"name": "a", "level": -1}]"#, ["-1"]),
        (#"[{"name": "a", "rating": 3}]"#, ["3/5"]),
        (#"[{"name": "a", "level": 0}, {"name": "b", "level": 1}]"#, ["0/5", "1/5"]),
        (#"[{"name": "a", "level": 0.29}]"#, ["29%"]),
        (
            #"{"title": "T", "items": [{"name": "a", "level": 3}, {"name": "b", "level": 9}]}"#,
            ["3/10", "9/10"]
        ),
    ])
    func theHighestSaysWhatAllAreOf(_ skills: String, _ levels: [String]) throws {
        #expect(try self.levels(skills) == levels)
    }

    @Test func eachSectionHasItsOwn() throws {
        let json = #"""
            {"basics": {"name": "A"}, "sections": [
              {"title": "X", "section": "skills", "entries": [{"name": "a", "level": 3}]},
              {"title": "Y", "section": "skills", "entries": [{"name": "b", "level": 30}]}]}
            """#
        let resume = try #require(try Mapped(json).resume)
        #expect(resume.skills.map(\.level.plain) == ["3/5"])
        #expect(resume.custom[0].entries[0].extra.first?.values.map(\.plain) == ["30%"])
    }
}
