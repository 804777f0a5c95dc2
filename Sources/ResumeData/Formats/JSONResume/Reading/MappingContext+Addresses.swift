import ResumeModel
import SourceTree

extension MappingContext {
    /// A web address.
    func web(_ field: Field) -> WebAddress? {
        switch field.node.value {
        case .object: return webOfMap(field)
        case .array: return webOfList(field)
        default: break
        }
        guard let text = plain(field) else { return nil }
        return WebAddress(text: text, link: link(text, field))
    }

    /// The link of an address that stands in a field of its own.
    private func link(_ address: String, _ field: Field) -> Link? {
        var findings = MarkupFindings()
        let link = findings.link(address)?.link
        report(findings, field)
        return link
    }

    /// `{ "label": "My page", "href": "https://example.com" }`, as other formats write it.
    private func webOfMap(_ field: Field) -> WebAddress? {
        let members = (field.members ?? []).filter { !$0.node.isAbsent }
        guard !members.isEmpty else { return nil }
        guard
            let address = members.first(where: {
                ["url", "href", "link", "value", "address"].contains($0.key) && $0.isScalar
            })
        else {
            reportWrongType(field, expected: "an address")
            return nil
        }
        report(
            .mapForText, field,
            "\(field.path) is a map, where an address is expected; its \"\(address.key)\" was taken"
        )
        return web(address)
    }

    private func webOfList(_ field: Field) -> WebAddress? {
        let elements = (field.elements ?? []).filter { !$0.node.isAbsent }
        guard elements.allSatisfy(\.isScalar) else {
            reportWrongType(field, expected: "an address")
            return nil
        }
        let texts = elements.compactMap { plain($0) }
        guard let first = texts.first else { return nil }
        report(
            .listForText, field,
            "\(field.path) is a list, where one address is expected; only the first is linked")
        return WebAddress(
            text: texts.joined(separator: ", "), link: link(first, elements[0]))
    }

    /// Reports an address that leads to a network's own page and to no account.
    func checkAccount(_ address: WebAddress?, _ field: Field) {
        guard let address, let sample = Placeholder.found(inAccount: address.text) else { return }
        report(.placeholder, field, sample.sentence)
    }

    /// The path or address of a picture, byte by byte as written; nil if there is none.
    func image(_ field: Field) -> String? {
        if field.node.object != nil { return webOfMap(field)?.text }
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
