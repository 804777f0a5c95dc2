package import SourceTree

/// Finds what samples and templates leave in a resume, which must not go out to others.
package struct PlaceholderCheck {
    /// The resume as it was read.
    let tree: Node
    /// The resume's name in findings.
    let file: String

    /// Looks at the texts of a resume.
    package init(tree: Node, file: String) {
        self.tree = tree
        self.file = file
    }

    /// The keys under which the contact data stand.
    private static let contacts: Set<String> = ["basics", "basic", "personalInfo"]
    /// The keys that hold nothing to be printed.
    private static let unprinted: Set<String> = ["meta", "$schema"]

    /// A finding for each, with its place.
    package var diagnostics: Diagnostics {
        var diagnostics = Diagnostics()
        for member in tree.object ?? [] where !Self.unprinted.contains(member.key) {
            look(
                at: member.value, member.key, isContact: Self.contacts.contains(member.key),
                &diagnostics)
        }
        return diagnostics
    }

    private func look(
        at node: Node, _ path: String, isContact: Bool, _ diagnostics: inout Diagnostics
    ) {
        switch node.value {
        case .string(let text):
            guard let reason = reason(text, path, isContact: isContact) else { return }
            diagnostics.add(
                Diagnostic(
                    "placeholder", .error, reason, file: file, at: node.span, path: path))
        case .number(let digits) where isContact && PlaceholderPhone.isOne(digits):
            diagnostics.add(
                Diagnostic(
                    "placeholder", .error, Self.phone(digits), file: file, at: node.span,
                    path: path))
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                look(at: element, "\(path)[\(index)]", isContact: isContact, &diagnostics)
            }
        case .object(let members):
            for member in members {
                // The introduction is prose, and may tell of examples.
                look(
                    at: member.value, "\(path).\(member.key)",
                    isContact: isContact && member.key != "summary", &diagnostics)
            }
        case .null, .bool, .number: break
        }
    }

    private func reason(_ text: String, _ path: String, isContact: Bool) -> String? {
        if let word = PlaceholderWords.first(in: text, isContact: isContact) {
            return "\"\(word.printable)\" is a placeholder; fill it in or leave it out"
        }
        guard isContact else { return nil }
        if let host = PlaceholderHost.first(in: text) {
            return "\(host.printable) belongs to nobody (RFC 2606); write an address of your own"
        }
        let isPhone = path.lowercased().hasSuffix("phone") || path.lowercased().hasSuffix("mobile")
        return isPhone && PlaceholderPhone.isOne(text) ? Self.phone(text) : nil
    }

    private static func phone(_ number: String) -> String {
        "\(number.printable) is no one's telephone number; write your own"
    }
}
