import Characters

/// Where a value stands in the data: spelled out, as `work[0].endDate`, only when a finding needs it.
indirect enum FieldPath {
    case root
    case key(FieldPath, String)
    case index(FieldPath, Int)
}

extension FieldPath: CustomStringConvertible {
    private static let keyLimit = 60

    var description: String {
        switch self {
        case .root: ""
        case .key(.root, let key): VisibleText.cut(key, to: Self.keyLimit)
        case .key(let parent, let key): "\(parent).\(VisibleText.cut(key, to: Self.keyLimit))"
        case .index(let parent, let index): "\(parent)[\(index)]"
        }
    }

    /// The path without the numbers of list elements: the same for all entries of a section.
    var pattern: String {
        switch self {
        case .root: ""
        case .key(let parent, let key): parent.pattern + "." + key
        case .index(let parent, _): parent.pattern + "[]"
        }
    }
}
