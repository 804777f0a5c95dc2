/// A course of study.
public struct Education: Sendable, Hashable {
    /// The school.
    public var institution = RichText([])
    /// The subject.
    public var area = RichText([])
    /// The degree.
    public var studyType = RichText([])
    /// Where.
    public var location = RichText([])
    /// The grade.
    public var score = RichText([])
    /// The school's page.
    public var url: WebAddress?
    /// From when to when.
    public var dates: DateSpan?
    /// What was studied.
    public var summary = Prose()
    /// Courses taken.
    public var courses: [ListItem] = []
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Education: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "education", Place({ $0.education }, { $0.education = $1 }),
        also: ["educations", "educationList", "educationHistory", "academics"])
    @usableFromInline package static let prefixes = ["edu", "education", "school"]
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "institution", "The school.", .text(Place({ $0.institution }, { $0.institution = $1 })),
            .organisation,
            also: ["school", "university", "college", "institute", "name"], form: "school"),
        EntryField(
            "area", "The subject.", .text(Place({ $0.area }, { $0.area = $1 })), .subject,
            also: ["major", "fieldOfStudy", "field", "subject", "program", "programme"],
            form: "subject"),
        EntryField(
            "studyType", "The degree.", .text(Place({ $0.studyType }, { $0.studyType = $1 })),
            .head, also: ["degree", "academicDegree", "qualification", "title"], form: "degree"),
        EntryField(
            "location", "Where the school is.", .place(Place({ $0.location }, { $0.location = $1 }))
        ),
        EntryField(
            "score", "The grade.", .text(Place({ $0.score }, { $0.score = $1 })),
            also: ["gpa", "grade"], form: "grade"),
        EntryField("url", "The school's page.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "date", "When, in one value.", .span(Place({ $0.dates }, { $0.dates = $1 })),
            ends: ["graduationDate"]),
        EntryField(
            "summary", "What was studied.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
        EntryField(
            "courses", "Courses taken.", .items(Place({ $0.courses }, { $0.courses = $1 })),
            .keywords,
            also: ["coursework", "relevantCourses", "relevantCoursework"], form: "courses"),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.achievements),
    ]
}
