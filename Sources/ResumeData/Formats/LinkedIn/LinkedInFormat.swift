import ResumeModel
import SourceTree

/// The files of a LinkedIn data export, read as JSON Resume.
enum LinkedInFormat {
    /// What gives a tree of such files away: the profile, or the positions.
    static func evidence(in tree: Node) -> Message? {
        LinkedInTable.telling.first { tree[$0.file]?.array != nil }.map { "\"\($0.file)\"" }
    }

    /// A tree of files as `LinkedInExport` makes it, in the form of JSON Resume.
    static func translation(of tree: Field, _ context: MappingContext) -> Node? {
        let files = LinkedInFiles(tree.node)
        guard !files.isEmpty else {
            context.report(
                .notAResume, tree,
                "this has no files of a LinkedIn data export, such as Profile.csv or Positions.csv")
            return nil
        }
        var left = LeftBehind()
        let basics = LinkedInPerson.basics(files, &left)
        var members: [Node.Member] = []
        func add(_ key: String, _ node: Node?) {
            guard let node else { return }
            members.append(Node.Member(key: key, keySpan: node.span, value: node))
        }
        add("basics", basics)
        let sections = sections(files, &left)
        for (key, entries) in sections {
            add(key, entries.first.map { Node(.array(entries), at: $0.span) })
        }
        let summary = basics?["summary"].map { Node(.string("summary"), at: $0.span) }
        let keys = sections.compactMap { key, entries in
            entries.first.map { Node(.string(key), at: $0.span) }
        }
        let order = [summary].compactMap(\.self) + keys
        add("sections", order.first.map { Node(.array(order), at: $0.span) })
        left.report(to: context)
        return Node(.object(members), at: tree.node.span)
    }

    /// The sections, in the order in which LinkedIn prints a profile.
    private static func sections(
        _ files: LinkedInFiles, _ left: inout LeftBehind
    ) -> [(key: String, entries: [Node])] {
        [
            ("work", LinkedInPositions.entries(files[.positions])),
            ("education", LinkedInSections.entries(files[.education])),
            ("skills", LinkedInSections.words(files[.skills])),
            ("languages", LinkedInSections.languages(files[.languages])),
            ("certificates", LinkedInSections.entries(files[.certificates])),
            ("projects", LinkedInSections.entries(files[.projects])),
            ("volunteer", LinkedInSections.entries(files[.volunteering])),
            ("publications", LinkedInSections.entries(files[.publications])),
            ("patents", LinkedInSections.entries(files[.patents])),
            ("courses", LinkedInSections.entries(files[.courses])),
            ("awards", LinkedInSections.entries(files[.awards])),
            ("testScores", LinkedInSections.entries(files[.testScores])),
            ("organizations", LinkedInSections.entries(files[.organizations])),
            ("references", LinkedInSections.references(files[.recommendations], &left)),
            ("causes", LinkedInSections.words(files[.causes])),
            ("interests", LinkedInSections.words(files[.interests])),
        ]
    }
}
