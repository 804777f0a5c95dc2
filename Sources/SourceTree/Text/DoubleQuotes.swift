extension String {
    /// The text between double quotes, with the escapes that JSON (RFC 8259, section 7) and YAML
    /// (1.2.2, section 5.7) share, and those of one of them.
    ///
    /// - Parameter escape: what stands for another character; nil for itself.
    /// - Returns: the text with its quotes.
    func doubleQuoted(escape: (Unicode.Scalar) -> String?) -> String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if let escaped = escape(scalar) {
                    result += escaped
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
