/// Values of a layout that fitting leaves as they are, because someone set them for this resume.
package struct KeptValues: Sendable, Hashable {
    /// The knobs that are not turned at all.
    var knobs: Set<FitState.Knob> = []
    /// The styles whose size stays.
    var sizes: Set<TextStyles.Slot> = []
    /// The styles whose leading stays.
    var leadings: Set<TextStyles.Slot> = []

    /// Keeps nothing.
    package init() {}

    /// Keeps what some paths of a layout set, such as `styles.body.size` or `page.margin.top`.
    ///
    /// All sizes follow that of body text, so with it they all stay.
    package init(paths: some Sequence<String>) {
        for path in paths {
            var keys = path.split(separator: ".").map(String.init)[...]
            if keys.starts(with: ["regions", "side"]) { keys = keys.dropFirst(2) }
            guard let area = keys.popFirst(), let name = keys.popFirst() else { continue }
            if area == "page", name == "margin" { knobs.insert(.margin) }
            guard area == "styles", let slot = TextStyles.Slot(rawValue: name) else { continue }
            switch keys.first {
            case "size": keep(slot, .size, \.sizes)
            case "leading": keep(slot, .leading, \.leadings)
            default: break
            }
        }
    }

    private mutating func keep(
        _ slot: TextStyles.Slot, _ knob: FitState.Knob,
        _ slots: WritableKeyPath<Self, Set<TextStyles.Slot>>
    ) {
        if slot == .body { knobs.insert(knob) }
        // The parts of a name are set as the name is.
        self[keyPath: slots].formUnion(slot == .name ? [.name, .givenName, .familyName] : [slot])
    }
}
