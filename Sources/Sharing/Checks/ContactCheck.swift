import Characters
package import SourceTree

/// Finds contact data that lead to nobody, which must not go out to others.
///
/// Reading a resume lets them pass, as samples have such data for good reason.
package struct ContactCheck {
    /// The resume as it was read.
    let tree: Node
    /// The resume's name in findings.
    let file: String

    /// Looks at the contact data of a resume.
    package init(tree: Node, file: String) {
        self.tree = tree
        self.file = file
    }

    /// The keys under which the contact data stand.
    private static let contacts: Set<String> = ["basics", "basic", "personalInfo"]

    /// A finding for each, with its place.
    package var diagnostics: Diagnostics {
        var diagnostics = Diagnostics()
        for member in tree.object ?? [] where Self.contacts.contains(member.key) {
            look(at: member.value, member.key, &diagnostics)
        }
        return diagnostics
    }

    private func look(at node: Node, _ path: String, _ diagnostics: inout Diagnostics) {
        switch node.value {
        case .string(let text), .number(let text):
            guard let reason = reason(text, path) else { return }
            diagnostics.add(
                Diagnostic(.placeholder, .error, reason, file: file, at: node.span, path: path))
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                look(at: element, "\(path)[\(index)]", &diagnostics)
            }
        case .object(let members):
            // The introduction is prose, and may tell of examples.
            for member in members where member.key != "summary" {
                look(at: member.value, "\(path).\(member.key)", &diagnostics)
            }
        case .null, .bool: break
        }
    }

    private func reason(_ text: String, _ path: String) -> String? {
        if let host = FictionalHost.first(in: text) {
            return "\(host.printable) belongs to nobody (RFC 2606); write an address of your own"
        }
        let key = path.lowercased()
        guard key.hasSuffix("phone") || key.hasSuffix("mobile"), FictionalPhone.isOne(text) else {
            return nil
        }
        return "\(text.printable) is no one's telephone number; write your own"
    }
}
