import ResumeModel
import SourceTree

extension MappingContext {
    /// A web address; of a map or list only the address in it.
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

    /// The link of an address that stands in a field of its own.
    private func link(_ address: String, _ field: Field) -> Link? {
        var findings = MarkupFindings()
        let link = findings.link(address)?.link
        report(findings, field)
        return link
    }

    /// Reports an address that leads to a network's own page and to no account.
    func checkAccount(_ address: WebAddress?, _ field: Field) {
        guard let address, let sample = Placeholder.found(inAccount: address.text) else { return }
        report(.placeholder, field, sample.sentence)
    }

    /// The path or address of a picture, byte by byte as written; nil if there is none.
    func image(_ field: Field) -> String? {
        if field.node.object != nil { return addressParts(field)?.address.flatMap { image($0) } }
        guard case .string(let text) = field.node.value else {
            reportWrongType(field, expected: "the path of a picture")
            return nil
        }
        let path = String(bytes: Array(text.utf8)[...].trimmingBlanks)
        guard !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            report(
                .imagePath, field,
                "\(field.path) has control characters in it, so that it is not the path of a picture"
            )
            return nil
        }
        return path
    }

    /// Where an e-mail address links to.
    func mailLink(_ address: String, _ field: Field) -> Link? {
        let bare = address.utf8.hasFoldedPrefix("mailto:") ? String(address.dropFirst(7)) : address
        if let link = LinkAddress.mail(bare) { return link }
        report(
            .emailForm, field,
            "\(Quoted(address)) is not one e-mail address; it is printed as written, without a link"
        )
        return nil
    }

    /// Where a telephone number links to.
    func phoneLink(_ number: String, _ field: Field) -> Link? {
        let bare = number.utf8.hasFoldedPrefix("tel:") ? String(number.dropFirst(4)) : number
        if let link = LinkAddress.telephone(bare) { return link }
        report(
            .phoneForm, field,
            "\(Quoted(number)) is not one telephone number; it is printed as written, without a link"
        )
        return nil
    }
}
