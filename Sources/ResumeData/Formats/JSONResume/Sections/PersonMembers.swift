import ResumeModel
import SourceTree

/// What says who a person is and how to reach them, from all the places where files put it.
struct PersonMembers {
    private(set) var own: [Field] = []
    /// Accounts: networks under their names, and lists and maps of accounts.
    private(set) var accounts: [Field] = []
    /// Parts of an address, and of a name, that stand by themselves.
    private var place: [Field] = []
    private var names: [Field] = []

    /// Sorts the members of `basics`, with those of the maps in them that only hold contacts.
    init(_ members: [Field]) {
        for member in members { add(member, depth: 0) }
        joinPlace()
        joinNames()
    }

    private mutating func add(_ member: Field, depth: Int) {
        if Person.keys.name(of: member.key) == "profiles" {
            addAccounts(member)
        } else if depth < 4, Self.holdsContacts(member) {
            for inner in member.members ?? [] where inner.node.isContent {
                add(inner, depth: depth + 1)
            }
        } else if Self.listsContacts(member) {
            accounts.append(member)
        } else if Person.keys.match(member.key) != nil {
            own.append(member)
        } else if NetworkKey.isNamed(by: member.key) {
            accounts.append(member)
        } else if member.isScalar, Self.isNamePart(member.key) {
            names.append(member)
        } else if member.isScalar, Self.isPart(member.key) {
            place.append(member)
        } else {
            own.append(member)
        }
    }

    /// Adds accounts; a map of them may hold other contacts too.
    private mutating func addAccounts(_ member: Field) {
        guard member.node.object != nil else { return accounts.append(member) }
        let isContact = { (field: Field) in
            Person.keys.name(of: field.key).map { $0 != "profiles" } ?? false
        }
        let members = (member.members ?? []).filter(\.node.isContent)
        own += members.filter(isContact)
        let rest = members.filter { !isContact($0) }
        guard rest.count < members.count else { return accounts.append(member) }
        if !rest.isEmpty {
            accounts.append(
                Field(gathering: rest, at: member.node.span, path: member.path).renamed(member.key))
        }
    }

    /// Puts a town and the like beside a street, or in the place of an address that is missing.
    private mutating func joinPlace() {
        guard let first = place.first else { return }
        let index = own.firstIndex { Person.keys.name(of: $0.key) == "location" }
        var parts = place
        if let index {
            let address = own[index]
            if let members = address.members {
                parts = members + parts
            } else if address.node.isContent {
                parts.insert(address.renamed("address"), at: 0)
            }
            own.remove(at: index)
        }
        own.append(
            Field(gathering: parts, at: first.node.span, path: first.path).renamed("location"))
    }

    /// Makes a name of its parts: given names first, but those of East Asia in the order of the
    /// file.
    private mutating func joinNames() {
        guard let first = names.first else { return }
        if own.contains(where: { Person.keys.name(of: $0.key) == "name" }) {
            own += names
            return
        }
        var parts = names.filter { $0.scalarText != nil }
        if !parts.contains(where: { $0.scalarText?.isEastAsian == true }) {
            parts = Self.nameParts.flatMap { keys in
                parts.filter { keys.contains(KeyTable.folded($0.key)) }
            }
        }
        let text = parts.compactMap(\.scalarText).joined(separator: " ")
        var name = first.renamed("name")
        name.node = Node(.string(text), at: first.node.span)
        own.append(name)
    }

    // MARK: Keys

    /// Whether a key is for a part of a name, or of an address.
    static func isPart(_ key: String) -> Bool { isNamePart(key) || Location.keys.match(key) != nil }

    private static func isNamePart(_ key: String) -> Bool {
        nameParts.joined().contains(KeyTable.folded(key))
    }

    /// Whether a value is a map that only gathers ways to reach the person.
    static func holdsContacts(_ field: Field) -> Bool {
        guard containers.contains(KeyTable.folded(field.key)), let members = field.members else {
            return false
        }
        return members.contains { member in
            member.node.isContent
                && (Person.keys.match(member.key) != nil || NetworkKey.isNamed(by: member.key)
                    || Location.keys.match(member.key) != nil)
        }
    }

    /// Whether a value is a list of ways to reach the person: addresses, or maps that have some.
    static func listsContacts(_ field: Field) -> Bool {
        guard containers.contains(KeyTable.folded(field.key)), let elements = field.elements,
            !elements.isEmpty
        else { return false }
        return elements.allSatisfy { element in
            switch element.node.value {
            case .string(let text): text.isAddress
            case .object(let members):
                members.contains { MapKeys.addresses.union(["value", "text"]).contains($0.key) }
            default: false
            }
        }
    }

    /// The keys of given, middle and family names.
    private static let nameParts: [Set<String>] = [
        ["firstname", "givenname"], ["middlename"], ["lastname", "surname", "familyname"],
    ]
    private static let containers: Set<String> = [
        "contact", "contacts", "contactinfo", "contactinformation", "contactdetails", "info",
        "personal", "personalinfo", "personalinformation", "personaldetails", "personaldata",
        "basicinfo", "profile", "about", "aboutme", "me", "person", "author", "header", "sidebar",
        "main", "headerinfo", "online", "internet",
    ]
}

extension String {
    /// Whether a text alone is the address of a page, a mailbox or a telephone.
    var isAddress: Bool {
        guard !contains(" "), utf8.count > 3 else { return false }
        return isPage || utf8.hasFoldedPrefix("mailto:") || utf8.hasFoldedPrefix("tel:")
            || LinkAddress.mail(self) != nil
    }

    /// Whether a text begins as the address of a page does.
    var isPage: Bool { ["http://", "https://", "www."].contains { utf8.hasFoldedPrefix($0) } }
}
