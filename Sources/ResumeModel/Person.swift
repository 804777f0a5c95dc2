/// The person whose resume it is, and how to reach them.
public struct Person: Sendable, Hashable {
    /// The full name.
    public var name = ""
    /// The headline under the name, such as a job title.
    public var label = RichText([])
    /// The photo: a path relative to the resume, or an address.
    public var image: String?
    /// The e-mail address, as written.
    public var email: String?
    /// The telephone number, as written.
    public var phone: String?
    /// The home page.
    public var url: WebAddress?
    /// The text that introduces the person.
    public var summary = Prose()
    /// Where they live.
    public var location = Location()
    /// Their accounts elsewhere.
    public var profiles: [Profile] = []
    /// Where the e-mail address links to; nil if it has not the shape of one.
    public var emailLink: Link?
    /// Where the telephone number links to; nil if it is none, such as "on request".
    public var phoneLink: Link?
    /// Fields of their own.
    public var extra: [ExtraField] = []

    /// Makes an empty person.
    public init() {}
}

/// An address as it was written, with what it links to if that is safe to link.
public struct WebAddress: Sendable, Hashable {
    /// The address as written.
    public var text: String
    /// The link; nil where the address may not be linked, such as `javascript:`.
    public var link: Link?

    /// Makes an address.
    public init(text: String, link: Link?) {
        self.text = text
        self.link = link
    }

    /// The address as people print it, such as `linkedin.com/in/ada`; the text itself where it says
    /// more than its link.
    public var shown: String {
        guard let link, !text.utf8.contains(UInt8(ascii: " ")) else { return text }
        return link.display
    }
}

/// A postal address.
public struct Location: Sendable, Hashable {
    /// Street and number; lines are separated by line feeds.
    public var address: String?
    /// The postal code.
    public var postalCode: String?
    /// The town.
    public var city: String?
    /// The country, by its ISO 3166-1 code or as written.
    public var countryCode: String?
    /// The state, province or region.
    public var region: String?
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty address.
    public init() {}
}

/// An account with a network.
public struct Profile: Sendable, Hashable {
    /// The network's name.
    public var network: String?
    /// The person's name there.
    public var username: String?
    /// The account's page.
    public var url: WebAddress?
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty account.
    public init() {}
}
