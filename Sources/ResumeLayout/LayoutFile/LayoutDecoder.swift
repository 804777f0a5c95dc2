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
        /// The names that are to be looked for in a resume.
        var mentions: [LayoutMention] = []
        /// The files that the layout comes from.
        var origins = LayoutOrigins(file: "")
    }

    /// Decodes a layout.
    ///
    /// - Parameter tree: the tree, with the files that its parts come from, for findings.
    /// - Returns: the layout, and everything that is wrong with the files.
    package static func layout(from tree: LayoutTree) -> Outcome {
        let findings = LayoutFindings(origins: tree.origins)
        var root = MapReader(tree.node, path: "", keys: LayoutVocabulary.file, findings: findings)
        root.colors = StylesDecoder.colors(root)
        var main = ColumnLook(
            standardFor: StylesDecoder(root, fonts: StylesDecoder.fonts(root)).styles())
        root.em = main.styles[.body].size
        let sections = root.map("sections")
        main.read(root, title: sections.map("title"))
        let breaking = root.map("breaking")
        main.hyphenates = breaking.bool("hyphenate") ?? false
        let page = PageDecoder(map: root.map("page")).page()
        let side = SideDecoder(root: root, main: main).side()
        var layout = Layout(
            name: root.string("name") ?? "unnamed", summary: root.string("summary") ?? "",
            page: page, side: side, main: main,
            header: HeaderDecoder(map: root.map("header")).header(),
            sections: SectionsDecoder(map: sections, main: main).sections(),
            datePattern: root.map("dates").datePattern("pattern"),
            entries: EntriesDecoder(root).entries(), breaking: rules(breaking),
            typography: typography(root.map("typography")), fit: fit(root))
        layout.side?.sections.removeAll { !layout.sections.shows($0) }
        layout.side?.either.removeAll { !layout.sections.shows($0) }
        if root.node != nil { LayoutCheck(layout: layout, root: root).run() }
        return Outcome(
            layout: findings.diagnostics.hasErrors ? nil : layout,
            diagnostics: unrepeated(findings.diagnostics), mentions: findings.mentions,
            origins: tree.origins)
    }

    /// The findings, each once: what an entry inherits is read again at its new place.
    private static func unrepeated(_ diagnostics: Diagnostics) -> Diagnostics {
        struct Place: Hashable {
            var kind: Diagnostic.Kind
            var file: String?
            var span: SourceSpan
        }
        var seen: Set<Place> = []
        return Diagnostics(
            diagnostics.all.filter { finding in
                guard let span = finding.span else { return true }
                return seen.insert(Place(kind: finding.kind, file: finding.file, span: span))
                    .inserted
            })
    }

    private static func rules(_ map: MapReader) -> BreakingRules {
        BreakingRules(
            minimumLines: map.integer("minimum-lines") ?? 2,
            keepEntry: map.number("keep-entry") ?? 0.06, isJustified: map.bool("justify") ?? false)
    }

    private static func typography(_ map: MapReader) -> TypographyRules {
        TypographyRules(
            quotes: map.choice("quotes") ?? .typographic,
            dashes: map.choice("dashes") ?? .typographic)
    }

    private static func fit(_ root: MapReader) -> FitRanges {
        if let word = root.placed("fit"), word.node.string != nil {
            _ = root.word(word, ["none"])
            return .none
        }
        let map = root.map("fit")
        return FitRanges(
            space: map.range("space") ?? 0.7...1.3, leading: map.range("leading") ?? 0.94...1.1,
            size: map.range("size", base: root.em) ?? 0.92...1.06,
            margin: map.range("margin") ?? 0.8...1.1)
    }
}
