import ResumeModel
import SourceTree

extension Person {
    static let keys = KeyTable([
        "name": ["fullName"],
        "label": ["headline", "title", "jobTitle"],
        "image": ["picture", "photo", "avatar"],
        "email": ["mail", "emailAddress"],
        "phone": ["telephone", "phoneNumber", "mobile"],
        "url": ["website", "homepage"],
        "summary": ["bio", "about"],
        "location": ["address"],
        "profiles": ["socialProfiles", "social"],
    ])

    init(_ fields: inout FieldReader) {
        self.init()
        let context = fields.context
        name = fields.take("name").flatMap { context.name($0) } ?? ""
        label = fields.rich("label")
        image = fields.take("image").flatMap { context.image($0) }
        if let field = fields.take("email") {
            email = context.plain(field)
            emailLink = email.flatMap { context.mailLink($0, field) }
        }
        if let field = fields.take("phone") {
            phone = context.plain(field)
            phoneLink = phone.flatMap { context.phoneLink($0, field) }
        }
        url = fields.web("url")
        if let field = fields.take("url") { context.checkAccount(url, field) }
        summary = fields.prose("summary")
        location = fields.take("location").map { context.location($0) } ?? Location()
        profiles = fields.entries("profiles")
        extra = fields.extra()
    }
}

extension MappingContext {
    /// The person; nil if the value is not a map.
    func person(_ field: Field) -> Person? {
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"name\" and \"email\"")
            return nil
        }
        var fields = FieldReader(field, Person.keys, self)
        return Person(&fields)
    }

    /// A full name, on one line.
    ///
    /// A map of first and last name is joined with spaces.
    fileprivate func name(_ field: Field) -> String? {
        guard let raw = text(field, separator: " ") else { return nil }
        let text = clean(HTMLEntity.decode(raw, keepingMarkup: false), field)
        let lines = text.utf8.split(separator: 0x0A).joined(separator: [0x20])
        return text.isEmpty ? nil : String(bytes: Array(lines))
    }
}
