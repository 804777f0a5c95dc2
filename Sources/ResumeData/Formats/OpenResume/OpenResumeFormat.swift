import ResumeModel
import SourceTree

/// What OpenResume keeps of a resume in a browser, and exports.
///
/// Source of its keys: `src/app/lib/redux/types.ts` and `settingsSlice.ts` of `xitanggg/open-resume`.
enum OpenResumeFormat {
    /// What gives a tree of the format away.
    static func evidence(in tree: Node) -> Message? {
        tree["resume"]?["workExperiences"] != nil ? #""resume.workExperiences""# : nil
    }

    /// The tree in the form of JSON Resume; nil, with an error, for one without a resume.
    static func translated(_ tree: Field, _ context: MappingContext) -> Node? {
        guard let resume = tree.content("resume"), resume.node.object != nil else {
            context.report(
                .notAResume, tree, "there is no \"resume\" in this, as OpenResume has it")
            return nil
        }
        let settings = tree.content("settings")
        let titles = settings?.content("formToHeading")?.node
        let shown = settings?.content("formToShow")?.node
        let order = (settings?.content("formsOrder")?.node.array ?? []).compactMap(\.string)
        let rank = { (field: Field) in order.firstIndex(of: field.key) ?? order.count }
        let parts = (resume.members ?? []).filter { $0.key != "profile" && $0.node.isContent }
            .enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
        let hidden = parts.filter { shown?[$0.key]?.value == .bool(false) && holdsText($0.node) }
        if let first = hidden.first {
            let names = hidden.map { Quoted($0.key).description }.joined(separator: ", ")
            context.reportKey(
                .notCarriedOver, first,
                "not carried over from OpenResume, since its settings hide it: \(names)")
        }
        let sections = parts.compactMap { part -> Node? in
            guard shown?[part.key]?.value != .bool(false) else { return nil }
            var section = section(part)
            section.title = titles?[part.key].flatMap { $0.isContent ? $0 : nil } ?? section.title
            return section.node(at: part.node.span)
        }
        var members = resume.content("profile").map { [$0.member("basics")] } ?? []
        if !sections.isEmpty {
            members.append(
                Node.Member(TitledSection.key, Node(.array(sections), at: resume.node.span)))
        }
        return Node(.object(members), at: resume.node.span)
    }

    private static func section(_ part: Field) -> TranslatedSection {
        let known = kinds[part.key]
        var section = TranslatedSection(kind: known?.kind, entries: [])
        if known == nil {
            let name = KeyLabel.name(of: part.key)
            section.title = Node(.string(name), at: part.keySpan ?? part.node.span)
        }
        if part.key == "skills", part.node.object != nil {
            section.entries = skills(part)
        } else {
            section.entries = (part.elements ?? [part]).map { element in
                guard element.node.object != nil else { return element.node }
                return Node(
                    .object((known?.keys ?? own).renamed(element)), at: element.node.span)
            }
        }
        return section
    }

    /// The skills with their ratings, of which the form has six, mostly empty, and the lines below.
    private static func skills(_ part: Field) -> [Node] {
        let rated = (part.content("featuredSkills")?.elements ?? []).filter {
            $0.content("skill") != nil
        }
        return rated.map { skill in
            let members = kinds["skills"]?.keys.renamed(skill) ?? []
            return Node(.object(members.map(level)), at: skill.node.span)
        } + (part.content("descriptions").map { $0.elements ?? [$0] } ?? []).map(\.node)
    }

    /// A rating, which counts from 0, as one of the five circles that the site draws.
    private static func level(_ member: Node.Member) -> Node.Member {
        guard member.key == "level", case .number(let digits) = member.value.value,
            let rating = Int(digits), (0...4).contains(rating)
        else { return member }
        var member = member
        member.value.value = .string("\(rating + 1)/5")
        return member
    }

    private static func holdsText(_ node: Node) -> Bool {
        node.array?.contains(where: holdsText) ?? node.object?.contains { holdsText($0.value) }
            ?? (node.string.map { !Node.isAbsent($0) } ?? false)
    }

    private static let own = KeyTable([("highlights", ["descriptions"])])
    private static let kinds: [String: (kind: String, keys: KeyTable)] = [
        "workExperiences": (
            Work.sectionKey,
            KeyTable([
                ("name", ["company"]), ("position", ["jobTitle"]), ("highlights", ["descriptions"]),
            ])
        ),
        "educations": (
            Education.sectionKey,
            KeyTable([
                ("institution", ["school"]), ("studyType", ["degree"]), ("score", ["gpa"]),
                ("highlights", ["descriptions"]),
            ])
        ),
        "projects": (
            Project.sectionKey, KeyTable([("name", ["project"]), ("highlights", ["descriptions"])])
        ),
        "skills": (SkillGroup.sectionKey, KeyTable([("name", ["skill"]), ("level", ["rating"])])),
    ]
}
