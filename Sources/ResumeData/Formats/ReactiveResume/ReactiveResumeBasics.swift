import ResumeModel
import SourceTree

/// Translates who the person is and how to reach them.
struct ReactiveResumeBasics {
    let context: MappingContext
    private(set) var map = TranslatedMap()
    private(set) var accounts: [Node] = []

    init(context: MappingContext) { self.context = context }

    /// Adds the members of `basics`.
    mutating func add(basics: Field?, _ left: inout LeftBehind) {
        for member in basics?.members ?? [] where !member.node.isAbsent {
            switch member.key {
            case "headline": map.add("label", member)
            case "url", "website": addPage(member)
            case "location": addLocation(member)
            case "picture", "photo": add(picture: member, &left)
            case "profiles": add(profiles: member.elements ?? [member])
            case "customFields": for field in member.elements ?? [member] { add(custom: field) }
            default: map.add(member.key, member)
            }
        }
    }

    /// Adds the text that introduces the person.
    mutating func add(summary: Field?) { map.add("summary", summary?.fromHTMLEditor) }

    /// The person.
    func node(at span: SourceSpan) -> Node {
        var map = map
        if let first = accounts.first {
            map.add("profiles", Node(.array(accounts), at: first.span))
        }
        return Node(.object(map.members), at: span)
    }

    // MARK: Pages and places

    private mutating func addPage(_ field: Field) {
        guard let page = ReactiveResumePage(field, context) else { return }
        guard let label = page.label else { return map.add("url", page.address) }
        var account = TranslatedMap()
        account.add("network", label)
        account.add("url", page.address)
        account.node(at: label.node.span).map { accounts.append($0) }
    }

    private mutating func addLocation(_ field: Field) {
        var place = TranslatedMap()
        if let members = field.members {
            for member in members {
                place.add(member.key == "country" ? "countryCode" : member.key, member)
            }
        } else if field.node.string != nil {
            place.add("city", field)
        } else {
            return map.add("location", field)
        }
        map.add("location", place, at: field.node.span)
    }

    // MARK: The picture

    /// Adds the picture, unless it is hidden or lies on the server of the app.
    mutating func add(picture field: Field, _ left: inout LeftBehind) {
        guard field.node.object != nil else { return map.add("image", field) }
        let isHidden = context.isHidden(field) || field["effects"].map(context.isHidden) == true
        guard !isHidden, let address = field["url"] else { return }
        if let path = address.node.string, path.hasPrefix("/") {
            left.add("the picture, which only its server has", address)
        } else {
            map.add("image", address)
        }
    }

    // MARK: Accounts

    /// Adds accounts with networks.
    mutating func add(profiles: [Field]) {
        for profile in profiles {
            guard let members = profile.members else {
                accounts.append(profile.node)
                continue
            }
            guard !context.isHidden(profile) else { continue }
            var account = TranslatedMap()
            for member in members where !ReactiveResumeKind.settings.contains(member.key) {
                guard ["url", "website"].contains(member.key) else {
                    account.add(member.key, member)
                    continue
                }
                let page = ReactiveResumePage(member, context)
                account.add("url", page?.address)
                // Most labels are the name once more.
                if let label = page?.label, !members.contains(where: { says($0, like: label) }) {
                    account.add(profile["username"] == nil ? "username" : "label", label)
                }
            }
            account.node(at: profile.node.span).map { accounts.append($0) }
        }
    }

    private func says(_ field: Field, like label: Field) -> Bool {
        guard let text = field.node.string?.lowercased(), !text.isEmpty,
            let label = label.node.string?.lowercased()
        else { return false }
        return label == text || label == "@" + text || "@" + label == text
    }

    // MARK: Fields of the person's own

    /// Adds `{ "name": "Licence", "value": "B" }` of version 4, or `{ "text": "…", "link": "…" }`.
    private mutating func add(custom field: Field) {
        guard field.node.object != nil else {
            if field.node.isContent { accounts.append(field.node) }
            return
        }
        guard !context.isHidden(field) else { return }
        let text = field["value"] ?? field["text"]
        if let name = field["name"], let text, let key = name.node.string, Self.isFree(key),
            !map.has(key)
        {
            map.add(key, text.node, keyAt: name.keySpan)
            return
        }
        var account = TranslatedMap()
        account.add("network", field["name"])
        account.add("username", text)
        account.add("url", field["link"])
        account.node(at: field.node.span).map { accounts.append($0) }
    }

    /// Whether nothing else about a person goes by a name.
    private static func isFree(_ name: String) -> Bool {
        Person.keys.match(name) == nil && Location.keys.match(name) == nil
            && !NetworkKey.isNamed(by: name) && !KeyTable.isPrivate(name)
    }
}
