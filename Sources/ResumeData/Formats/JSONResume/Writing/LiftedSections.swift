package import SourceTree

extension ResumeReading {
    /// The resume as JSON Resume: the file's own tree where it is one, else the one that was made of
    /// it, in which other tools find the sections that the format knows; nil if there is none.
    ///
    /// Texts stay in all their languages, unless one was asked for.
    package var jsonResume: Node? {
        isTranslated ? tree?.withLiftedSections : inAllLanguages ?? tree
    }
}

extension Node {
    /// The resume with listed sections of the format's kinds under the format's own keys, where other
    /// tools look for them; the list keeps their titles, and the order of all.
    ///
    /// A kind that comes twice, or stands at the top level already, stays in the list.
    var withLiftedSections: Node {
        guard let members = object,
            let place = members.firstIndex(where: { $0.key == TitledSection.key }),
            let elements = members[place].value.array
        else { return self }
        var taken = Set(members.compactMap { JSONResumeFormat.section(named: $0.key) })
        let keys = [TitledSection.titleKey, TitledSection.kind, TitledSection.entriesKey]
        var lifted: [Member] = []
        let list = elements.map { element -> Node in
            guard let parts = element.object, parts.allSatisfy({ keys.contains($0.key) }),
                element[TitledSection.titleKey].map({ $0.string.map(Node.isAbsent) == false })
                    != false,
                let kind = element[TitledSection.kind]?.string,
                JSONResumeFormat.section(named: kind) == kind,
                let entries = parts.first(where: { $0.key == TitledSection.entriesKey }),
                entries.value.array?.isEmpty == false, taken.insert(kind).inserted
            else { return element }
            lifted.append(Member(key: kind, keySpan: entries.keySpan, value: entries.value))
            return Node(
                .object(parts.filter { $0.key != TitledSection.entriesKey }), at: element.span)
        }
        var result = members
        result[place].value = Node(.array(list), at: members[place].value.span)
        result.insert(contentsOf: lifted, at: place)
        return Node(.object(result), at: span)
    }
}
