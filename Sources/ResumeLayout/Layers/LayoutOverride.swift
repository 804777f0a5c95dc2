import SourceTree

/// One change to a layout, singled out to see what it does.
struct LayoutOverride {
    /// Where it stands, and what it changes, such as `styles.name.size`.
    var place: LayoutPlace
    /// What it puts there.
    var value: Node
    /// The change as it is written, such as `styles.name.size=28pt`.
    var text: String
    /// The layout as the changes before it left it.
    var before: LayoutTree
    /// That layout with this change.
    var after: LayoutTree
    /// The layout with all changes but this one; nil if others cannot do without it.
    var without: LayoutTree?
}

extension LayoutLayers {
    /// The first changes, each singled out, and how many there are in all.
    ///
    /// In the resume's changes each value counts as one. Names and summaries are no changes.
    func overrides(limit: Int) -> (first: [LayoutOverride], count: Int) {
        let labels: Set = ["name", "summary"]
        let leaves = changes.map { $0.node.leaves.filter { !labels.contains($0.path) } } ?? []
        let settings = settings.indices.filter { !labels.contains(self.settings[$0].path) }
        let changed = changeOverrides(leaves.prefix(limit))
        let set = settingOverrides(settings.prefix(max(0, limit - leaves.count)))
        return (changed + set, leaves.count + settings.count)
    }

    private func changeOverrides(_ leaves: ArraySlice<NodeLeaf>) -> [LayoutOverride] {
        guard let changes else { return [] }
        var before = base
        return leaves.map { leaf in
            let only = changes.with(changes.node.keeping(leaf.places[...])) ?? changes
            let after = LayoutMerge.merge(only, onto: before)
            defer { before = after }
            let others = with(changes: changes.with(changes.node.removing(leaf.places[...])))
            return LayoutOverride(
                place: LayoutPlace(changes.origins, leaf.value.span, leaf.path),
                value: leaf.value, text: leaf.path + (leaf.value.shown.map { ": " + $0 } ?? ""),
                before: before, after: after, without: others.faultlessTree)
        }
    }

    private func settingOverrides(_ indices: ArraySlice<Int>) -> [LayoutOverride] {
        guard let last = indices.last else { return [] }
        var before = changedBase
        var overrides: [LayoutOverride] = []
        for (index, setting) in settings[...last].enumerated() {
            guard let after = try? LayoutMerge.apply(setting, to: before) else { continue }
            defer { before = after }
            guard indices.contains(index) else { continue }
            overrides.append(
                LayoutOverride(
                    place: setting.place, value: setting.value, text: setting.text, before: before,
                    after: after, without: without(settingAt: index).faultlessTree))
        }
        return overrides
    }
}
