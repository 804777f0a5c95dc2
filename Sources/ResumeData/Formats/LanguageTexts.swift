import Languages
import ResumeModel
import SourceTree

/// The texts of a tree that are there in several languages, and the tree in one of them.
///
/// A map is such a text if its keys are tags, at least two of them and one that is no other word
/// (`LanguageTag.isDistinct`), or if they are languages that other texts or `meta` are in: `it` and `id`
/// are keys of many maps.
struct LanguageTexts {
    /// The tree in the language that is chosen, each text with its place in the file.
    private(set) var tree: Node
    /// The languages, in the order of the file.
    private(set) var coverage: [LanguageCoverage] = []
    /// The language that is chosen; of those of the file the one that is meant.
    private(set) var language = ""
    /// Whether the file says which language it is in.
    let isSaid: Bool
    /// The texts that are in another language than the chosen one, each with that.
    private(set) var strangers: [(text: String, tag: String)] = []
    /// Where the first of the texts stands.
    private(set) var first: Field?

    private let context: MappingContext
    /// The languages that are certain to be some.
    private var certain: Set<String>
    /// What stands in for a text that the chosen language lacks.
    private let main: String

    /// Looks for such texts; nil if there are none.
    ///
    /// - Parameters:
    ///   - tree: the whole file.
    ///   - asked: the language asked for; nil if nobody asked.
    ///   - said: the language that the file says it is in; nil if it does not.
    ///   - context: what findings are told to.
    ///   - isMeant: whether maps are such texts in the tree's format; asked only if there may be some.
    init?(
        _ tree: Node, asked: String?, said: @autoclosure () -> String?, _ context: MappingContext,
        isMeant: () -> Bool
    ) {
        guard Self.mayBeIn(tree), isMeant() else { return nil }
        let said = said()
        isSaid = said != nil
        var maps: [TextEditions] = []
        Self.collect(tree, under: "", level: 0, into: &maps)
        var certain = Set([said].compactMap(\.self))
        for map in maps where Self.isCertain(map, with: said) { certain.formUnion(map.tags) }
        var tags: [String] = []
        var known: Set<String> = []
        for map in maps where Self.isText(map, among: certain) {
            for tag in map.tags where known.insert(tag).inserted { tags.append(tag) }
        }
        guard !tags.isEmpty else { return nil }
        // What has no tags of its own is in the language that the file says it is in.
        if let said, LanguageTag.kin(of: said, in: tags) == nil { tags.insert(said, at: 0) }
        main = said ?? tags[0]
        language = asked.flatMap { LanguageTag.kin(of: $0, in: tags) } ?? main
        coverage = tags.map { LanguageCoverage($0) }
        (self.tree, self.context, self.certain) = (tree, context, certain)
        self.tree = resolved(Field(tree, at: .root), under: "", level: 0)
        for language in coverage where language.missing > 0 {
            context.report(
                .languageCoverage, Field(tree, at: .root),
                language.texts == 1
                    ? "\(language.tag): \(language.missing) of 1 text is missing"
                    : "\(language.tag): \(language.missing) of \(language.texts) texts are missing")
        }
    }

    // MARK: Which maps are texts

    /// Whether a map below the top may be a text in several languages.
    private static func mayBeIn(_ tree: Node) -> Bool {
        func isOne(_ node: Node) -> Bool {
            if case .object(let members) = node.value, TextEditions.mayBe(members) { return true }
            return mayBeIn(node)
        }
        switch tree.value {
        case .array(let elements): return elements.contains(where: isOne)
        case .object(let members): return members.contains { isOne($0.value) }
        default: return false
        }
    }

    /// The maps of a tree that may be texts, in the order of the file.
    private static func collect(
        _ node: Node, under key: String, level: Int, into maps: inout [TextEditions]
    ) {
        switch node.value {
        case .array(let elements):
            for element in elements { collect(element, under: key, level: level, into: &maps) }
        case .object(let members):
            if let map = map(node, under: key, level: level) { maps.append(map) }
            for member in members where !KeyTable.isPrivate(member.key) {
                collect(member.value, under: member.key, level: level + 1, into: &maps)
            }
        default: return
        }
    }

    /// A map as what it may be at its place.
    ///
    /// - Parameters:
    ///   - node: the value.
    ///   - key: the key of it, or of the list that it is in.
    ///   - level: how many maps it is in.
    /// - Returns: the text; nil if it cannot be one.
    private static func map(_ node: Node, under key: String, level: Int) -> TextEditions? {
        guard level > 0, let members = node.object, let map = TextEditions(members) else {
            return nil
        }
        // In the section of languages, tags say which ones the person speaks.
        if level == 1, JSONResumeFormat.section(named: key) == Language.sectionKey, !map.isOfLists {
            return nil
        }
        guard map.isOfMaps else { return map }
        // Parts of whole resumes, such as `translations`, are no texts.
        return map.tags.count > 1 && (level > 1 || JSONResumeFormat.isSection(key)) ? map : nil
    }

    /// Whether a map is certain to be a text without a look at others.
    private static func isCertain(_ map: TextEditions, with said: String?) -> Bool {
        let distinct = map.tags.count { LanguageTag.isDistinct($0) || $0 == said }
        return map.tags.count > 1 && distinct > (map.hasOddities ? 1 : 0)
    }

    private static func isText(_ map: TextEditions, among certain: Set<String>) -> Bool {
        isCertain(map, with: nil) || map.tags.allSatisfy(certain.contains)
            || map.tags.count > 1 && !map.hasOddities && map.tags.contains(where: certain.contains)
    }

    // MARK: One language

    /// A part of the tree in the language that is chosen.
    private mutating func resolved(_ field: Field, under key: String, level: Int) -> Node {
        switch field.node.value {
        case .array(let elements):
            let all = elements.enumerated().map { index, element in
                resolved(Field(element, at: .index(field.path, index)), under: key, level: level)
            }
            return Node(.array(all), at: field.node.span)
        case .object(let members):
            if let map = Self.map(field.node, under: key, level: level),
                Self.isText(map, among: certain)
            {
                return choice(of: map, field, under: key, level: level)
            }
            let all = members.map { member in
                guard !KeyTable.isPrivate(member.key) else { return member }
                var member = member
                member.value = resolved(
                    Field(member, in: field.path), under: member.key, level: level + 1)
                return member
            }
            return Node(.object(all), at: field.node.span)
        default: return field.node
        }
    }

    private mutating func choice(
        of map: TextEditions, _ field: Field, under key: String, level: Int
    ) -> Node {
        var map = map
        map.settleSlips(among: coverage.map(\.tag))
        tell(map, field)
        if first == nil { first = field }
        let tags = map.texts.map(\.tag)
        for index in coverage.indices {
            coverage[index].texts += 1
            if LanguageTag.kin(of: coverage[index].tag, in: tags) == nil {
                coverage[index].missing += 1
            }
        }
        let own = LanguageTag.kin(of: language, in: tags)
        guard let tag = own ?? LanguageTag.kin(of: main, in: tags) ?? tags.first,
            let text = map.texts.first(where: { $0.tag == tag })
        else { return Node(.null, at: field.node.span) }
        if own == nil {
            context.reportKey(
                .textUntranslated, field,
                "\(language): \(field.path) is missing; it is printed in \(tag)")
            note(text.member.value, in: tag)
        }
        return resolved(Field(text.member, in: field.path), under: key, level: level)
    }

    /// Notes the texts of a value as ones in another language.
    private mutating func note(_ node: Node, in tag: String) {
        if let text = node.string { strangers.append((text, tag)) }
        for element in node.array ?? [] { note(element, in: tag) }
        for member in node.object ?? [] { note(member.value, in: tag) }
    }

    /// Tells of keys that are no tags, and of those that come twice.
    private func tell(_ map: TextEditions, _ field: Field) {
        for (member, meant) in map.slips {
            context.reportKey(
                .languageSpelling, Field(member, in: field.path),
                "\(Quoted(member.key)) is no language"
                    + (member.value.value == .null
                        ? "; a text with a comma in it needs quotes"
                        : meant.map { "; it is read as \(Quoted($0))" } ?? ", and is not printed"),
                suggestions: [meant].compactMap(\.self))
        }
        for member in map.repeated {
            context.reportKey(
                .languageTwice, Field(member, in: field.path),
                "\(Quoted(member.key)) is a language that comes twice here; this later text is used"
            )
        }
    }
}
