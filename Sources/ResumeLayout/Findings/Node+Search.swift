package import SourceTree

extension Node {
    /// The first text that holds a character, written in any form of it (UAX #15), with its place and
    /// path; nil if none does.
    package func firstText(containing scalar: Unicode.Scalar) -> (span: SourceSpan, path: String)? {
        let character = Character(scalar)
        return firstText(path: "") { $0.unicodeScalars.contains(scalar) || $0.contains(character) }
    }

    /// The first text that is another text, or holds it, with its place and path; nil if none does.
    ///
    /// The key of a member counts as its text.
    package func firstText(holding text: String) -> (span: SourceSpan, path: String)? {
        firstText(path: "") { $0 == text } ?? firstText(path: "") { $0.contains(text) }
    }

    private func firstText(
        path: String, where isWanted: (String) -> Bool
    ) -> (span: SourceSpan, path: String)? {
        switch value {
        case .string(let text): return isWanted(text) ? (span, path) : nil
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                if let found = element.firstText(path: "\(path)[\(index)]", where: isWanted) {
                    return found
                }
            }
        case .object(let members):
            for member in members {
                let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
                if isWanted(member.key) { return (member.keySpan, inner) }
                if let found = member.value.firstText(path: inner, where: isWanted) { return found }
            }
        case .null, .bool, .number: break
        }
        return nil
    }
}
