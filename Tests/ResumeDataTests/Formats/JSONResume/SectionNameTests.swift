import ResumeModel
import SourceTree
import Testing

/// Other names of sections and of the fields of entries.
@Suite struct SectionNameTests {
    @Test(arguments: [
        ("job", "work"), ("award", "awards"), ("certificate", "certificates"),
        ("publication", "publications"), ("skill", "skills"), ("interest", "interests"),
        ("hobby", "interests"), ("reference", "references"), ("project", "projects"),
        ("language", "languages"), ("educations", "education"), ("volunteers", "volunteer"),
        ("workExpList", "work"), ("employmentHistory", "work"), ("skill_list", "skills"),
        ("experience", "work"), ("experiences", "work"), ("work_experience", "work"),
        ("workExperiences", "work"), ("workHistory", "work"), ("jobs", "work"),
        ("professionalExperience", "work"), ("employment", "work"), ("volunteering", "volunteer"),
        ("volunteerWork", "volunteer"), ("volunteerExperience", "volunteer"),
        ("educationList", "education"), ("educationHistory", "education"),
        ("academics", "education"), ("awardList", "awards"), ("certifications", "certificates"),
        ("certification", "certificates"), ("skillset", "skills"), ("languageList", "languages"),
        ("hobbies", "interests"), ("referees", "references"), ("projectList", "projects"),
    ])
    func singularsAndOtherNamesAreTheSection(_ other: String, _ section: String) throws {
        let mapped = try Mapped(other, #""summary": "S", "name": "N""#)
        #expect(mapped.resume == (try Mapped(section, #""summary": "S", "name": "N""#)).resume)
        #expect(mapped.resume?.custom == [])
    }

    @Test(arguments: [
        (
            "education", #""name": "MIT", "title": "BSc""#,
            #""institution": "MIT", "studyType": "BSc""#
        ),
        (
            "education", #""academic_degree": "BSc", "edu_time": ["2014", "2018"]"#,
            #""studyType": "BSc", "startDate": "2014", "endDate": "2018""#
        ),
        ("projects", #""position": "Lead""#, #""roles": "Lead""#),
        (
            "projects", #""project_name": "P", "projectUrl": "https://p.example""#,
            #""name": "P", "url": "https://p.example""#
        ),
        (
            "certificates", #""name": "C", "startDate": "2020-04""#,
            #""name": "C", "date": "2020-04""#
        ),
        (
            "work", #""company_name": "C", "work_time": "2019 - 2020", "work_desc": "D""#,
            #""name": "C", "date": "2019 - 2020", "summary": "D""#
        ),
        ("awards", #""award_info": "A", "award_time": "2015""#, #""title": "A", "date": "2015""#),
        (
            "skills", #""skill_name": "S", "skill_level": "80", "skill_desc": "D""#,
            #""name": "S", "level": "80", "summary": "D""#
        ),
        ("work", #""tasks": ["T"], "designation": "D""#, #""highlights": ["T"], "position": "D""#),
    ])
    func fieldsHaveOtherNames(_ section: String, _ other: String, _ members: String) throws {
        let mapped = try Mapped(section, other)
        #expect(mapped.resume == (try Mapped(section, members)).resume)
        #expect(mapped.findings.allSatisfy { $0.severity == .note })
    }

    @Test func aNameThatFitsNowhereIsKept() throws {
        let mapped = try Mapped("education", #""institution": "MIT", "name": "Third""#)
        #expect(mapped.resume?.education.first?.extra.map(\.key) == ["name"])
    }

    @Test(arguments: [
        (#""period": {"start": "2019-03", "end": "2020-04"}"#, "2019-03 2020-04"),
        (#""period": {"from": "2019-03"}"#, "2019-03 today"),
        (#""period": ["2019-03", "2020-04"]"#, "2019-03 2020-04"),
        (#""period": ["2019-03", null]"#, "2019-03 today"),
        (#""period": ["2019-03", "present"]"#, "2019-03 today"),
        (#""date_start": "2019-03", "date_end": "2020-04""#, "2019-03 2020-04"),
        (#""timestart": "2019-03", "timeend": "2020-04""#, "2019-03 2020-04"),
        (#""time": "2019.03 - 2020.04""#, "2019-03 2020-04"),
        (#""date": "2019/03至今""#, "2019-03 today"),
        (#""date": "2019年3月至2020年4月""#, "2019-03 2020-04"),
        (#""date": "2019.03~2020.04""#, "2019-03 2020-04"),
        (#""startDate": "2019-03 - 2020-04""#, "2019-03 2020-04"),
        (#""years": "2019/2020""#, "2019 2020"), (#""when": "2019 until 2020""#, "2019 2020"),
        (#""dates": "2019 till 2020""#, "2019 2020"), (#""year": "2019 a 2020""#, "2019 2020"),
        (#""duration": "2019 au 2020""#, "2019 2020"), (#""timeline": "2019～2020""#, "2019 2020"),
        (#""dateRange": "2019－2020""#, "2019 2020"), (#""date": "2019到2020""#, "2019 2020"),
        (#""date": "2019から2020""#, "2019 2020"),
        (#""date": "2019년 3월~2020년 4월""#, "2019-03 2020-04"),
        (#""begin": "2019", "till": "2020""#, "2019 2020"),
        (#""since": "2019", "until": "2020""#, "2019 2020"),
        (#""startTime": "2019", "endTime": "2020""#, "2019 2020"),
        (#""from": "2019", "to": "2020""#, "2019 2020"),
    ])
    func spansAreWrittenInManyWays(_ members: String, _ span: String) throws {
        for section in ["work", "education", "volunteer", "projects", "talks"] {
            let resume = try #require(try Mapped(section, members).resume)
            let dates =
                resume.work.first?.dates ?? resume.education.first?.dates
                ?? resume.volunteer.first?.dates ?? resume.projects.first?.dates
                ?? resume.custom.first?.entries.first?.dates
            let end: String =
                switch dates?.end {
                case .present: "today"
                case .at(let value): value.date?.description ?? "?"
                case nil: "-"
                }
            #expect("\(dates?.start?.date?.description ?? "-") \(end)" == span, "\(section)")
        }
    }
}
