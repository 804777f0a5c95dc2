import ResumeModel

extension Education: ResumeEntry {
    static let keys = KeyTable([
        "institution": ["school", "university", "college"],
        "area": ["major", "fieldOfStudy", "field"],
        "studyType": ["degree"],
        "location": [],
        "score": ["gpa", "grade"],
        "url": ["website"],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until", "graduationDate"],
        "date": ["dates", "year"],
        "summary": ["description"],
        "courses": [],
        "highlights": ["achievements", "bullets"],
    ])

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
