/// One header of a message, folded into lines of at most 76 characters where it has spaces.
struct HeaderField {
    /// Its name.
    let name: String
    /// Its value in pieces that may stand on lines of their own; a space is between two of them.
    let pieces: [String]

    /// A header with a value that needs no folding.
    init(_ name: String, _ value: String) { self.init(name, pieces: [value]) }

    /// A header in pieces.
    init(_ name: String, pieces: [String]) {
        self.name = name
        self.pieces = pieces
    }

    /// A header of free text.
    init(_ name: String, text: String) { self.init(name, pieces: Self.pieces(ofText: text)) }

    /// A header of addresses.
    init(_ name: String, _ addresses: [MailAddress]) {
        var pieces: [String] = []
        for (index, address) in addresses.enumerated() {
            let comma = index == addresses.count - 1 ? "" : ","
            if address.name.isEmpty {
                pieces.append(address.address + comma)
            } else {
                pieces += Self.pieces(ofName: address.name)
                pieces.append("<\(address.address)>" + comma)
            }
        }
        self.init(name, pieces: pieces)
    }

    /// The lines, each ended by CR and LF.
    var text: String {
        var text = name + ":"
        var column = text.utf8.count
        for (index, piece) in pieces.enumerated() {
            if index > 0, column + 1 + piece.utf8.count > 76 {
                text += "\r\n"
                column = 0
            }
            text += " " + piece
            column += 1 + piece.utf8.count
        }
        return text + "\r\n"
    }

    /// Free text as it is where that is safe and can be folded, else as encoded words.
    private static func pieces(ofText text: String) -> [String] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // Spaces at an end or beside others would not outlive the folding.
        let isPlain =
            HeaderText.isPlain(text) && !text.contains("=?")
            && words.allSatisfy { !$0.isEmpty && $0.utf8.count <= 60 }
        return isPlain || text.isEmpty ? words : EncodedWords.of(text)
    }

    /// A name as words, as a quotation or as encoded words, in this order of preference.
    private static func pieces(ofName name: String) -> [String] {
        guard HeaderText.isPlain(name), !name.contains("=?"), name.utf8.count <= 60 else {
            return EncodedWords.of(name)
        }
        let words = name.split(separator: " ").map(String.init)
        if words.allSatisfy({ $0.unicodeScalars.allSatisfy(AddressSyntax.isAtom) }) { return words }
        let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return ["\"" + escaped + "\""]
    }
}
