import Characters

/// A text as findings quote it: on one line, and shortened.
struct Quoted: CustomStringConvertible {
    let description: String

    init(_ text: String) {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        description = VisibleText.quoted(line, limit: 60)
    }
}

/// The HTML tags of a file, with the first text that has any.
struct TagTally: CustomStringConvertible {
    private(set) var first: Field?
    private var names: Set<String> = []

    mutating func add(_ tags: Set<String>, _ field: Field) {
        if first == nil, !tags.isEmpty { first = field }
        names.formUnion(tags)
    }

    var description: String { names.sorted().map { "<\($0)>" }.joined(separator: ", ") }
}

/// Values of one kind in a file, by their names, with the first of them.
struct FieldTally {
    private(set) var first: Field?
    private var names: [String] = []
    private var places: Set<String> = []

    /// How many names are told.
    private static let mostNames = 8

    mutating func add(_ name: String, _ field: Field) {
        guard places.insert(field.path.description).inserted else { return }
        if first == nil { first = field }
        if names.count <= Self.mostNames, !names.contains(name) { names.append(name) }
    }

    /// The names as a list in a sentence.
    var list: Message {
        let told = names.prefix(Self.mostNames).map { Quoted($0).description }
            .joined(separator: ", ")
        let list: Message = names.count > Self.mostNames ? "\(told) and others" : "\(told)"
        return places.count > names.count ? "\(list) (\(places.count) values)" : list
    }
}
