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
        let root = MapReader(node, path: "", keys: LayoutVocabulary.file, findings: findings)
        let colors = StylesDecoder.colors(root)
        let main = ColumnDecoder(root: root, colors: colors).look()
        let em = main.styles[.body].size
        let page = PageDecoder(root: root, em: em, colors: colors).page()
        let side = SideDecoder(root: root, main: main, colors: colors).side()
        var layout = Layout(
            name: root.string("name") ?? "unnamed",
            summary: root.string("summary") ?? "",
            page: page,
            side: side,
            main: main,
            header: HeaderDecoder(root: root, em: em, colors: colors).header(),
            sections: SectionsDecoder(root: root, main: main, colors: colors).sections(),
            datePattern: root.map("dates").datePattern("pattern"),
            entries: EntriesDecoder(root: root, em: em, colors: colors).entries(),
            breaking: breaking(root),
            fit: fit(root, size: em))
        let sections = layout.sections
        layout.side?.sections.removeAll { !sections.shows($0) }
        layout.side?.either.removeAll { !sections.shows($0) }
        if root.node != nil {
            LayoutCheck(layout: layout, root: root, findings: findings).run()
        }
        let failed = findings.diagnostics.hasErrors
        return Outcome(
            layout: failed ? nil : layout, diagnostics: unrepeated(findings.diagnostics),
            mentions: findings.mentions, origins: origins)
    }

    /// The findings, each once: what an entry inherits is read again at its new place.
    private static func unrepeated(_ diagnostics: Diagnostics) -> Diagnostics {
        struct Place: Hashable {
            var kind: Diagnostic.Kind
            var file: String?
            var span: SourceSpan?
        }
        var seen: Set<Place> = []
        return Diagnostics(
            diagnostics.all.filter { finding in
                finding.span == nil
                    || seen.insert(
                        Place(
                            kind: finding.kind, file: finding.file, span: finding.span)
                    ).inserted
            })
    }

    private static func breaking(_ root: MapReader) -> BreakingRules {
        let map = root.map("breaking")
        return BreakingRules(
            minimumLines: Int(map.number("minimum-lines") ?? 2),
            keepEntry: map.number("keep-entry") ?? 0.25,
            isJustified: map.bool("justify") ?? false)
    }

    private static func fit(_ root: MapReader, size: Double) -> FitRanges {
        if let word = root.value("fit"), word.string != nil {
            _ = root.word(word, ["none"], path: "fit")
            return .none
        }
        let map = root.map("fit")
        return FitRanges(
            space: map.range("space") ?? 0.7...1.3,
            leading: map.range("leading") ?? 0.94...1.1,
            size: map.range("size", base: size) ?? 0.92...1.06,
            margin: map.range("margin") ?? 0.8...1.1)
    }
}
