import ResumeModel
import SourceTree

/// Who a FRESH resume is about, and how to reach them, as `basics` of JSON Resume.
struct FreshPerson {
    private var members: [Node.Member] = []
    private var accounts: [Node] = []
    private var quote: Field?

    /// Takes a member of the top level that is about the person; false for any other.
    mutating func take(_ member: Field) -> Bool {
        switch member.key {
        case "name": members.append(member.member("name"))
        case "info": take(member, Self.info, or: "summary")
        case "contact": take(member, Self.contact, or: "contact")
        case "basics": take(member, Person.keys, or: "about")
        case "location":
            let parts = Self.location.renamed(member)
            let place =
                member.node.object == nil
                ? member.node : Node(.object(parts), at: member.node.span)
            members.append(
                Node.Member(
                    key: "location", keySpan: member.keySpan ?? place.span, value: place))
        case "social":
            guard let elements = member.elements else {
                members.append(member.member("profiles"))
                return true
            }
            accounts += elements.map(Self.account)
        default: return false
        }
        return true
    }

    /// The members of `basics`.
    func members(at span: SourceSpan) -> [Node.Member] {
        var members = members
        if let quote {
            if let index = members.firstIndex(where: { $0.key == "summary" }),
                let brief = members[index].value.string, let text = quote.node.string,
                !Node.isAbsent(brief)
            {
                members[index].value.value = .string(brief + "\n\n" + text)
            } else {
                members.append(quote.member("summary"))
            }
        }
        if !accounts.isEmpty {
            members.append(Node.Member("profiles", Node(.array(accounts), at: span)))
        }
        return members
    }

    private mutating func take(_ map: Field, _ keys: KeyTable, or key: String) {
        guard map.node.object != nil else {
            if map.node.isContent { members.append(map.member(key)) }
            return
        }
        for member in map.members ?? [] where member.node.isContent {
            if member.key == "quote" {
                quote = member
            } else if member.key == "other" {
                accounts += (member.elements ?? [member]).map(Self.contact)
            } else {
                members.append(member.member(keys.name(of: member.key) ?? member.key))
            }
        }
    }

    /// An account; a label says who it is with where nothing else does.
    private static func account(_ field: Field) -> Node {
        guard field.node.object != nil else { return field.node }
        let network = field.content("network")?.node.string
        let members = account.renamed(field).filter { member in
            member.key != "label" || network == nil
                || member.value.string.map { $0.lowercased() != network?.lowercased() } ?? true
        }.map { member in
            member.key == "label" && network == nil
                ? Node.Member(key: "network", keySpan: member.keySpan, value: member.value) : member
        }.filter { network != nil || $0.key != "network" || $0.value.isContent }
        return Node(.object(members), at: field.node.span)
    }

    /// Another way to reach the person, as an account with its label for a network.
    private static func contact(_ field: Field) -> Node {
        guard field.node.object != nil, let value = field.content("value") else {
            return field.node
        }
        var members = [value.member("username")]
        let category = field.content("category", "flavor", "type")
        if let label = field.content("label") ?? category {
            members.append(label.member("network"))
        }
        let taken: Set = ["value", "label", "category", "flavor", "type"]
        members += (field.members ?? []).filter { !taken.contains($0.key) }
            .map { $0.member($0.key) }
        return Node(.object(members), at: field.node.span)
    }

    private static let info = KeyTable([
        ("label", []), ("summary", ["brief"]), ("image", []),
        ("profession", ["class", "characterClass"]),
    ])
    private static let contact = KeyTable([
        ("email", []), ("phone", []), ("url", ["website"]),
    ])
    private static let location = KeyTable([
        ("address", []), ("postalCode", ["code"]), ("city", []), ("region", []),
        ("countryCode", ["country"]),
    ])
    private static let account = KeyTable([("network", []), ("username", ["user"]), ("url", [])])
}
