/// Commands of Typst, which RenderCV's texts may hold, as what they mean in Markdown.
enum TypstCommand {
    /// A text with the commands that are known written in Markdown; others stay as they are.
    static func markdown(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "#") {
            result += rest[..<sign]
            let behind = rest[rest.index(after: sign)...]
            let name = behind.prefix { $0.isASCII && ($0.isLetter || $0 == "." || $0 == "-") }
            let (arguments, body, end) = parts(behind[name.endIndex...])
            if let written = written(String(name), arguments, body) {
                result += written
                rest = rest[end...]
            } else {
                result += "#"
                rest = behind
            }
        }
        return result + rest
    }

    private static func written(_ name: String, _ arguments: Substring?, _ body: Substring?)
        -> String?
    {
        if name == "linebreak", arguments != nil { return "\n" }
        if name == "h", arguments != nil { return " " }
        if name == "v", arguments != nil { return "" }
        guard let body else { return nil }
        let text = markdown(String(body))
        switch name {
        case "strong": return "**\(text)**"
        case "emph": return "*\(text)*"
        case "link":
            let address = arguments?.split(separator: "\"").dropFirst(0).first { $0.contains(":") }
            return address.map { "[\(text)](\($0))" } ?? text
        case "text", "underline", "strike", "smallcaps", "super", "sub", "upper", "lower", "box",
            "highlight", "overline":
            return text
        default: return nil
        }
    }

    /// What stands in round and in square brackets behind a name, and where the text goes on.
    private static func parts(
        _ text: Substring
    ) -> (arguments: Substring?, body: Substring?, end: Substring.Index) {
        var end = text.startIndex
        let arguments = bracketed(text[end...], "(", ")")
        if let arguments { end = text.index(after: arguments.endIndex) }
        let body = bracketed(text[end...], "[", "]")
        if let body { end = text.index(after: body.endIndex) }
        return (arguments, body, end)
    }

    /// What stands between a bracket at the beginning and its partner; nil if there are none.
    private static func bracketed(
        _ text: Substring, _ open: Character, _ close: Character
    ) -> Substring? {
        guard text.first == open else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
        }
        return nil
    }
}
