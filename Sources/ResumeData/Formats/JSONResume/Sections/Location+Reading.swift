import ResumeModel
import SourceTree

extension Location {
    static let keys = KeyTable([
        "address": ["street", "streetAddress"],
        "postalCode": ["zip", "zipCode", "postcode"],
        "city": ["town", "locality"],
        "countryCode": ["country"],
        "region": ["state", "province"],
    ])

    init(_ fields: inout FieldReader) {
        self.init()
        address = fields.plain("address")
        postalCode = fields.plain("postalCode")
        city = fields.plain("city")
        if let field = fields.take("countryCode") {
            countryCode = fields.context.plain(field)
            if field.key == "countryCode", let countryCode {
                fields.checkCountry(countryCode, field)
            }
        }
        region = fields.plain("region")
        extra = fields.extra()
    }
}

extension MappingContext {
    /// A postal address.
    ///
    /// One that is a text alone is printed in the town's place.
    func location(_ field: Field) -> Location {
        switch field.node.value {
        case .object:
            var fields = FieldReader(field, Location.keys, self)
            return Location(&fields)
        case .string:
            var location = Location()
            location.city = plain(field)
            report(
                .textForMap, field,
                "\(field.path) is a text, where a map with keys such as \"city\" is expected; "
                    + "it is printed as written")
            return location
        default:
            reportWrongType(field, expected: "a map with keys such as \"city\"")
            return Location()
        }
    }
}

extension FieldReader {
    fileprivate func checkCountry(_ written: String, _ field: Field) {
        guard Country(written: written) == nil else { return }
        context.report(
            .countryCode, field,
            "\(Quoted(written)) is neither a country code of ISO 3166-1, such as US or DE, nor a "
                + "country's name; it is printed as written")
    }

}

extension MappingContext {
    /// Where something was: a text, or the parts of an address.
    func place(_ field: Field) -> RichText {
        let isAddress = field.members?.contains {
            Location.keys.match($0.key) != nil && !$0.node.isAbsent
        }
        guard isAddress == true else { return rich(field) }
        var parts = FieldReader(field, Location.keys, self)
        let location = Location(&parts)
        let address = addresses.postalAddress(location).breakable
        var place = [RichText.Run(address)]
        for value in location.extra.flatMap(\.values) {
            place.append(RichText.Run(", "))
            place += value.runs
        }
        return RichText(place)
    }
}
