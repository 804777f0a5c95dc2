import Pages
import ResumeLayout
import SourceTree

/// Says which changes to a layout change nothing, found out by leaving out one at a time.
struct OverrideFindings {
    let layers: LayoutLayers
    /// The layout that the pages were made with.
    let layout: Layout
    /// The paper that was asked for, whatever the layout says; nil for the layout's own.
    let paper: Paper?
    /// The pages.
    let document: PageDocument

    /// How many changes are tried.
    static let limit = 24

    /// Tries the changes.
    ///
    /// - Parameter pages: makes the pages for another layout, with the same shaper; nil if it needs
    ///   what is not here.
    /// - Returns: a finding for each change that changes nothing.
    func diagnostics(pages: (Layout) -> PageDocument?) -> Diagnostics {
        let (overrides, count) = layers.overrides(limit: Self.limit)
        var diagnostics = Diagnostics(overrides.compactMap { finding($0, pages) })
        if count > overrides.count {
            diagnostics.add(
                Diagnostic(
                    .layoutUntried, .note,
                    "only the first \(overrides.count) of \(count) changes to the layout were tried "
                        + "for whether they change anything"))
        }
        return diagnostics
    }

    private func finding(
        _ override: LayoutOverride, _ pages: (Layout) -> PageDocument?
    ) -> Diagnostic? {
        func finding(
            _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, _ message: String
        ) -> Diagnostic {
            Diagnostic(
                kind, severity, message, file: override.file, at: override.span,
                path: override.dataPath)
        }
        if override.before.node.saysTheSame(as: override.after.node) {
            if override.value.value == .null {
                return finding(
                    .layoutSame, .note,
                    "\(override.path) is not in the layout, so there is nothing to remove")
            }
            let value = override.value.shown ?? "the same"
            return finding(.layoutSame, .note, "\(override.path) is \(value) already")
        }
        // How far fitting may go says nothing about pages that it leaves alone.
        if override.path == "fit" || override.path.hasPrefix("fit.") { return nil }
        guard var without = override.without.flatMap(decode) else { return nil }
        if let paper { without.page.size = paper.size }
        if without == layout {
            // A change that made a difference until a later one replaced it is no slip.
            guard let before = decode(override.before), before == decode(override.after) else {
                return nil
            }
            // Names for fonts and colours mean nothing until something uses them.
            if ["fonts.", "colors."].contains(where: override.path.hasPrefix) {
                return finding(
                    .layoutNoEffect, .warning,
                    "\(override.text) changes nothing: nothing in the layout uses it")
            }
            return finding(
                .layoutSame, .note,
                "\(override.text) changes nothing: the layout looks so already")
        }
        guard let pages = pages(without), isSame(pages) else { return nil }
        return finding(
            .layoutNoEffect, .warning,
            "\(override.text) changes nothing: nothing on these pages uses it")
    }

    private func decode(_ tree: LayoutTree) -> Layout? {
        LayoutDecoder.layout(from: tree.node, origins: tree.origins).layout
    }

    /// Whether pages look the same; a shaper's list of faces grows, and says nothing of the pages.
    private func isSame(_ other: PageDocument) -> Bool {
        var other = other
        other.faces = document.faces
        return other == document
    }
}

extension Diagnostic.Kind {
    static let layoutNoEffect = Self("layout-no-effect", .layout)
    static let layoutSame = Self("layout-same", .layout)
    static let layoutUntried = Self("layout-untried", .layout)
}
