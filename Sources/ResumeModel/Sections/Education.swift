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
