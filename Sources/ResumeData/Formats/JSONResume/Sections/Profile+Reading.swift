import ResumeModel
import SourceTree

extension Profile: ReadableEntry {
    static var mayBeText: Bool { false }

    var heading: RichText {
        get { RichText(network ?? "") }
        set {
            let text = newValue.plain
            network = text.isEmpty ? nil : Network(written: text)?.name ?? text
            guard url == nil, let link = newValue.runs.first?.link else { return }
            // An account that is nothing but an address.
            url = WebAddress(text: text, link: link)
            if network == text { network = nil }
        }
    }

    init(_ fields: inout FieldReader) {
        self.init()
        fields.fill(&self)
        readAddresses(fields)
        network = (network ?? url?.text).flatMap { Network(written: $0)?.name } ?? network
        if let field = fields.take("url") ?? fields.take("username") ?? fields.take("network") {
            fields.context.checkAccount(url, field)
        }
        extra = fields.extra()
    }

    /// Takes an address that stands where the network's or the account's name should.
    private mutating func readAddresses(_ fields: FieldReader) {
        if let text = username, Self.isAddress(text), let field = fields.take("username") {
            let address = fields.context.web(field)
            let account = Network.account(in: text).flatMap { $0.isEmpty ? nil : $0 }
            username = url == nil || url?.text == text ? nil : account ?? address?.shown
            url = url ?? address
        }
        if let text = network, Self.isAddress(text), let field = fields.take("network") {
            let isPage = Network.account(in: text)?.isEmpty != true
            if url == nil, isPage { url = fields.context.web(field) }
            if Network(written: text) == nil { network = nil }
        }
    }

    /// Whether a text is an address rather than a name; `ada.lovelace` is a name.
    private static func isAddress(_ text: String) -> Bool {
        text.contains("://") || text.lowercased().hasPrefix("www.")
            || Network.account(in: text) != nil && text.contains(".")
            || text.contains("/") && (try? LinkAddress.read(text)) != nil
    }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool {
        guard let text = field.node.string else { return false }
        if text.utf8.contains(UInt8(ascii: "/")) {
            url = context.web(field)
        } else {
            username = context.plain(field)
        }
        return true
    }
}
