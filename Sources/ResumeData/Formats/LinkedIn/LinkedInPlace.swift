import ResumeModel
import SourceTree

/// Where the person lives: `Geo Location`, with the address and the zip code beside it.
enum LinkedInPlace {
    /// The place as JSON Resume's `location`; nil if nothing is known of it.
    static func location(_ row: inout LinkedInRow?) -> Node? {
        var members: [(key: String, value: Node)] = []
        func add(_ key: String, _ text: String, at value: Node) {
            members.append((key, Node(.string(text), at: value.span)))
        }
        if let value = row?.take("address") { members.append(("address", value)) }
        if let value = row?.take("postalCode") { members.append(("postalCode", value)) }
        let country = row?.take("countryCode")
        if let value = row?.take("place"), let text = value.string {
            let parts = parts(text)
            add("city", parts.city, at: value)
            if let region = parts.region { add("region", region, at: value) }
            if let country = parts.country { add("countryCode", country.code, at: value) }
        }
        if let country, !members.contains(where: { $0.key == "countryCode" }) {
            members.append(("countryCode", country))
        }
        return members.first.map { LinkedInSections.object(members, at: $0.value.span) }
    }

    /// Town, region and country of `Berlin, Germany` and `Austin, Texas, United States`; anything else
    /// is a town.
    ///
    /// Countries have English names there, or those that they give themselves.
    private static func parts(_ text: String) -> (city: String, region: String?, country: Country?)
    {
        let parts = text.split(separator: ",").map { part in
            String(part.drop(while: \.isWhitespace))
        }
        // "Atlanta, Georgia" may be in a state.
        guard (2...3).contains(parts.count), parts.count == 3 || parts[1] != "Georgia",
            let country = CountryCatalog().country(named: parts[parts.count - 1])
        else { return (text, nil, nil) }
        return (parts[0], parts.count == 3 ? parts[1] : nil, country)
    }
}
