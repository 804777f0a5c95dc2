import SourceTree

/// RenderCV, versions 1 and 2: a person and sections of entries under `cv`, beside them the look, the
/// language and the settings of the program.
///
/// What counts is what RenderCV 2.8 makes of a file (its package `rendercv.schema.models`), and for
/// keys that it no longer has, what the version did that had them.
enum RenderCVFormat {
    static let key = "cv"

    /// What gives a tree away; a map under `cv` alone may also be a wrapped JSON Resume.
    static func evidence(in tree: Node) -> Message? {
        guard let cv = tree[key] else { return nil }
        let others = (tree.object ?? []).map(\.key).filter { $0 != key }
        let hasParts = others.contains { RenderCVPart(key: $0) != nil }
        let evidence: Message = "\"\(key)\""
        guard let members = cv.object, !members.isEmpty else {
            return hasParts || others.isEmpty ? evidence : nil
        }
        let isForeign = members.contains { member in
            member.key != RenderCVHeader.sections && JSONResumeFormat.isSection(member.key)
        }
        return hasParts || !isForeign ? evidence : nil
    }

    /// The parts that stand in files of their own: those that the settings name, or those of the usual
    /// names.
    static func companions(of tree: Node) -> [CompanionFile] {
        let settings = tree["settings"] ?? tree["rendercv_settings"]
        let command = settings?["render_command"]
        let parts = [
            "design": ["design"], "locale": ["locale"],
            "locale_catalog": ["locale", "locale_catalog"],
            "settings": ["settings"],
        ]
        return parts.sorted { $0.key < $1.key }.map { key, names in
            let named = names.lazy.compactMap { command?[$0] }.first { $0.string?.isEmpty == false }
            guard let named, let path = named.string else {
                return CompanionFile(key: key, path: key + ".yaml")
            }
            return CompanionFile(key: key, path: path, place: named.span)
        }
    }

    /// What a finding about YAML means: a line that continues a text with a hyphen is an item below,
    /// and two persons in one file are an error.
    static func judged(_ finding: Diagnostic, _ tree: Node) -> Diagnostic? {
        switch finding.kind {
        case .yamlJoinedItem: return nil
        case .duplicateKey:
            let cv = tree.object?.first { $0.key == key }
            guard finding.span == cv?.keySpan else { return finding }
            var finding = finding
            finding.severity = .error
            return finding
        default: return finding
        }
    }

    /// The tree in the form of JSON Resume; nil, with an error, if there is no person in it.
    static func translated(_ tree: Field, _ context: MappingContext) -> Node? {
        guard let members = tree.members else {
            context.report(
                .notAResume, tree,
                "a RenderCV file is a map with the key \"\(key)\", not "
                    + "\(tree.node.kindName)")
            return nil
        }
        guard let cv = members.first(where: { $0.key == key }) else {
            context.report(.notAResume, tree, "there is no \"\(key)\" in this RenderCV file")
            return nil
        }
        guard !cv.node.isAbsent else {
            context.reportKey(
                .notAResume, cv,
                "\"\(key)\" is empty; a RenderCV file has the person and the sections in it")
            return nil
        }
        guard cv.node.object != nil else {
            context.reportWrongType(
                cv, expected: "a map with keys such as \"name\" and \"sections\"")
            return nil
        }
        return RenderCVResume(cv, members, context).root(at: tree.node.span)
    }
}
