import ResumeModel

/// A section of visiky: what its entries are in JSON Resume, and how the site calls it.
struct VisikySection {
    /// Its key in the file, and in the map of titles.
    let key: String
    /// JSON Resume's key of the section; nil for a section of the person's own.
    let kind: String?
    /// What the site calls it if the file does not say; the site speaks Chinese first.
    let title: (chinese: String, english: String)
    /// JSON Resume's keys of its entries.
    let keys: KeyTable

    private init(
        _ key: String, _ kind: String?, _ title: (chinese: String, english: String),
        _ keys: (name: String, spellings: [String])...
    ) {
        self.key = key
        self.kind = kind
        self.title = title
        self.keys = KeyTable(keys)
    }

    /// The sections of the site, whose names are those of `src/data/constant.ts` and of
    /// `src/i18n/locales/en-US.json`.
    static let all = [
        Self(
            "educationList", Education.sectionKey, ("教育背景", "Educational background"),
            ("institution", ["school"]), ("area", ["major"]), ("studyType", ["academic_degree"]),
            (span, ["edu_time"])),
        Self(
            "workExpList", Work.sectionKey, ("工作经历", "Work experience"),
            ("name", ["company_name"]), ("position", ["department_name"]), (span, ["work_time"]),
            ("summary", ["work_desc"])),
        Self(
            "projectList", Project.sectionKey, ("项目经历", "Project experience"),
            ("name", ["project_name"]), ("roles", ["project_role"]), (span, ["project_time"]),
            ("description", ["project_desc"]), ("summary", ["project_content"])),
        Self(
            "skillList", SkillGroup.sectionKey, ("个人技能", "Personal skills"),
            ("name", ["skill_name"]), ("level", ["skill_level"]), ("summary", ["skill_desc"])),
        Self(
            "awardList", Award.sectionKey, ("更多信息", "More information"),
            ("title", ["award_info"]), ("date", ["award_time"])),
        Self(
            "workList", nil, ("个人作品", "Personal works"), ("name", ["work_name"]),
            ("summary", ["work_desc"]), ("url", ["visit_link"])),
    ]

    /// The key under which entries have a time that may be in two parts.
    static let span = "date"
}
