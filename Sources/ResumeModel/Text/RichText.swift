/// A text of one paragraph, cut into runs of one look each.
public struct RichText: Sendable, Hashable {
    /// The runs, in reading order; none is empty.
    public var runs: [Run]

    /// Makes a text from runs; empty ones are left out.
    public init(_ runs: [Run]) { self.runs = runs.filter { !$0.text.isEmpty } }

    /// Makes a text of one plain run.
    public init(_ plain: String) { self.init([Run(plain)]) }

    /// The characters alone.
    public var plain: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// Whether there is nothing to print.
    public var isEmpty: Bool { runs.isEmpty }

    /// A stretch of text of one look.
    public struct Run: Sendable, Hashable {
        /// The characters; a line feed is a line break inside the paragraph.
        public var text: String
        /// How it is emphasised.
        public var emphasis: Emphasis
        /// Where it links to.
        public var link: Link?

        /// Makes a run.
        public init(_ text: String, _ emphasis: Emphasis = [], link: Link? = nil) {
            self.text = text
            self.emphasis = emphasis
            self.link = link
        }
    }

    /// The kinds of emphasis that a text may carry, in any combination.
    public struct Emphasis: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Strong emphasis.
        public static let bold = Emphasis(rawValue: 1)
        /// Emphasis.
        public static let italic = Emphasis(rawValue: 2)
        /// Program text.
        public static let code = Emphasis(rawValue: 4)
    }
}

/// An address that a page may link to.
public struct Link: Sendable, Hashable {
    /// The address as it goes into the PDF: an RFC 3986 URI of scheme http, https, mailto or tel,
    /// in ASCII, everything else percent-encoded.
    public var target: String
    /// The address as people write it: no scheme, no `www.`, no trailing slash.
    public var display: String

    /// Makes a link from a checked address.
    public init(target: String, display: String) {
        self.target = target
        self.display = display
    }
}
