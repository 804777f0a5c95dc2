import ResumeModel
import SourceTree
import Testing

/// Files of the site visiky.
@Suite struct VisikyFormatTests {
    private func mapped(_ members: String) throws -> Mapped {
        try Mapped(#"{"profile": {"name": "王小明", "mobile": "13800000000"}, \#(members)}"#)
    }

    @Test func timesAreSpans() throws {
        let work = try #require(
            try mapped(
                #"""
                "workExpList": [{"company_name": "A", "work_time": ["2018.06", null]},
                 {"company_name": "B", "work_time": "2016.01,2016.06"},
                 {"company_name": "C", "work_time": ["2015", "至今"]}]
                """#
            ).resume?.work)
        #expect(work.map(\.name.plain) == ["A", "B", "C"])
        #expect(work.map { $0.dates?.end == .present } == [true, false, true])
        #expect(work.allSatisfy { $0.dates?.start != nil })
    }

    @Test(arguments: [
        #"1、甲\r\n2、乙"#, #"1. 甲\n2. 乙"#, "1. 甲 2. 乙", #"1.甲\n2.乙"#, #"• 甲\n• 乙"#,
        "<ul><li>甲</li><li>乙</li></ul>", #"（1）甲\n（2）乙"#,
    ])
    func linesOfADescriptionAreItems(_ text: String) throws {
        let blocks = try mapped(
            #""workExpList": [{"company_name": "A", "work_desc": "\#(text)"}]"#
        ).resume?.work.first?.summary.blocks
        #expect(blocks == ["甲", "乙"].map { .item(ListItem(RichText($0), level: 0)) })
    }

    @Test func titlesAreTheFilesOwn() throws {
        let mapped = try mapped(
            #"""
            "titleNameMap": {"skillList": "本事"}, "awardList": [{"award_info": "奖"}],
            "skillList": [{"skill_name": "图", "skill_level": 89}],
            "workList": [{"work_name": "站", "visit_link": "https://map.example"}]
            """#)
        #expect(mapped.resume?.skills.first?.level.plain == "89%")
        #expect(mapped.resume?.awards.first?.title.plain == "奖")
        #expect(mapped.resume?.custom.map(\.key) == ["个人作品"])
        #expect(mapped.resume?.basics.phone == "13800000000")
    }

    @Test func otherLanguagesAreToldOrChosen() throws {
        let locales =
            #""skillList": [{"skill_name": "图"}], "locales": {"en-US": {"profile": {"name": "Xiaoming"}}}"#
        let base = try mapped(locales)
        #expect(base.resume?.basics.name == "王小明")
        #expect(base.findings.contains { $0.identifier == "other-language" })
        let other = try mapped(#""meta": {"language": "en"}, "# + locales)
        #expect(other.resume?.basics.name == "Xiaoming")
        #expect(other.resume?.basics.phone == "13800000000")
        #expect(other.resume?.skills.first?.name.plain == "图")
    }

    @Test(arguments: ["null", "5", "true", #""x""#, "[]", "{}", "[null, 5, [], {}]"])
    func wrongKindsDoNoHarm(_ value: String) throws {
        for key in [
            "avatar", "titleNameMap", "educationList", "workExpList", "projectList", "awardList",
            "workList", "aboutme", "locales", "theme", "x",
        ] {
            #expect(
                try mapped(#""skillList": [{"skill_name": "S"}], "\#(key)": \#(value)"#).resume
                    != nil)
        }
    }
}
