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
    package static let section = ResumeSection<Self>(
        "education", \.education,
        also: ["educations", "educationList", "educationHistory", "academics"])
    package static let prefixes = ["edu", "education", "school"]
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "institution", "The school.", .text(\.institution), .organisation,
            also: ["school", "university", "college", "institute", "name"], form: "school"),
        EntryField(
            "area", "The subject.", .text(\.area), .subject,
            also: ["major", "fieldOfStudy", "field", "subject", "program", "programme"],
            form: "subject"),
        EntryField(
            "studyType", "The degree.", .text(\.studyType), .head,
            also: ["degree", "academicDegree", "qualification", "title"], form: "degree"),
        EntryField("location", "Where the school is.", .place(\.location)),
        EntryField("score", "The grade.", .text(\.score), also: ["gpa", "grade"], form: "grade"),
        EntryField("url", "The school's page.", .page(\.url)),
        EntryField(
            "date", "When, in one value.", .span(\.dates),
            ends: ["graduationDate"]),
        EntryField("summary", "What was studied.", .prose(\.summary), also: Spellings.texts),
        EntryField(
            "courses", "Courses taken.", .items(\.courses), .keywords,
            also: ["coursework", "relevantCourses", "relevantCoursework"], form: "courses"),
        EntryField(
            "highlights", "What was achieved.", .items(\.highlights), also: Spellings.achievements),
    ]
}
