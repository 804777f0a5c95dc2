import Characters
import ResumeModel
import SourceTree

/// The person and the ways to reach them, as RenderCV has them under `cv`.
///
/// What it does not take in its place becomes a connection of the person's own, which is a text with
/// a symbol.
struct WrittenHeader {
    /// What stands under `cv` before the sections.
    private(set) var members: [(String, Node)] = []
    private(set) var losses = CarryingOver()

    private var networks: [Node] = []
    private var connections: [Node] = []
    private let person: Person

    init(_ person: Person, _ addresses: AddressWriter) {
        self.person = person
        add("name", person.name.isEmpty ? nil : WrittenText.plain(person.name))
        add("headline", person.label.isEmpty ? nil : WrittenText.text(person.label.onOneLine))
        let address = addresses.postalAddress(person.location)
        add("location", address.isEmpty ? nil : WrittenText.plain(address.withoutFixedBlanks))
        addMail()
        addPhone()
        addPage()
        for profile in person.profiles { add(profile) }
        for field in person.location.extra + person.extra { add(field) }
        if !networks.isEmpty { members.append(("social_networks", .list(networks))) }
        if !connections.isEmpty { members.append(("custom_connections", .list(connections))) }
    }

    /// Adds the photo, if RenderCV finds it.
    mutating func setPhoto(_ photo: String?, of person: Person) {
        guard person.image?.isEmpty == false else { return }
        guard let photo else {
            return losses.lose("basics.image", "it must be a file, and is none")
        }
        let place = members.firstIndex { $0.0 == "social_networks" || $0.0 == "custom_connections" }
        members.insert(("photo", .text(photo)), at: place ?? members.count)
    }

    private mutating func add(_ key: String, _ text: String?) {
        if let text { members.append((key, .text(text))) }
    }

    // MARK: Ways to reach the person

    private mutating func addMail() {
        guard let email = person.email, !email.isEmpty else { return }
        if WrittenAddress.isMail(email) { return add("email", email) }
        losses.change("basics.email", "\(Quoted(email)) is no address that it takes")
        connect("envelope", email, nil)
    }

    private mutating func addPhone() {
        guard let phone = person.phone, !phone.isEmpty else { return }
        let number = PhoneNumber.international(phone)
        if PhoneNumber.isKnown(number) { return add("phone", number) }
        losses.change("basics.phone", "\(Quoted(phone)) is no international number that it takes")
        connect("phone", phone, nil)
    }

    private mutating func addPage() {
        guard let page = person.url, !page.text.isEmpty else { return }
        if let address = WrittenAddress.web(page.link) { return add("website", address) }
        losses.change("basics.url", "\(Quoted(page.text)) is no address that it takes")
        connect("link", page.text, nil)
    }

    private mutating func add(_ profile: Profile) {
        if let account = WrittenNetwork.account(profile) {
            networks.append(
                .map([("network", .text(account.network)), ("username", .text(account.username))]))
        } else {
            let name = [profile.network, profile.username].compactMap(\.self)
                .filter { !$0.isEmpty }.joined(separator: ": ")
            let page = profile.url?.text ?? ""
            let link = WrittenAddress.web(profile.url?.link)
            let isNamed = profile.username?.isEmpty == false && link != nil
            let shown = isNamed || page.isEmpty ? name : name.isEmpty ? page : name + ": " + page
            if !shown.isEmpty { connect("link", shown, link) }
        }
        for field in profile.extra { add(field) }
    }

    private mutating func add(_ field: ExtraField) {
        let text = WrittenText.labelled(field).plain
        if !text.isEmpty { connect("circle-info", text, nil) }
    }

    private mutating func connect(_ icon: String, _ text: String, _ address: String?) {
        connections.append(
            .map([
                ("fontawesome_icon", .text(icon)), ("placeholder", .text(text)),
                ("url", address.map { .text($0) } ?? Node(made: .null)),
            ]))
    }
}

extension String {
    /// The text with blanks at which lines may break.
    fileprivate var withoutFixedBlanks: String { replacing("\u{A0}", with: " ") }
}
