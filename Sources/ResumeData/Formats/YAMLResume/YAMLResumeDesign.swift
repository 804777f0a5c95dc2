import SourceTree

/// Translates a layout of YAMLResume into changes to one of ours.
struct YAMLResumeDesign {
    /// The changes, in the form of a layout file.
    private(set) var changes = TranslatedMap()

    /// Adds what a layout says, and remembers what ours cannot do.
    mutating func add(_ layout: Field, _ left: inout LeftBehind) {
        for member in layout.members ?? [] where !member.node.isAbsent {
            switch member.key {
            case "engine", "sections", "locale": continue
            case "template":
                // Early versions have a map with an identifier.
                let id = member["id"] ?? member
                if let name = id.node.string.flatMap({ Self.templates[$0] }) {
                    changes.add("extends", .string(name), of: member)
                } else {
                    left.add("template", member)
                }
            case "page": add(page: member, &left)
            // Versions before 0.5 have them here.
            case "margins":
                var page = TranslatedMap()
                add(margins: member, to: &page, &left)
                changes.add("page", page, at: member.node.span)
            case "typography": add(typography: member, &left)
            case "advanced": add(advanced: member, &left)
            default: left.add("\(member.key)", member)
            }
        }
    }

    /// The layouts of ours that look like theirs; the two from moderncv share the column of dates.
    private static let templates = [
        "jake": "jake", "moderncv-banking": "banking", "moderncv-casual": "casual",
        "moderncv-classic": "casual",
    ]

    private mutating func add(page field: Field, _ left: inout LeftBehind) {
        var page = TranslatedMap()
        for member in field.members ?? [] where !member.node.isAbsent {
            switch (member.key, member.node.string) {
            case ("paperSize", "a4"), ("paperSize", "letter"): page.add("size", member)
            case ("margins", _): add(margins: member, to: &page, &left)
            default: left.add("page.\(member.key)", member)
            }
        }
        changes.add("page", page, at: field.node.span)
    }

    private func add(margins field: Field, to page: inout TranslatedMap, _ left: inout LeftBehind) {
        var margins = TranslatedMap()
        for member in field.members ?? [] where !member.node.isAbsent {
            if ["top", "right", "bottom", "left"].contains(member.key),
                let length = MarginLength.written(member.node)
            {
                margins.add(member.key, .string(length), of: member)
            } else {
                left.add("margins.\(member.key)", member)
            }
        }
        page.add("margin", margins, at: field.node.span)
    }

    private mutating func add(typography field: Field, _ left: inout LeftBehind) {
        for member in field.members ?? [] where !member.node.isAbsent {
            if member.key == "links", case .bool = member["underline"]?.node.value {
                var (link, styles) = (TranslatedMap(), TranslatedMap())
                link.add("underline", member["underline"])
                styles.add("link", link, at: member.node.span)
                changes.add("styles", styles, at: member.node.span)
            } else {
                left.add("typography.\(member.key)", member)
            }
        }
    }

    private mutating func add(advanced field: Field, _ left: inout LeftBehind) {
        for member in field.members ?? [] where !member.node.isAbsent {
            if member.key == "showIcons", case .bool(let shows) = member.node.value {
                // Which icons there are is the layout's own affair.
                guard !shows else { continue }
                var (contacts, header) = (TranslatedMap(), TranslatedMap())
                contacts.add("icons", .string("none"), of: member)
                header.add("contacts", contacts, at: member.node.span)
                changes.add("header", header, at: member.node.span)
            } else {
                left.add("advanced.\(member.key)", member)
            }
        }
    }
}
