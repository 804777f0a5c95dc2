/// How many pages there are to be.
package struct PageGoal: Sendable, Hashable {
    /// The most pages; nil for as many as the layout makes.
    package var limit: Int?
    /// Whether a short last page is opened up.
    package var fills: Bool
    /// Whether anything may be changed to reach the goal.
    package var fits = true
    /// What is not changed.
    package var kept = KeptValues()

    /// Makes a goal.
    package init(limit: Int? = nil, fills: Bool = false) {
        self.limit = limit
        self.fills = fills
    }
}

/// Values of a layout that fitting leaves as they are, because someone set them for this resume.
package struct KeptValues: Sendable, Hashable {
    /// The knobs that are not turned at all.
    var knobs: Set<FitKnob> = []
    /// The styles whose size or leading stays.
    var slots: [FitKnob: Set<TextStyles.Slot>] = [:]
    /// Whether someone set a distance between parts: unasked, none is changed.
    var hasOwnSpace = false

    /// Keeps nothing.
    package init() {}

    /// Keeps what some paths of a layout set, such as `styles.body.size` or `page.margin.top`.
    ///
    /// All sizes follow that of body text, so with it they all stay.
    package init(paths: some Sequence<String>) {
        for path in paths {
            var keys = path.split(separator: ".").map(String.init)[...]
            if keys.first != "fit", keys.contains(where: ["space", "spacing"].contains) {
                hasOwnSpace = true
            }
            if keys.starts(with: ["regions", "side"]) { keys = keys.dropFirst(2) }
            guard let area = keys.popFirst(), let name = keys.popFirst() else { continue }
            if area == "page", name == "margin" { knobs.insert(.margin) }
            guard area == "styles", let slot = TextStyles.Slot(rawValue: name),
                let knob = keys.first.flatMap(FitKnob.init), knob == .size || knob == .leading
            else { continue }
            if slot == .body { knobs.insert(knob) }
            // The parts of a name are set as the name is.
            slots[knob, default: []].formUnion(
                slot == .name ? [.name, .givenName, .familyName] : [slot])
        }
    }
}
