import Languages
package import ResumeModel
package import SourceTree

/// Finds names in a layout that neither the format knows nor the resume has.
///
/// One that is near to a known name is a slip, and an error. Any other may be meant for another
/// resume, with sections and fields of its own.
package struct LayoutNames {
    private let mentions: [LayoutMention]
    private let origins: LayoutOrigins
    private let resume: Resume

    /// Makes a check of a decoded layout for a resume.
    package init(_ layout: LayoutDecoder.Outcome, _ resume: Resume) {
        mentions = layout.mentions
        origins = layout.origins
        self.resume = resume
    }

    /// What is wrong with the names.
    ///
    /// - Parameters:
    ///   - isChecked: whether a file's names are looked at; those of built-in layouts fit all resumes.
    ///   - otherName: what the format calls a section that people know by this name.
    /// - Returns: a finding for each name that nothing has.
    package func diagnostics(
        isChecked: (String) -> Bool, otherName: (String) -> String?
    ) -> Diagnostics {
        let findings = LayoutFindings(origins: origins)
        for mention in unknown(checked(isChecked)) {
            let known = names(for: mention.kind, withOwn: true)
            var near = NearMiss.suggestions(for: mention.name, in: known).filter {
                // A much longer name is rather one of the person's own: `workshops`.
                mention.name.utf8.count <= $0.utf8.count + 3
            }
            if near.isEmpty, mention.isSection, let other = otherName(mention.name) {
                near = [other]
            }
            let isOther = !near.isEmpty || mention.isFieldOfAnotherKind
            findings.add(
                mention.isSection ? .layoutSection : .layoutField,
                "\(mention.path): there is no \(mention.words); known: "
                    + "\(known.joined(separator: ", "))",
                severity: isOther ? .error : mention.kind == .section ? .note : .warning,
                at: mention.span, path: mention.path, suggestions: near)
        }
        return findings.diagnostics
    }

    /// The names in the files that are looked at.
    ///
    /// What an entry inherits is named for the entry, but may stand in another file.
    private func checked(_ isChecked: (String) -> Bool) -> [LayoutMention] {
        struct Spot: Hashable {
            var name: String
            var span: SourceSpan

            init(_ mention: LayoutMention) { (name, span) = (mention.name, mention.span) }
        }
        func isOwn(_ mention: LayoutMention) -> Bool {
            isChecked(origins.origin(of: mention.path).file)
        }
        let own = mentions.filter(isOwn)
        guard !own.isEmpty else { return [] }
        let others = Set(mentions.filter { !isOwn($0) }.map { Spot($0) })
        return own.filter { !others.contains(Spot($0)) }
    }

    /// The names that nothing has, each place once.
    ///
    /// What an entry inherits is read at each place where it counts; it is right if it is so at one.
    private func unknown(_ mentions: [LayoutMention]) -> [LayoutMention] {
        struct Place: Hashable {
            var name: String
            var span: SourceSpan
            var file: String
        }
        var known: [LayoutMention.Kind: Set<String>] = [:]
        let suspects = mentions.filter { mention in
            let names = known[mention.kind] ?? Set(self.names(for: mention.kind, withOwn: false))
            known[mention.kind] = names
            return !names.contains(mention.name)
        }
        guard !suspects.isEmpty else { return [] }
        func place(_ mention: LayoutMention) -> Place {
            Place(
                name: mention.name, span: mention.span, file: origins.origin(of: mention.path).file)
        }
        let wrong = Set(suspects)
        let doubtful = Set(suspects.map(\.name))
        var right = Set(
            mentions.filter { doubtful.contains($0.name) && !wrong.contains($0) }.map(place))
        var own: [LayoutMention.Kind: Set<String>] = [:]
        for mention in suspects {
            let names = own[mention.kind] ?? Set(self.names(for: mention.kind, withOwn: true))
            own[mention.kind] = names
            if names.contains(mention.name) { right.insert(place(mention)) }
        }
        return suspects.filter { right.insert(place($0)).inserted }
    }

    /// The names that a mention may have: the format's, and those of the resume's own.
    private func names(for kind: LayoutMention.Kind, withOwn: Bool) -> [String] {
        switch kind {
        case .section, .hiddenSection:
            return SectionsLayout.knownKeys + [SectionsLayout.otherKey]
                + (withOwn ? resume.custom.map(\.key) : [])
        case .field(let owner):
            return EntryFields.names(of: owner) + (owner.isOfEntries ? Self.usualFields : [])
                + (withOwn ? ownFields(of: owner) : [])
        }
    }

    /// Fields that people write in entries of any kind, so that layouts may have a place for them.
    private static let usualFields = ["keywords"]

    /// The fields of the person's own.
    private func ownFields(of owner: FieldOwner) -> [String] {
        let extra: [ExtraField]
        switch owner {
        case .location: extra = resume.basics.location.extra
        case .profile: extra = resume.basics.profiles.flatMap(\.extra)
        case .role: extra = resume.work.flatMap(\.roles).flatMap(\.extra)
        case .entry(SectionsLayout.otherKey):
            extra = resume.custom.flatMap(\.entries).flatMap(\.extra)
        case .entry(let key):
            extra = SectionEntries(resume, DateWording(language: LanguageWords())).entries(of: key)
                .flatMap(\.extra)
        }
        var seen: Set<String> = []
        return extra.map(\.key).filter { seen.insert($0).inserted }
    }
}

extension FieldOwner {
    fileprivate var isOfEntries: Bool {
        switch self {
        case .entry, .role: true
        case .location, .profile: false
        }
    }
}

extension LayoutMention {
    fileprivate var isSection: Bool {
        switch kind {
        case .section, .hiddenSection: true
        case .field: false
        }
    }

    /// Whether only entries of other kinds have such a field.
    fileprivate var isFieldOfAnotherKind: Bool {
        guard case .field(let owner) = kind else { return false }
        return (SectionsLayout.knownKeys + [SectionsLayout.otherKey]).contains { key in
            FieldOwner.entry(key) != owner && EntryFields.names(of: .entry(key)).contains(name)
        }
    }

    fileprivate var words: Message {
        switch kind {
        case .section, .hiddenSection: "section \"\(name)\""
        case .field(.entry(let key)): "field {\(name)} in entries of \(key)"
        case .field(.role): "field {\(name)} in a position under an employer"
        case .field(.location): "field {\(name)} in an address"
        case .field(.profile): "field {\(name)} in an account"
        }
    }
}
