package import SourceTree

extension LayoutLayers {
    /// How many values are tried, at most, to find the one that is to blame.
    private static let trials = 300

    /// Findings that tell of no file of ours: built-in layouts are right by themselves, so that
    /// something that lies on them is to blame.
    package func blamed(_ found: Diagnostics) -> Diagnostics {
        Diagnostics(
            found.all.map { finding in
                blamed(finding) { tree in
                    LayoutDecoder.layout(from: tree).diagnostics.all
                        .contains { $0.kind == finding.kind && $0.path == finding.path }
                }
            })
    }

    /// A finding about a built-in file, told where its cause was written; another one as it is.
    ///
    /// The closure says whether another layout gives it, too.
    package func blamed(_ finding: Diagnostic, persists: (LayoutTree) -> Bool) -> Diagnostic {
        guard let file = finding.file, builtInFiles.contains(file), let culprit = culprit(persists)
        else { return finding }
        var finding = finding
        finding.file = culprit.file
        finding.span = culprit.span
        finding.path = culprit.dataPath
        if !culprit.path.isEmpty { finding.wording += "; this follows from \(culprit.path)" }
        return finding
    }

    /// The value without which something is no longer so, the last one that was laid on; else the
    /// last file or resume that lies on the built-in files; nil if none does.
    private func culprit(_ persists: (LayoutTree) -> Bool) -> LayoutPlace? {
        var trials = 0
        func isCause(_ others: @autoclosure () -> LayoutLayers) -> Bool {
            guard trials < Self.trials else { return false }
            trials += 1
            return others().faultlessTree.map { !persists($0) } ?? false
        }
        for (index, setting) in settings.enumerated().reversed()
        where isCause(without(settingAt: index)) { return setting.place }
        var own: [(tree: LayoutTree, replaced: (LayoutTree?) -> LayoutLayers)] = []
        if let changes { own.append((changes, { with(changes: $0) })) }
        for (index, part) in parts.enumerated() where !builtInFiles.contains(part.origins.file) {
            own.append((part, { with(part: $0, at: index) }))
        }
        for (tree, replaced) in own {
            for leaf in tree.node.leaves
            where isCause(replaced(tree.with(tree.node.removing(leaf.places[...])))) {
                return LayoutPlace(tree.origins, leaf.value.span, leaf.path)
            }
        }
        return own.first.map { LayoutPlace($0.tree.origins, $0.tree.node.span, "") }
    }

    func without(settingAt index: Int) -> LayoutLayers {
        var others = self
        others.settings.remove(at: index)
        return others
    }

    func with(changes: LayoutTree?) -> LayoutLayers {
        var others = self
        others.changes = changes
        return others
    }

    private func with(part: LayoutTree?, at index: Int) -> LayoutLayers {
        var others = self
        if let part { others.parts[index] = part } else { others.parts.remove(at: index) }
        others.base = LayoutMerge.stack(others.parts) ?? base
        return others
    }
}

extension LayoutTree {
    /// Another tree of the same file; nil for none.
    func with(_ node: Node?) -> LayoutTree? {
        node.map { LayoutTree($0, file: origins.file, root: origins.root) }
    }
}

extension LayoutSetting {
    var place: LayoutPlace { LayoutPlace(LayoutOrigins(file: Self.file), span, path) }
}
