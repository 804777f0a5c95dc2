package import SourceTree

/// What a layout is made of, from the bottom up.
package struct LayoutLayers: Sendable, Hashable {
    /// The layout file, with all that it extends.
    package var base: LayoutTree
    /// The same, file by file, each built on the one behind it.
    var parts: [LayoutTree]
    /// Those of the files that are built in, by the names that findings use.
    package var builtInFiles: Set<String>
    /// The changes that the resume makes; nil for none.
    package var changes: LayoutTree?
    /// The changes of `--set`, in order.
    package var settings: [LayoutSetting] = []

    /// Makes the layers of a layout file and those it extends, each built on the one behind it; nil
    /// for none.
    package init?(_ parts: [LayoutTree], builtInFiles: Set<String>) {
        guard let base = LayoutMerge.stack(parts) else { return nil }
        self.base = base
        self.parts = parts
        self.builtInFiles = builtInFiles
    }

    /// Whether anything lies on the layout file.
    package var hasOverrides: Bool { changes != nil || !settings.isEmpty }

    /// The layout file with the resume's changes.
    var changedBase: LayoutTree { changes.map { LayoutMerge.merge($0, onto: base) } ?? base }

    /// The paths of all that the resume and `--set` change.
    package var changedPaths: [String] {
        let settings = settings.flatMap { setting in
            let inner = setting.value.leaves.map { setting.path + "." + $0.path }
            return inner.isEmpty ? [setting.path] : inner
        }
        return (changes?.node.leaves.map(\.path) ?? []) + settings
    }

    /// All layers in one; those changes are left out, with an error each, that fit nowhere.
    package func tree(_ diagnostics: inout Diagnostics) -> LayoutTree {
        settings.reduce(into: changedBase) { tree, setting in
            do throws(Diagnostics) {
                tree = try LayoutMerge.apply(setting, to: tree)
            } catch {
                diagnostics.add(error)
            }
        }
    }

    /// All layers in one; nil if a change fits nowhere.
    var faultlessTree: LayoutTree? {
        var diagnostics = Diagnostics()
        let tree = tree(&diagnostics)
        return diagnostics.hasErrors ? nil : tree
    }

    /// The first place that names a font family; nil if none does.
    package func place(ofFont family: String) -> LayoutPlace? {
        var ignored = Diagnostics()
        let tree = tree(&ignored)
        let side = tree.node["regions"]?["side"]
        var places = (tree.node["fonts"]?.object ?? []).map { ("fonts.\($0.key)", $0.value) }
        for (path, styles) in [
            ("styles", tree.node["styles"]), ("regions.side.styles", side?["styles"]),
        ] {
            for member in styles?.object ?? [] {
                guard let font = member.value["font"] else { continue }
                places.append(("\(path).\(member.key).font", font))
            }
        }
        return places.first { $0.1.string == family }.map { path, node in
            LayoutPlace(tree.origins.origin(of: path), node.span, path)
        }
    }
}

/// Where someone wrote a part of a layout.
package struct LayoutPlace: Sendable {
    /// The file, as findings name it.
    package var file: String
    /// The place in it; nil for all of it.
    package var span: SourceSpan?
    /// The path of the part in the layout; empty for all of it.
    package var path: String
    /// The path of the part in the file's data.
    var dataPath: String

    init(_ origins: LayoutOrigins, _ span: SourceSpan?, _ path: String) {
        file = origins.file
        self.span = span
        self.path = path
        dataPath = origins.dataPath(of: path)
    }
}
