/// How entries are set for which a layout says nothing.
enum StandardEntries {
    static func entry(_ kind: String) -> EntryLayout {
        var entry = EntryLayout()
        entry.rows = [
            EntryLayout.Row(
                left: TemplateSyntax.standard(head(kind)), style: .entry,
                right: TemplateSyntax.standard("{dates}"), rightStyle: .date)
        ]
        entry.body = body
        entry.roles = roles
        return entry
    }

    /// Positions below the employer's name.
    static let roles = RolesLayout(
        head: [
            EntryLayout.Row(
                left: TemplateSyntax.standard("**{name}**[<muted>, {location}</muted>]"),
                style: .entry, right: TemplateSyntax.standard("{dates}"), rightStyle: .date)
        ],
        rows: [
            EntryLayout.Row(
                left: TemplateSyntax.standard("**{position}**[<muted>, {location}</muted>]"),
                style: .role, right: TemplateSyntax.standard("{dates}"), rightStyle: .date)
        ],
        body: body, space: 4, headSpace: 1, indent: 0)

    private static let body: [EntryLayout.BodyPart] = [
        .prose("summary"), .bullets("highlights", columns: 1, isNumbered: false), .extraFields,
    ]

    private static func head(_ kind: String) -> String {
        switch kind {
        case "work": "**{position}**[, {name}][, {location}]"
        case "volunteer": "**{position}**[, {organization}]"
        case "education": "**{studyType}[ {area}]**[, {institution}]"
        case "awards": "**{title}**[, {awarder}]"
        case "certificates": "**{name}**[, {issuer}]"
        case "publications": "**{name}**[, {publisher}]"
        case "skills": "**{name}**[ ({level})][: {keywords}]"
        case "languages": "**{language}**[: {fluency}]"
        case "interests": "**{name}**[: {keywords}]"
        case "references": "**{name}**[: {reference}]"
        default: "**{name}**[, {subtitle}]"
        }
    }
}
