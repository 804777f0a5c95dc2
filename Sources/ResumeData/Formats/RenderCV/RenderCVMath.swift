/// Formulas between two dollar signs at either side, which are printed as their text.
enum RenderCVMath {
    /// A text without the signs, its formulas such that nothing in them is taken for Markdown.
    static func plain(_ text: String) -> String {
        let sign = "$$"
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: sign),
            let end = rest[start.upperBound...].firstRange(of: sign)
        {
            result += rest[..<start.lowerBound]
            for character in rest[start.upperBound..<end.lowerBound] {
                if "\\`*_[]<>&".contains(character) { result.append("\\") }
                result.append(character)
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
