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

extension Person: ResumePart {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The full name.", .plain(Place({ $0.name }, { $0.name = $1 ?? "" }), .name),
            also: ["fullName"]),
        EntryField(
            "label", "The headline under the name, such as a job title.",
            .text(Place({ $0.label }, { $0.label = $1 })),
            also: ["headline", "title", "jobTitle", "tagline", "position", "occupation", "role"]),
        EntryField(
            "image", "The photo: the path of a PNG or JPEG file, or its address.",
            .plain(Place({ $0.image }, { $0.image = $1 }), .picture),
            also: ["picture", "photo", "avatar"]),
        EntryField(
            "email", "The e-mail address.",
            .plain(
                Place({ $0.email }, { $0.email = $1 }), .email,
                link: Place({ $0.emailLink }, { $0.emailLink = $1 })),
            also: ["mail", "emailAddress"]),
        EntryField(
            "phone", "The telephone number.",
            .plain(
                Place({ $0.phone }, { $0.phone = $1 }), .phone,
                link: Place({ $0.phoneLink }, { $0.phoneLink = $1 })),
            also: ["telephone", "phoneNumber", "mobile", "tel", "cell"]),
        EntryField(
            "url", "The home page.", .page(Place({ $0.url }, { $0.url = $1 })),
            also: ["website", "homepage", "site", "web"]),
        EntryField(
            "summary", "A text that introduces the person.",
            .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: ["bio", "about", "aboutMe", "profile", "introduction", "professionalSummary"]),
        EntryField(
            "location", "Where they live.", .location(Place({ $0.location }, { $0.location = $1 })),
            also: ["address"]),
        EntryField(
            "profiles", "Accounts with networks.",
            .profiles(Place({ $0.profiles }, { $0.profiles = $1 })),
            also: ["socialProfiles", "social", "socials", "socialLinks", "links", "networks"]),
    ]
}

extension Location: ResumePart {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "address", "Street and number.", .plain(Place({ $0.address }, { $0.address = $1 })),
            also: ["street", "streetAddress"]),
        EntryField(
            "postalCode", "The postal code.",
            .plain(Place({ $0.postalCode }, { $0.postalCode = $1 })),
            also: ["zip", "zipCode", "postcode"]),
        EntryField(
            "city", "The town.", .plain(Place({ $0.city }, { $0.city = $1 })),
            also: ["town", "locality"]),
        EntryField(
            "countryCode", "The country: two letters of ISO 3166-1.",
            .plain(Place({ $0.countryCode }, { $0.countryCode = $1 }), .country),
            also: ["country"]),
        EntryField(
            "region", "The state, province or region.",
            .plain(Place({ $0.region }, { $0.region = $1 })), also: ["state", "province"]),
    ]
}

extension Profile: ResumePart {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "network", "The network's name.", .plain(Place({ $0.network }, { $0.network = $1 })),
            also: ["name", "site"]),
        EntryField(
            "username", "The person's name there.",
            .plain(Place({ $0.username }, { $0.username = $1 })), also: ["user", "handle"]),
        EntryField(
            "url", "The account's page.", .page(Place({ $0.url }, { $0.url = $1 })),
            also: ["website", "link"]),
    ]
}
