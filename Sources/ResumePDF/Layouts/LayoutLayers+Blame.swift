import ResumeLayout
import SourceTree

extension LayoutLayers {
    /// How many values are tried, at most, to find the one that is to blame.
    private static let trials = 300

    /// Where someone wrote what made a layout wrong.
    struct Culprit {
        /// The file, as findings name it.
        var file: String
        /// The place in it; nil for all of it.
        var span: SourceSpan?
        /// The path of the value in the layout; empty for all of it.
        var path: String
        /// The path of the value in the file's data.
        var dataPath: String
    }

    /// Findings that tell of no file of ours: built-in layouts are right by themselves, so that
    /// something that lies on them is to blame.
    func blamed(_ found: Diagnostics) -> Diagnostics {
        Diagnostics(
            found.all.map { finding in
                guard let file = finding.file, builtInFiles.contains(file) else { return finding }
                let culprit = culprit { tree in
                    LayoutDecoder.layout(from: tree.node, origins: tree.origins).diagnostics.all
                        .contains { $0.kind == finding.kind && $0.path == finding.path }
                }
                return culprit.map { blame($0, for: finding) } ?? finding
            })
    }

    /// A finding, told where its cause was written.
    func blame(_ culprit: Culprit, for finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.file = culprit.file
        finding.span = culprit.span
        finding.path = culprit.dataPath
        if !culprit.path.isEmpty { finding.message += "; this follows from \(culprit.path)" }
        return finding
    }

    /// The value without which something is no longer so, the last one that was laid on; else the
    /// last file or resume that lies on the built-in files; nil if none does.
    func culprit(_ persists: (LayoutTree) -> Bool) -> Culprit? {
        var trials = 0
        func isCause(_ others: @autoclosure () -> LayoutLayers) -> Bool {
            guard trials < Self.trials else { return false }
            trials += 1
            var faults = Diagnostics()
            let tree = others().tree(&faults)
            return !faults.hasErrors && !persists(tree)
        }
        for index in settings.indices.reversed() {
            var others = self
            others.settings.remove(at: index)
            guard isCause(others) else { continue }
            let path = settings[index].path
            return Culprit(
                file: LayoutSetting.file, span: settings[index].span, path: path, dataPath: path)
        }
        var own: [(tree: LayoutTree, without: (LayoutTree?) -> LayoutLayers)] = []
        if let changes {
            own.append((changes, { with(changes: $0) }))
        }
        for (index, part) in parts.enumerated() where !builtInFiles.contains(part.origins.file) {
            own.append((part, { with(part: $0, at: index) }))
        }
        for (tree, without) in own {
            for leaf in tree.node.leaves {
                var rest: LayoutTree?
                if let node = tree.node.removing(leaf.places[...]) {
                    rest = LayoutTree(node, file: tree.origins.file, root: tree.origins.root)
                }
                guard isCause(without(rest)) else { continue }
                return place(leaf.path, leaf.value.span, in: tree)
            }
        }
        return own.first.map { place("", nil, in: $0.tree) }
    }

    private func place(_ path: String, _ span: SourceSpan?, in tree: LayoutTree) -> Culprit {
        let root = tree.origins.root
        let dataPath = root.isEmpty || path.isEmpty ? root + path : root + "." + path
        return Culprit(
            file: tree.origins.file, span: span ?? tree.node.span, path: path, dataPath: dataPath)
    }

    private func with(changes: LayoutTree?) -> LayoutLayers {
        var others = self
        others.changes = changes
        return others
    }

    private func with(part: LayoutTree?, at index: Int) -> LayoutLayers {
        var others = self
        if let part { others.parts[index] = part } else { others.parts.remove(at: index) }
        others.base = LayoutChain.stack(others.parts) ?? base
        return others
    }
}
