import ResumeModel

extension Education: ResumeEntry {
    static let keys = KeyTable(
        [
            "institution": ["school", "university", "college", "institute", "name"],
            "area": ["major", "fieldOfStudy", "field", "subject", "program", "programme"],
            "studyType": ["degree", "academicDegree", "qualification", "title"],
            "location": [],
            "score": ["gpa", "grade"],
            "url": KeyTable.pages,
            "startDate": KeyTable.starts,
            "endDate": KeyTable.ends + ["graduationDate"],
            "date": KeyTable.spans,
            "summary": KeyTable.texts,
            "courses": ["coursework", "relevantCourses", "relevantCoursework"],
            "highlights": KeyTable.achievements,
        ], prefixes: ["edu", "education", "school"])

    var heading: RichText {
        get { institution }
        set { institution = newValue }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        institution = fields.rich("institution")
        area = fields.rich("area")
        studyType = fields.rich("studyType")
        location = fields.place("location")
        score = fields.rich("score")
        url = fields.web("url")
        dates = fields.span()
        summary = fields.prose("summary")
        courses = fields.items("courses")
        highlights = fields.items("highlights")
        extra = fields.extra()
    }
}
