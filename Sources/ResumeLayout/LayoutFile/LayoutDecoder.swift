import Pages
package import SourceTree

/// Turns the tree of a layout file into a `Layout`, and reports everything that is wrong with it.
package enum LayoutDecoder {
    /// The outcome of decoding: a layout unless a finding is an error.
    package struct Outcome: Sendable {
        /// The layout.
        package var layout: Layout?
        /// What was found.
        package var diagnostics: Diagnostics
    }

    private static let keys = [
        "name", "summary", "page", "fonts", "colors", "styles", "spacing", "header", "sections",
        "entries", "bullets", "breaking",
    ]

    /// Decodes a layout file.
    ///
    /// - Parameters:
    ///   - node: the file's tree.
    ///   - file: the file's name, for findings.
    /// - Returns: the layout, and everything that is wrong with the file.
    package static func layout(from node: Node, file: String) -> Outcome {
        layout(from: node, origins: LayoutOrigins(file: file))
    }

    /// Decodes a layout that may be made of several files.
    ///
    /// - Parameters:
    ///   - node: the tree.
    ///   - origins: the files that its parts come from, for findings.
    /// - Returns: the layout, and everything that is wrong with the files.
    package static func layout(from node: Node, origins: LayoutOrigins) -> Outcome {
        let findings = LayoutFindings(origins: origins)
        let root = MapReader(node, path: "", keys: keys, findings: findings)
        let styles = StylesDecoder(root: root).styles()
        let em = styles[.body].size
        let page = PageDecoder(root: root, em: em).page()
        let spacing = spacing(root, em: em)
        let layout = Layout(
            name: root.string("name") ?? "unnamed",
            summary: root.string("summary") ?? "",
            page: page,
            styles: styles,
            spacing: spacing,
            header: HeaderDecoder(root: root, em: em).header(),
            sections: SectionsDecoder(root: root, styles: styles).sections(),
            entries: EntriesDecoder(root: root, em: em).entries(),
            bullets: bullets(root, em: em),
            breaking: breaking(root))
        if root.node != nil, root.value("name") == nil {
            findings.error(
                "layout-name", "a layout needs a name; write \"name: my-layout\" at its top",
                at: node.span, path: "name")
        }
        let failed = findings.diagnostics.hasErrors
        return Outcome(layout: failed ? nil : layout, diagnostics: findings.diagnostics)
    }

    private static func spacing(_ root: MapReader, em: Double) -> Spacing {
        let map = root.map(
            "spacing",
            keys: [
                "header-block", "header", "section", "title", "entry", "row", "paragraph", "item",
            ])
        func length(_ key: String, _ standard: Double) -> Double {
            map.length(key, in: 0...200, em: em) ?? standard * em
        }
        return Spacing(
            headerBlock: length("header-block", 0.3), header: length("header", 0.8),
            section: length("section", 1.1), title: length("title", 0.4),
            entry: length("entry", 0.7), row: length("row", 0), paragraph: length("paragraph", 0.2),
            item: length("item", 0.15))
    }

    private static func bullets(_ root: MapReader, em: Double) -> BulletLayout {
        let map = root.map("bullets", keys: ["signs", "indent", "hang"])
        let signs = map.list("signs")?.compactMap(\.string).filter { !$0.isEmpty }
        return BulletLayout(
            signs: signs.flatMap { $0.isEmpty ? nil : $0 } ?? ["•", "–"],
            indent: map.length("indent", in: 0...200, em: em) ?? 0.3 * em,
            hang: map.length("hang", in: 0...200, em: em) ?? 0.9 * em)
    }

    private static func breaking(_ root: MapReader) -> BreakingRules {
        let map = root.map("breaking", keys: ["minimum-lines", "keep-entry"])
        return BreakingRules(
            minimumLines: Int(map.number("minimum-lines", in: 1...10) ?? 2),
            keepEntry: map.number("keep-entry", in: 0...1) ?? 0.25)
    }
}
