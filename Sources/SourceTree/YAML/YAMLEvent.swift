/// One step of a YAML text's structure (YAML 1.2, section 3.1).
struct YAMLEvent {
    var kind: Kind
    /// Where it starts.
    var start: YAMLMark
    /// Where what follows it starts.
    var end: YAMLMark
    /// The name that `&name` gives the node.
    var anchor: String?
    /// The node's tag, resolved: `tag:yaml.org,2002:str`.
    var tag: String?

    enum Kind {
        /// A scalar; `isPlain` if it stands without quotes.
        case scalar(String, isPlain: Bool)
        case alias(String)
        case listStart, listEnd
        case mapStart, mapEnd
        case documentStart, documentEnd
        case streamStart, streamEnd
    }
}

/// A place as libyaml counts it, all from 0.
struct YAMLMark {
    /// Lines also end at U+0085, U+2028 and U+2029, as YAML 1.1 has it.
    var line: Int
    /// How many characters stand before it on its line.
    var column: Int
}

/// What libyaml says when it refuses a text.
struct YAMLFault: Error {
    /// What was found, in libyaml's words.
    var problem: String
    /// What was being read, in libyaml's words; empty if it does not say.
    var context: String
    /// Where the problem is; nil for bytes that cannot be read at all.
    var place: YAMLMark?
    /// Where what was being read starts.
    var contextPlace: YAMLMark?
}
