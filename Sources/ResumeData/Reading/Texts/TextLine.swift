/// A line of a text of several lines, with what its start says about it.
struct TextLine {
    /// The bytes, without blanks at either end.
    var text: ArraySlice<UInt8>
    /// How many blanks stood before it.
    var indent = 0
    var kind = Kind.text

    enum Kind: Equatable {
        /// Text that is a paragraph of its own, or goes on with the one before.
        case text
        /// Nothing: what came before is finished.
        case blank
        /// An HTML list item, at a depth from 0.
        case item(Int)
        /// A new line inside an HTML list item.
        case itemLine
    }

    static func split(_ bytes: [UInt8]) -> [TextLine] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == 0x20 }
            return TextLine(
                text: text, indent: text.startIndex - line.startIndex,
                kind: text.isEmpty ? .blank : .text)
        }
    }
}
