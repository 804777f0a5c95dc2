import ResumeModel
import SourceTree

/// The person of an export: the profile, and the ways to reach them.
struct LinkedInPerson {
    private var members: [(key: String, value: Node)] = []
    private var profiles: [Node] = []

    /// The person as JSON Resume's `basics`; nil if nothing is known.
    static func basics(_ files: LinkedInFiles, _ left: inout LeftBehind) -> Node? {
        var person = LinkedInPerson()
        person.read(files, &left)
        return person.members.first.map {
            LinkedInSections.object(person.members, at: $0.value.span)
        }
    }

    private mutating func read(_ files: LinkedInFiles, _ left: inout LeftBehind) {
        let rows = files[.profile]
        var row = rows.first
        add("name", LinkedInSections.joined([row?.take("firstName"), row?.take("lastName")]))
        add("label", row?.take("label"))
        add("email", email(files[.emails], row?.take("email"), &left))
        add("phone", phone(files[.phones], row?.take("phone"), &left))
        readAddresses(&row)
        add("location", LinkedInPlace.location(&row))
        readSummary(row?.take("summary"), files[.profileSummary])
        if !profiles.isEmpty { add("profiles", Node(.array(profiles), at: profiles[0].span)) }
        if let day = row?.take("birthDate") { left.add("Birth Date", day) }
        for cell in row?.cells ?? [] { add(cell.key, cell.value) }
        if rows.count > 1 {
            left.add("\(rows.count - 1) more of the profile's rows", rows[1].node)
        }
    }

    private mutating func add(_ key: String, _ node: Node?) {
        if let node { members.append((key, node)) }
    }

    /// The profile's summary, and that of the file beside it where it says something else.
    private mutating func readSummary(_ summary: Node?, _ others: [LinkedInRow]) {
        let other = others.first?["summary"]
        guard let summary, let text = summary.string else { return add("summary", other) }
        guard let other, let second = other.string, second != text else {
            return add("summary", summary)
        }
        add("summary", Node(.string(text + "\n\n" + second), at: summary.span))
    }

    // MARK: Mailboxes and numbers

    /// The primary address; else the first that is confirmed, or the first at all.
    private func email(
        _ rows: [LinkedInRow], _ own: Node?, _ left: inout LeftBehind
    ) -> Node? {
        let rows = rows.filter { $0["email"] != nil }
        func isYes(_ row: LinkedInRow, _ key: String) -> Bool {
            ["yes", "true"].contains(row[key]?.string?.lowercased())
        }
        let chosen =
            rows.first { isYes($0, "isPrimary") } ?? rows.first { isYes($0, "isConfirmed") }
            ?? rows.first
        let others = max(rows.count - 1, 0)
        if others > 0 {
            left.add(
                .counted(
                    others, one: "1 other e-mail address", other: "\(others) other e-mail addresses"
                ),
                rows[0].node)
        }
        return chosen?["email"] ?? own
    }

    /// The first number that is written for all countries, else the first.
    private func phone(
        _ rows: [LinkedInRow], _ own: Node?, _ left: inout LeftBehind
    ) -> Node? {
        let rows = rows.filter { $0["phone"] != nil }
        func isWhole(_ row: LinkedInRow) -> Bool {
            row["phone"]?.string?.drop(while: \.isWhitespace).first == "+"
        }
        guard let chosen = rows.first(where: isWhole) ?? rows.first, let value = chosen["phone"],
            let number = value.string
        else { return own }
        func ending(_ number: String?) -> String {
            String((number ?? "").filter(\.isNumber).suffix(8))
        }
        let others = Set(rows.map { ending($0["phone"]?.string) }).count - 1
        if others > 0 {
            left.add(
                .counted(
                    others, one: "1 other telephone number",
                    other: "\(others) other telephone numbers"), rows[0].node)
        }
        guard let inner = chosen["extension"]?.string else { return value }
        return Node(.string("\(number) ext. \(inner)"), at: value.span)
    }

    // MARK: Pages and accounts

    private mutating func readAddresses(_ row: inout LinkedInRow?) {
        if let value = row?.take("twitter") {
            for (_, name) in LinkedInList.parts(value) { addProfile("Twitter", name, at: value) }
        }
        var pages: [Node] = []
        if let value = row?.take("websites") {
            for (_, address) in LinkedInList.parts(value) {
                let node = Node(.string(address), at: value.span)
                if let page = Network.page(of: address), !page.path.isEmpty {
                    profiles.append(LinkedInSections.object([("url", node)], at: value.span))
                } else {
                    pages.append(node)
                }
            }
        }
        add("url", pages.first)
        for page in pages.dropFirst() {
            profiles.append(LinkedInSections.object([("url", page)], at: page.span))
        }
        if let value = row?.take("messengers") {
            for (label, name) in LinkedInList.parts(value) {
                addProfile(label.map(Self.messenger) ?? "Messenger", name, at: value)
            }
        }
    }

    private mutating func addProfile(_ network: String, _ name: String, at value: Node) {
        profiles.append(
            LinkedInSections.object(
                [
                    ("network", Node(.string(network), at: value.span)),
                    ("username", Node(.string(name), at: value.span)),
                ], at: value.span))
    }

    private static func messenger(_ label: String) -> String {
        Network(named: label)?.name ?? label.prefix(1).uppercased() + label.dropFirst().lowercased()
    }
}
