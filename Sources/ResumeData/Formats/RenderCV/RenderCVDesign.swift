import SourceTree

/// The look that a RenderCV file asks for, as far as a layout can have it.
struct RenderCVDesign {
    /// What no layout takes over: the largest parts of which nothing is.
    private(set) var rest: [Field] = []

    private var changes = RenderCVChanges()
    /// The paths of what was taken over.
    private var taken: Set<String> = []

    /// Reads the look.
    init(_ field: Field?) {
        guard let field else { return }
        read(field)
        rest = rest(in: field)
    }

    /// The layout nearest to the theme with what the look changes in it, and the ways to reach the
    /// person in order, as a member of `meta`; nil if the file says nothing of all that.
    func layout(contacts: [Node]) -> Node.Member? {
        var changes = changes
        if contacts.count > 1 {
            changes.set(
                ["header", "contacts", "order"], Node(.array(contacts), at: contacts[0].span))
        }
        return changes.member("layout")
    }

    private mutating func read(_ design: Field) {
        take(design, ["theme"]) { node in
            node.string.flatMap(RenderCVTheme.init).map { [(["extends"], .string($0.layout))] }
        }
        let keepsSides =
            design.node["theme"]?.string.flatMap(RenderCVTheme.init)?.keepsSides == true
        for path in [["page", "size"], ["page_size"]] {
            take(design, path) { node in
                node.string.flatMap { Self.sizes[$0.lowercased()] }
                    .map { [(["page", "size"], .string($0))] }
            }
        }
        for side in ["top", "bottom"] + (keepsSides ? [] : ["left", "right"]) {
            for path in [["page", side + "_margin"], ["margins", "page", side]] {
                take(design, path) { node in
                    MarginLength.written(node).map { [(["page", "margin", side], .string($0))] }
                }
            }
        }
        for path in [["page", "show_footer"], ["page", "show_page_numbering"]] {
            take(design, path) { node in
                guard case .bool(let isShown) = node.value else { return nil }
                return isShown ? [] : [(["page", "footer"], .null)]
            }
        }
        take(design, ["templates", "single_date"]) { node in
            node.string.flatMap(RenderCVDatePattern.written)
                .map { [(["dates", "pattern"], .string($0))] }
        }
        readStyles(design)
    }

    private mutating func readStyles(_ design: Field) {
        // One colour for everything that has one, then those of their own; fonts likewise.
        setColor(design, ["color"], of: ["name", "contact", "section", "link"])
        for path in [["font"], ["text", "font_family"], ["typography", "font_family"]] {
            setFont(design, path, of: ["body", "name", "label", "contact", "section"])
        }
        for (key, style) in Self.styles {
            setColor(design, ["colors", key], of: [style])
            setFont(design, ["typography", "font_family", key], of: [style])
        }
        for (path, style) in Self.fontPaths { setFont(design, path, of: [style]) }
        take(design, ["links", "underline"]) { node in
            guard case .bool = node.value else { return nil }
            return [(["styles", "link", "underline"], node.value)]
        }
    }

    private mutating func setColor(_ design: Field, _ path: [String], of styles: [String]) {
        take(design, path) { node in
            node.string.flatMap(RenderCVColor.written).map { color in
                styles.map { (["styles", $0, "color"], .string(color)) }
            }
        }
    }

    private mutating func setFont(_ design: Field, _ path: [String], of styles: [String]) {
        take(design, path) { node in
            node.string.flatMap { Self.fonts[$0.lowercased()] }.map { family in
                styles.map { (["styles", $0, "font"], .string(family)) }
            }
        }
    }

    // MARK: What is taken over

    /// Looks up a value, and makes the changes that it comes to; without any it is not taken over.
    private mutating func take(
        _ design: Field, _ path: [String],
        _ written: (Node) -> [(path: [String], value: Node.Value)]?
    ) {
        var field = design
        for key in path {
            guard let member = field.members?.first(where: { $0.key == key }) else { return }
            field = member
        }
        guard !field.node.isAbsent, let written = written(field.node) else { return }
        taken.insert(field.path.description)
        for (path, value) in written { changes.set(path, Node(value, at: field.node.span)) }
    }

    private func rest(in field: Field) -> [Field] {
        (field.members ?? []).flatMap { member -> [Field] in
            let path = member.path.description
            if member.node.isAbsent || taken.contains(path) { return [] }
            let isPart = taken.contains { $0.hasPrefix(path + ".") }
            return isPart ? rest(in: member) : [member]
        }
    }

    // MARK: Names

    private static let sizes = [
        "a4": "a4", "a4paper": "a4", "us-letter": "letter", "letterpaper": "letter",
    ]

    /// The styles of a layout by what RenderCV calls the parts of a page in any version.
    private static let styles: [(String, String)] = [
        ("text", "body"), ("body", "body"), ("name", "name"), ("headline", "label"),
        ("connections", "contact"), ("section_titles", "section"), ("links", "link"),
        ("last_updated_date_and_page_numbering", "footer"), ("footer", "footer"),
    ]

    private static let fontPaths: [([String], String)] = [
        (["header", "name_font_family"], "name"),
        (["header", "connections_font_family"], "contact"),
        (["section_titles", "font_family"], "section"),
    ]

    /// The families that the program has, by those that RenderCV's users name.
    private static let fonts = [
        "source sans 3": "Source Sans 3", "eb garamond": "EB Garamond",
        "gentium book plus": "Gentium Book Plus", "new computer modern": "CMU Serif",
        "latin modern serif": "CMU Serif", "latin modern": "CMU Serif", "cmu serif": "CMU Serif",
        "carlito": "Carlito", "calibri": "Carlito", "fira sans": "Fira Sans",
        "libre franklin": "Libre Franklin",
    ]
}
