import ResumeModel
import SourceTree

extension Person {
    static let keys = KeyTable([
        "name": ["fullName"],
        "label": ["headline", "title", "jobTitle", "tagline", "position", "occupation"],
        "image": ["picture", "photo", "avatar"],
        "email": ["mail", "emailAddress"],
        "phone": ["telephone", "phoneNumber", "mobile", "tel", "cell"],
        "url": ["website", "homepage", "site", "web"],
        "summary": ["bio", "about", "aboutMe", "profile", "introduction", "professionalSummary"],
        "location": ["address"],
        "profiles": ["socialProfiles", "social", "socials", "socialLinks", "links", "networks"],
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
            phone = context.plain(field, separator: " ")
            phoneLink = phone.flatMap { context.phoneLink($0, field) }
        }
        url = fields.web("url")
        if let field = fields.take("url") { context.checkAccount(url, field) }
        summary = fields.prose("summary")
        location = fields.location()
        extra = fields.extra(facts: ["height", "weight"])
    }
}

extension MappingContext {
    /// The person; nil if the value is not a map.
    func person(_ field: Field) -> Person? {
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"name\" and \"email\"")
            return nil
        }
        let members = PersonMembers(field.members ?? [])
        var fields = FieldReader(
            Field(gathering: members.own, at: field.node.span, path: field.path), Person.keys, self)
        var person = Person(&fields)
        person.profiles = profiles(members.accounts, of: &person)
        return person
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

extension FieldReader {
    /// Where the person lives; of several addresses the first, the others being fields of their own.
    fileprivate mutating func location() -> Location {
        guard let field = take("location") else { return Location() }
        guard let elements = field.elements?.filter(\.node.isContent), let first = elements.first,
            first.isScalar && first.node.string != nil || first.node.object != nil
        else {
            guard field.node.array != nil, field.node.isContent else {
                return context.location(field)
            }
            giveBack(field)
            return Location()
        }
        for other in elements.dropFirst() { giveBack(other.renamed(field.key)) }
        return context.location(first)
    }
}
