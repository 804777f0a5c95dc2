import ResumeModel
import SourceTree

/// The person of a RenderCV file, and the ways to reach them.
struct RenderCVHeader {
    static let sections = "sections"

    /// The members of `basics`.
    private(set) var basics: [Node.Member] = []
    /// The sections, each under its title's key; the file's own list where it has one.
    private(set) var sections: [Field] = []
    /// The ways to reach the person, as layouts call them, in the order of the file.
    private(set) var contactOrder: [Node] = []

    private let texts: RenderCVTexts
    private var accounts: [Node] = []

    /// Reads what stands under `cv`.
    init(_ cv: Field, _ texts: RenderCVTexts) {
        self.texts = texts
        for member in cv.members ?? [] where !member.node.isAbsent { read(member) }
        if !accounts.isEmpty {
            basics.append(Node.Member("profiles", .array(accounts), at: accounts[0].span))
        }
    }

    private mutating func read(_ field: Field) {
        switch field.key {
        case "name": basics.append(field.member("name"))
        case "headline", "label":
            basics.append(
                Node.Member(
                    key: "label", keySpan: field.keySpan ?? field.node.span,
                    value: texts.text(field.node)))
        case "photo": basics.append(field.member("image"))
        case "location":
            note("location", field)
            let town = field.member("city")
            let place = field.isScalar ? Node(.object([town]), at: field.node.span) : field.node
            basics.append(
                Node.Member(
                    key: "location", keySpan: field.keySpan ?? place.span, value: place))
        case "email": add(field, "email", scheme: "mailto:")
        case "phone": add(field, "phone", scheme: "tel:")
        case "website": add(field, "url", scheme: "")
        case "social_networks": addAccounts(field)
        case "custom_connections": addConnections(field)
        case Self.sections: sections += Self.titled(field)
        default:
            // The first versions had their sections beside the name.
            if field.holdsMaps {
                sections.append(field)
            } else {
                basics.append(field.member(field.key))
            }
        }
    }

    /// Keeps where a way to reach the person stands among others.
    private mutating func note(_ kind: String, _ field: Field) {
        guard !contactOrder.contains(where: { $0.string == kind }) else { return }
        contactOrder.append(Node(.string(kind), at: field.node.span))
    }

    // MARK: Ways to reach the person

    /// Adds one or several ways of a kind: the first is that of JSON Resume, the others stand with the
    /// accounts.
    private mutating func add(_ field: Field, _ key: String, scheme: String) {
        let values = (field.elements ?? [field]).filter { $0.node.isContent }
        guard let first = values.first else { return }
        note(key, field)
        basics.append(
            Node.Member(
                key: key, keySpan: field.keySpan ?? first.node.span,
                value: Self.withoutScheme(first.node, scheme)))
        for other in values.dropFirst() {
            let shown = Self.withoutScheme(other.node, scheme)
            guard let text = Field(shown, at: other.path).scalarText else {
                accounts.append(other.node)
                continue
            }
            let address = scheme + (scheme == "tel:" ? text.filter { !" ()".contains($0) } : text)
            let username =
                scheme.isEmpty
                ? [] : [Node.Member(key: "username", keySpan: shown.span, value: shown)]
            accounts.append(
                Node(
                    .object(username + [Node.Member("url", .string(address), at: shown.span)]),
                    at: shown.span))
        }
    }

    /// A number or a mailbox as the first version writes it, without `tel:`.
    private static func withoutScheme(_ node: Node, _ scheme: String) -> Node {
        guard !scheme.isEmpty, let text = node.string, text.lowercased().hasPrefix(scheme) else {
            return node
        }
        return Node(.string(String(text.dropFirst(scheme.count))), at: node.span)
    }

    private mutating func addAccounts(_ field: Field) {
        note("profiles", field)
        for account in field.elements ?? field.members ?? [field] where account.node.isContent {
            guard var members = account.node.object else {
                accounts.append(Self.account(account, isNamed: field.node.object != nil))
                continue
            }
            if account.node["url"]?.isContent != true,
                let network = account.node["network"]?.string,
                let username = account.members?.first(where: { $0.key == "username" }),
                let name = username.scalarText,
                let address = RenderCVNetwork.address(of: name, on: network)
            {
                members.append(Node.Member("url", .string(address), at: username.node.span))
            }
            accounts.append(Node(.object(members), at: account.node.span))
        }
    }

    /// An account that is a name or an address alone, perhaps under its network's name.
    private static func account(_ field: Field, isNamed: Bool) -> Node {
        guard isNamed, let name = field.scalarText else { return field.node }
        let place = field.node.span
        let address = RenderCVNetwork.address(of: name, on: field.key)
        return Node(
            .object(
                [
                    Node.Member("network", .string(field.key), at: place),
                    field.member("username"),
                ] + (address.map { [Node.Member("url", .string($0), at: place)] } ?? [])),
            at: place)
    }

    private mutating func addConnections(_ field: Field) {
        note("profiles", field)
        for connection in field.elements ?? [field] where connection.node.isContent {
            let members = (connection.members ?? []).filter { $0.key != "fontawesome_icon" }
            let shown = members.first { $0.key == "placeholder" }
            accounts.append(
                connection.node.object == nil
                    ? connection.node
                    : Node(
                        .object(
                            shown.flatMap { Self.page($0, connection) }
                                ?? members.map {
                                    $0.member($0.key == "placeholder" ? "username" : $0.key)
                                }), at: connection.node.span))
        }
    }

    /// The account of a connection that says whose it is before the account's name or its address,
    /// such as "Facebook: https://…"; nil for one that leads elsewhere.
    private static func page(_ shown: Field, _ connection: Field) -> [Node.Member]? {
        guard let text = shown.node.string, let colon = text.firstRange(of: ": ") else {
            return nil
        }
        let (name, rest) = (String(text[..<colon.lowerBound]), String(text[colon.upperBound...]))
        let target = connection.content("url")?.node
        let isAddress = rest.hasPrefix("http://") || rest.hasPrefix("https://")
        let network = target?.string.flatMap { Network.page(of: $0)?.network }
        guard !name.contains("://"),
            isAddress
                ? target == nil || target?.string == rest
                : network != nil && network == Network(named: name)
        else { return nil }
        let place = shown.node.span
        let account =
            isAddress
            ? Node.Member("url", .string(rest), at: target?.span ?? place)
            : Node.Member("username", .string(rest), at: place)
        let address =
            isAddress ? nil : target.map { Node.Member(key: "url", keySpan: $0.span, value: $0) }
        return [Node.Member("network", .string(name), at: place), account]
            + [address].compactMap(\.self)
    }

    // MARK: Sections

    /// The sections of a map, or of a list that files have in its place: of maps with one key each,
    /// or with a title and entries.
    private static func titled(_ field: Field) -> [Field] {
        if let members = field.members { return members }
        return (field.elements ?? []).flatMap { element -> [Field] in
            let members = element.members ?? []
            let title = members.first {
                ["title", "name"].contains($0.key) && $0.node.string != nil
            }
            let entries = members.first { ["entries", "items"].contains($0.key) }
            guard let title, let entries, let text = title.node.string else { return members }
            var section = entries.renamed(text)
            section.keySpan = title.node.span
            return [section]
        }
    }
}
