/// How entries are set for which a layout says nothing.
enum StandardEntries {
    static func entry(_ kind: String) -> EntryLayout {
        let head = heads[kind] ?? "**{name}**[, {subtitle}]"
        return EntryLayout(rows: [row(head)], body: body, roles: roles)
    }

    /// Positions below the employer's name.
    static let roles = RolesLayout(
        head: [row("**{name}**[<muted>, {location}</muted>]")],
        rows: [row("**{position}**[<muted>, {location}</muted>]", .role)],
        body: body, space: 4, headSpace: 1)

    private static let body: [EntryLayout.BodyPart] = [
        .prose("summary"), .bullets("highlights", columns: .fixed(1), isNumbered: false),
        .extraFields,
    ]

    private static let heads = [
        "work": "**{position}**[, {name}][, {location}]",
        "volunteer": "**{position}**[, {organization}]",
        "education": "**{studyType}[ {area}]**[, {institution}]",
        "awards": "**{title}**[, {awarder}]", "certificates": "**{name}**[, {issuer}]",
        "publications": "**{name}**[, {publisher}]",
        "skills": "**{name}**[ ({level})][: {keywords}]",
        "languages": "**{language}**[: {fluency}]", "interests": "**{name}**[: {keywords}]",
        "references": "**{name}**[: {reference}]",
    ]

    private static func row(_ left: String, _ style: TextStyles.Slot = .entry) -> EntryLayout.Row {
        EntryLayout.Row(
            left: TemplateSyntax.standard(left), style: style,
            right: TemplateSyntax.standard("{dates}"), rightStyle: .date)
    }
}
