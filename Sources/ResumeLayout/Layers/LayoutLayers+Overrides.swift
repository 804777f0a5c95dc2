package import Pages
package import SourceTree

extension LayoutLayers {
    /// How many changes are tried.
    static let overrideLimit = 24

    /// Says which changes to a layout change nothing, found out by leaving out one at a time.
    ///
    /// - Parameters:
    ///   - layout: the layout that the pages were made with.
    ///   - paper: the paper that was asked for, whatever the layout says; nil for the layout's own.
    ///   - document: the pages.
    ///   - pages: makes the pages for another layout, with the same shaper; nil if it needs what is
    ///     not here.
    /// - Returns: a finding for each change that changes nothing.
    package func overrideFindings(
        _ layout: Layout, paper: Size?, _ document: PageDocument, pages: (Layout) -> PageDocument?
    ) -> Diagnostics {
        let (overrides, count) = overrides(limit: Self.overrideLimit)
        var diagnostics = Diagnostics()
        for override in overrides {
            let problem = override.problem(layout, paper) { other in
                // A shaper's list of faces grows, and says nothing of the pages.
                var other = pages(other)
                other?.faces = document.faces
                return other == document
            }
            guard let (kind, severity, message) = problem else { continue }
            let place = override.place
            let (file, path) = (place.file, place.dataPath)
            diagnostics.add(
                Diagnostic(kind, severity, message, file: file, at: place.span, path: path))
        }
        if count > overrides.count {
            diagnostics.add(
                Diagnostic(
                    .layoutUntried, .note,
                    "only the first \(overrides.count) of \(count) changes to the layout were tried "
                        + "for whether they change anything"))
        }
        return diagnostics
    }
}

extension LayoutOverride {
    /// Why it changes nothing, in a layout with all changes; nil if it does change something, or may.
    fileprivate func problem(
        _ layout: Layout, _ paper: Size?, looksSame: (Layout) -> Bool
    ) -> (Diagnostic.Kind, Diagnostic.Severity, Message)? {
        let path = place.path
        if before.node.saysTheSame(as: after.node) {
            let message: Message =
                value.value == .null
                ? "\(path) is not in the layout, so there is nothing to remove"
                : value.shown.map { "\(path) is \($0) already" } ?? "\(path) is the same already"
            return (.layoutSame, .note, message)
        }
        // How far fitting may go says nothing about pages that it leaves alone.
        if path == "fit" || path.hasPrefix("fit.") { return nil }
        guard var without = without.flatMap({ LayoutDecoder.layout(from: $0).layout }) else {
            return nil
        }
        if let paper { without.page.size = paper }
        if without == layout {
            // A change that made a difference until a later one replaced it is no slip.
            guard let before = LayoutDecoder.layout(from: before).layout,
                before == LayoutDecoder.layout(from: after).layout
            else { return nil }
            // Names for fonts and colours mean nothing until something uses them.
            return ["fonts.", "colors."].contains(where: path.hasPrefix)
                ? (
                    .layoutNoEffect, .warning,
                    "\(text) changes nothing: nothing in the layout uses it"
                )
                : (.layoutSame, .note, "\(text) changes nothing: the layout looks so already")
        }
        guard looksSame(without) else { return nil }
        return (
            .layoutNoEffect, .warning, "\(text) changes nothing: nothing on these pages uses it"
        )
    }
}

extension Diagnostic.Kind {
    static let layoutNoEffect = Self("layout-no-effect", .layout)
    static let layoutSame = Self("layout-same", .layout)
    static let layoutUntried = Self("layout-untried", .layout)
}
