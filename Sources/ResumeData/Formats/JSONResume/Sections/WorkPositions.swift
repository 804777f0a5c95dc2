import ResumeModel
import SourceTree

extension MappingContext {
    /// The positions held: an employer with a list of `positions` is as many entries.
    func work(_ field: Field) -> [Work] {
        if let positions = Self.positions(field) {
            report(
                .mapForList, field,
                "\(field.path) is a map, where a list is expected; it was read as one entry")
            return work(positions, at: field)
        }
        guard let elements = field.elements,
            elements.contains(where: { Self.positions($0) != nil })
        else { return entries(field) }
        return elements.flatMap { element -> [Work] in
            if let positions = Self.positions(element) { return work(positions, at: element) }
            return entry(element).map { $0 == Work() ? [] : [$0] } ?? []
        }
    }

    /// The `positions` of an employer, if there is such a list.
    private static func positions(_ element: Field) -> Field? {
        element.members?.first { member in
            guard let match = Work.keys.match(member.key) else { return false }
            return Work.keys.names[match.slot] == "positions" && member.isListOfMaps
        }
    }

    private func work(_ positions: Field, at element: Field) -> [Work] {
        var fields = FieldReader(element, Work.keys, self)
        let employer = Work(&fields)
        reportKeyOnce(
            .positions, positions,
            "\(Quoted(positions.key)) is read as one entry for each position, with one employer")
        return work(positions).enumerated().map { index, position in
            var work = position
            if work.name.isEmpty { work.name = employer.name }
            if work.location.isEmpty { work.location = employer.location }
            if work.url == nil { work.url = employer.url }
            if work.dates == nil { work.dates = employer.dates }
            guard index == 0 else { return work }
            if work.description.isEmpty { work.description = employer.description }
            work.summary = Prose(employer.summary.blocks + work.summary.blocks)
            work.highlights = employer.highlights + work.highlights
            work.extra = employer.extra + work.extra
            return work
        }
    }
}

extension Field {
    /// Whether the value is a list of nothing but maps, and of one at least.
    var isListOfMaps: Bool {
        guard let list = node.array, !list.isEmpty else { return false }
        return list.allSatisfy { $0.object != nil }
    }
}
