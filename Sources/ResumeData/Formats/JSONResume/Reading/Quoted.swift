/// A text as findings quote it: on one line, shortened, without characters that steer a terminal.
struct Quoted: CustomStringConvertible {
    private let text: String

    /// Makes a quotation of a text.
    init(_ text: String) {
        self.text = text
    }

    var description: String {
        var quote = "\""
        for (count, scalar) in text.unicodeScalars.enumerated() {
            if count == 60 {
                quote += "…"
                break
            }
            switch ScalarKind(scalar) {
            case .ordinary, .combining, .mark: quote.unicodeScalars.append(scalar)
            case .space, .lineBreak: quote += " "
            case .invisible, .unwanted, .tag: quote += "\u{FFFD}"
            }
        }
        return quote + "\""
    }
}
