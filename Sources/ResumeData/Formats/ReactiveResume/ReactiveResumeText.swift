import SourceTree

extension Field {
    /// A text of an editor that writes HTML, in which the signs of Markdown are nothing but signs:
    /// `<p>__init__ and *args</p>`.
    ///
    /// A text without tags was not written in the editor, and may well be Markdown.
    var fromHTMLEditor: Field {
        guard let text = node.string, text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "<"),
            text.utf8.contains(where: { Self.signs[$0] != nil })
        else { return self }
        var output: [UInt8] = []
        var isInTag = false
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "<"): isInTag = true
            case UInt8(ascii: ">"): isInTag = false
            default: break
            }
            let last = index > 0 ? bytes[index - 1] : UInt8(ascii: ">")
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            // A star at the beginning of a line is a bullet that somebody typed.
            let isBullet = last == UInt8(ascii: ">") && next == 0x20
            if !isInTag, !isBullet, let reference = Self.signs[byte] {
                output += Array(reference.utf8)
            } else {
                output.append(byte)
            }
        }
        var field = self
        field.node = Node(.string(String(bytes: output)), at: node.span)
        return field
    }

    /// The signs, as character references of HTML.
    private static let signs: [UInt8: String] = [
        UInt8(ascii: "*"): "&#42;", UInt8(ascii: "_"): "&#95;", UInt8(ascii: "`"): "&#96;",
        UInt8(ascii: "~"): "&#126;",
    ]
}
