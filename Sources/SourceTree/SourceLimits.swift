import Characters

/// What one file may hold at most, in JSON as in YAML.
///
/// Far beyond any resume or layout, and so little that whatever is accepted is read in a moment and
/// whatever is refused has cost next to nothing until then.
package enum SourceLimits {
    /// How deep maps and lists may nest: what bounds every function that walks a tree.
    package static let depth = 200
    /// How many values there may be, those that aliases repeat included.
    ///
    /// Ten thousand entries of twenty fields each have two thirds of them.
    package static let values = 300_000
    /// How much text there may be, what aliases repeat included: 16 MiB, in bytes of UTF-8.
    package static let text = 16 << 20
    /// How long a key or a number may be, in bytes.
    package static let word = 1_000
}

/// What a reader has made of a file so far, held against the limits.
struct SourceBudget {
    /// How many values there are.
    private(set) var values = 0
    /// The bytes of text in them.
    private(set) var text = 0

    /// Counts values and their text, again for each alias.
    mutating func spend(values: Int = 1, text: Int = 0) {
        self.values += values
        self.text += text
    }

    /// What is over its limit, as a finding tells it; nil as long as nothing is.
    var excess: (kind: Diagnostic.Kind, message: Message)? {
        if values > SourceLimits.values {
            return (
                .tooManyValues,
                "there are more than \(SourceLimits.values) values up to here; no resume needs that"
            )
        }
        if text > SourceLimits.text {
            return (
                .tooMuchText,
                "aliases repeat the text up to here to more than \(SourceLimits.text >> 20) MiB; "
                    + "no resume needs that"
            )
        }
        return nil
    }
}

extension Diagnostic.Kind {
    static let tooManyValues = Self("too-many-values", .data)
    static let tooMuchText = Self("too-much-text", .data)
}
