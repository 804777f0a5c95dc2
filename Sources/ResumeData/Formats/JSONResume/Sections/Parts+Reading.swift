import ResumeModel
import SourceTree

extension MappingContext {
    func person(_ field: Field) -> Person? {
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"name\" and \"email\"")
            return nil
        }
        let members = PersonMembers(field.members ?? [])
        var fields = FieldReader(
            Field(gathering: members.own, at: field.node.span, path: field.path), Person.keys, self)
        var person = Person()
        fields.fill(&person)
        if let field = fields.take("url") { checkAccount(person.url, field) }
        person.extra = fields.extra(facts: ["height", "weight"])
        person.profiles = profiles(members.accounts, of: &person)
        return person
    }

    /// A postal address; one that is a text alone is printed in the town's place.
    func location(_ field: Field) -> Location {
        var location = Location()
        switch field.node.value {
        case .object:
            var fields = FieldReader(field, Location.keys, self)
            fields.fill(&location)
            location.extra = fields.extra()
        case .string:
            location.city = plain(field)
            report(
                .textForMap, field,
                "\(field.path) is a text, where a map with keys such as \"city\" is expected; "
                    + "it is printed as written")
        default: reportWrongType(field, expected: "a map with keys such as \"city\"")
        }
        return location
    }

    /// Where something was: a text, or the parts of an address.
    func place(_ field: Field) -> RichText {
        let isAddress = field.members?.contains {
            Location.keys.match($0.key) != nil && !$0.node.isAbsent
        }
        guard isAddress == true else { return rich(field) }
        let location = location(field)
        var place = [RichText.Run(addresses.postalAddress(location).breakable)]
        for value in location.extra.flatMap(\.values) {
            place.append(RichText.Run(", "))
            place += value.runs
        }
        return RichText(place)
    }

    /// What the file says about itself; other keys are slips of the pen, or other tools' settings.
    func meta(_ field: Field) -> Meta {
        var meta = Meta()
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"version\"")
            return meta
        }
        var fields = FieldReader(field, Meta.keys, self)
        fields.fill(&meta)
        // A map is another tool's, under its own name.
        reportSettings(fields.strangers().filter { $0.node.object == nil })
        return meta
    }

    private func reportSettings(_ settings: [Field]) {
        guard let first = settings.first else { return }
        var list = FieldTally()
        for setting in settings { list.add(setting.key, setting) }
        let isLook = settings.contains { ["theme", "template"].contains($0.key.lowercased()) }
        reportKey(
            .settingIgnored, first,
            (settings.count == 1
                ? "\(list.list) in \"meta\": taken for a setting of another tool, and without effect "
                    + "here"
                : "\(list.list) in \"meta\": taken for settings of another tool, and without effect "
                    + "here")
                + (isLook ? "; the look is chosen with \"layout\"" : ""))
    }
}
