import ResumeModel
import SourceTree

extension MappingContext {
    func web(_ field: Field) -> WebAddress? {
        if let parts = addressParts(field) { return parts.address.flatMap { web($0) } }
        guard let text = plain(field) else { return nil }
        return WebAddress(text: text, link: link(text, field))
    }

    /// The address in `{ "label": "My page", "href": "https://example.com" }` or in a list, as other
    /// formats write it, and what else stands there; nil for any other value.
    func addressParts(_ field: Field) -> (address: Field?, others: Field?)? {
        if let elements = field.elements?.filter({ !$0.node.isAbsent }) {
            if elements.isEmpty { return (nil, nil) }
            report(
                .listForText, field,
                "\(field.path) is a list, where one address is expected; only the first is linked")
            let index = elements.firstIndex(where: \.isScalar)
            var others = elements.map(\.node)
            if let index { others.remove(at: index) }
            let rest = Field(Node(.array(others), at: field.node.span), at: field.path)
            return (index.map { elements[$0] }, others.isEmpty ? nil : rest.renamed(field.key))
        }
        guard field.node.object != nil else { return nil }
        guard !isHidden(field) else { return (nil, nil) }
        // A picture's path is a setting anywhere else.
        let address = field.members?.first {
            Self.addressKeys.contains($0.key) && $0.isScalar && $0.node.isContent
        }
        let others = speaking(field, besides: address?.key)
        if address != nil || !others.isEmpty {
            report(
                .mapForText, field,
                "\(field.path) is a map, where an address is expected"
                    + (address.map { "; its \"\($0.key)\" was taken" } ?? ""))
        }
        let rest = Field(gathering: others, at: field.node.span, path: field.path)
        return (address, others.isEmpty ? nil : rest.renamed(field.key))
    }

    private static let addressKeys = MapKeys.addresses.union(["value", "address", "src", "path"])

    private func link(_ address: String, _ field: Field) -> Link? {
        var findings = MarkupFindings()
        let link = findings.link(address)?.link
        report(findings, field)
        return link
    }

    /// Reports an address that leads to a network's own page and to no account.
    func checkAccount(_ address: WebAddress?, _ field: Field) {
        guard let address, let sentence = Placeholder.found(inAccount: address.text) else { return }
        report(.placeholder, field, sentence)
    }
}
