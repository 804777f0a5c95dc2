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

    private func reason(_ text: String, _ path: String) -> Message? {
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

/// The hosts that are set aside for examples (RFC 2606, RFC 6761).
private enum FictionalHost {
    /// The first of them in an address of mail or the web, as it is written there.
    static func first(in text: String) -> String? {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
            .first(where: isOne).map(String.init)
    }

    private static func isOne(_ host: Substring) -> Bool {
        let labels = host.lowercased().split(separator: ".").suffix(2)
        guard labels.count == 2, let last = labels.last, let first = labels.first else {
            return false
        }
        if ["example", "invalid", "test", "localhost"].contains(last) { return true }
        return first == "example" && ["com", "org", "net", "edu"].contains(last)
    }
}

/// The telephone numbers that people make up.
private enum FictionalPhone {
    /// Whether a number is one: set aside for fiction, counted through, one digit repeated, or with
    /// crosses for digits.
    ///
    /// 555-01xx is set aside in North America (ATIS-0300115); the area code 555 is none.
    static func isOne(_ text: String) -> Bool {
        var digits = text.unicodeScalars.filter { $0 >= "0" && $0 <= "9" }.map(Character.init)
        if text.lowercased().contains("xxx") { return true }
        let hasOther = text.contains { $0.isLetter }
        guard digits.count >= 5, !hasOther else { return false }
        let number = String(digits)
        // A real number may well hold 123 45 67, but not nearly all of the ten digits in a row.
        if "01234567890".contains(number) || number.contains("12345678") { return true }
        if digits.count >= 6, Set(digits).count == 1 { return true }
        if digits.count == 11, digits.first == "1" { digits.removeFirst() }
        switch digits.count {
        case 7: return String(digits.prefix(5)) == "55501"
        case 10: return String(digits[3..<8]) == "55501" || String(digits.prefix(3)) == "555"
        default: return false
        }
    }
}
