import ResumeLayout
import SourceTree

/// What a layout is made of, from the bottom up.
struct LayoutLayers: Hashable {
    /// The layout file, with all that it extends.
    var base: LayoutTree
    /// The same, file by file, each built on the one behind it.
    var parts: [LayoutTree] = []
    /// Those of the files that are built in, by the names that findings use.
    var builtInFiles: Set<String> = []
    /// The changes that the resume makes; nil for none.
    var changes: LayoutTree?
    /// The changes of `--set`, in order.
    var settings: [LayoutSetting] = []

    /// Whether anything lies on the layout file.
    var hasOverrides: Bool { changes != nil || !settings.isEmpty }

    /// The layout file with the resume's changes.
    var changedBase: LayoutTree {
        changes.map { LayoutMerge.merge($0, onto: base) } ?? base
    }

    /// The paths of all that the resume and `--set` change.
    var changedPaths: [String] {
        let settings = settings.flatMap { setting in
            let inner = setting.value.leaves.map { setting.path + "." + $0.path }
            return inner.isEmpty ? [setting.path] : inner
        }
        return (changes?.node.leaves.map(\.path) ?? []) + settings
    }

    /// All layers in one; those changes are left out, with an error each, that fit nowhere.
    func tree(_ diagnostics: inout Diagnostics) -> LayoutTree {
        settings.reduce(into: changedBase) { tree, setting in
            do throws(Diagnostics) {
                tree = try LayoutMerge.apply(setting, to: tree)
            } catch {
                diagnostics.add(error)
            }
        }
    }
}
