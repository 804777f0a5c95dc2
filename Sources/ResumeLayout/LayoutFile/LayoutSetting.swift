import SourceTree

/// One change to a layout, as `--set` writes it: `styles.name.size=28pt`.
package struct LayoutSetting: Sendable, Hashable {
    /// The way to what is changed; at least one step, the first one a key.
    var steps: [Step]
    /// What stands there from now on; null removes what stands there.
    var value: Node
    /// The change as it was typed.
    var text: String
    /// Where it stands among all changes.
    var span: SourceSpan

    /// What findings call the text of all changes.
    package static let file = "--set"

    /// One step on the way.
    struct Step: Sendable, Hashable {
        var part: Part
        /// Where it is written.
        var span: SourceSpan
    }

    /// A part of a map, or of a list from 0.
    enum Part: Sendable, Hashable {
        case key(String)
        case index(Int)
    }

    /// The way, such as `entries.work.rows[1].left`.
    var path: String { Self.path(steps[...]) }

    static func path(_ steps: ArraySlice<Step>) -> String {
        steps.reduce(into: "") { path, step in
            switch step.part {
            case .key(let key): path += path.isEmpty ? key : "." + key
            case .index(let index): path += "[\(index)]"
            }
        }
    }
}
