import SourceTree

extension Node {
    /// The first text that holds a character, with its place and path; nil if none does.
    func firstText(containing scalar: Unicode.Scalar) -> (span: SourceSpan, path: String)? {
        firstText(containing: scalar, path: "")
    }

    private func firstText(
        containing scalar: Unicode.Scalar, path: String
    ) -> (span: SourceSpan, path: String)? {
        switch value {
        case .string(let text):
            return text.unicodeScalars.contains(scalar) ? (span, path) : nil
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                if let found = element.firstText(containing: scalar, path: "\(path)[\(index)]") {
                    return found
                }
            }
        case .object(let members):
            for member in members {
                let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
                if let found = member.value.firstText(containing: scalar, path: inner) {
                    return found
                }
            }
        case .null, .bool, .number: break
        }
        return nil
    }
}
