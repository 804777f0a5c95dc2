import ResumeLayout
import SourceTree

/// One change to a layout, singled out to see what it does.
struct LayoutOverride {
    /// What it changes, such as `styles.name.size`.
    var path: String
    /// What it puts there.
    var value: Node
    /// The change as it is written, such as `styles.name.size=28pt`.
    var text: String
    /// The file that it stands in.
    var file: String
    /// Where it stands.
    var span: SourceSpan
    /// Where it stands in the file's data.
    var dataPath: String
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
        let leaves = changes.map { $0.node.leaves.filter { !$0.isLabel } } ?? []
        let settings = settings.indices.filter { !self.settings[$0].isLabel }
        let changed = changeOverrides(leaves.prefix(limit))
        let set = settingOverrides(settings.prefix(max(0, limit - leaves.count)))
        return (changed + set, leaves.count + settings.count)
    }

    private func changeOverrides(_ leaves: ArraySlice<NodeLeaf>) -> [LayoutOverride] {
        guard let changes else { return [] }
        var before = base
        return leaves.map { leaf in
            func part(_ node: Node?) -> LayoutTree {
                LayoutTree(
                    node ?? changes.node, file: changes.origins.file, root: changes.origins.root)
            }
            let after = LayoutMerge.merge(
                part(changes.node.keeping(leaf.places[...])), onto: before)
            defer { before = after }
            var others = self
            others.changes = changes.node.removing(leaf.places[...]).map { part($0) }
            var diagnostics = Diagnostics()
            let without = others.tree(&diagnostics)
            let value = leaf.value.shown.map { ": " + $0 } ?? ""
            return LayoutOverride(
                path: leaf.path, value: leaf.value, text: leaf.path + value,
                file: changes.origins.file, span: leaf.value.span,
                dataPath: changes.origins.root + "." + leaf.path, before: before, after: after,
                without: diagnostics.hasErrors ? nil : without)
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
            var others = self
            others.settings.remove(at: index)
            var diagnostics = Diagnostics()
            let without = others.tree(&diagnostics)
            overrides.append(
                LayoutOverride(
                    path: setting.path, value: setting.value, text: setting.text,
                    file: LayoutSetting.file, span: setting.span, dataPath: setting.path,
                    before: before, after: after, without: diagnostics.hasErrors ? nil : without))
        }
        return overrides
    }
}

extension LayoutSetting {
    /// Whether it changes no more than what the layout is called.
    fileprivate var isLabel: Bool { path == "name" || path == "summary" }
}

extension NodeLeaf {
    /// Whether it is no more than what the layout is called.
    fileprivate var isLabel: Bool { path == "name" || path == "summary" }
}
