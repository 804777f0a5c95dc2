@_exported public import Characters

/// Something to tell the person about their input: a value, never a thrown surprise.
///
/// Every finding of a run is collected and reported together, sorted by place.
public struct Diagnostic: Sendable, Hashable {
    /// What kind of finding it is.
    public var kind: Kind
    /// How bad it is.
    public var severity: Severity
    /// The file as the person named it; nil for findings about the run itself.
    public var file: String?
    /// Where in the file; nil where no place can be named.
    public var span: SourceSpan?
    /// Where in the data, such as `work[0].endDate`; empty where that says nothing.
    public var path: String
    /// One sentence that stands alone: what was found, and the rule or what to do; it can be said in
    /// other languages than English.
    package var wording: Message
    /// Near misses or replacements, best first.
    public var suggestions: [String]

    /// What it says, in English whatever language the person sees.
    public var message: String { VisibleText.cut(wording.text, to: Self.messageLimit) }

    /// The stable name of its kind, such as `date-format`.
    public var identifier: String { kind.name }

    /// The most characters of a message; its own words need fewer, and what it cites may be endless.
    public static let messageLimit = 1_000
    /// The most characters of a path and of a suggestion.
    public static let pathLimit = 200

    /// Makes a finding; what is longer than any person reads is cut.
    package init(
        _ kind: Kind, _ severity: Severity, _ wording: Message, file: String? = nil,
        at span: SourceSpan? = nil, path: String = "", suggestions: [String] = []
    ) {
        self.kind = kind
        self.severity = severity
        self.file = file
        self.span = span
        self.path = VisibleText.cut(path, to: Self.pathLimit)
        self.wording = wording.cut(to: Self.messageLimit)
        self.suggestions = suggestions.map { VisibleText.cut($0, to: Self.pathLimit) }
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// Worth knowing; nothing is wrong with the page.
        case note
        /// A page can be made, but it may not be what was meant.
        case warning
        /// No page is made.
        case error

        /// Orders severities from `note` to `error`.
        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }
}
