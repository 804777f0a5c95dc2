import Languages
import ResumeModel
import SourceTree

/// A resume in several languages, each under its tag: `{ "en": { … }, "zh": { … } }`.
///
/// Each of them may be in any format that is read; what stands beside them belongs to all.
struct LanguageEditions {
    /// The languages, in the order of the file.
    let tags: [String]
    /// The language of the one that is read.
    let language: String
    /// The one that is read, with what all have in common.
    let chosen: Node
    /// Where it stands.
    let place: Field
    /// Whether the file says which one is read.
    let isSaid: Bool

    /// Finds the languages of a tree; nil if it is in one alone.
    ///
    /// - Parameters:
    ///   - tree: the whole file.
    ///   - asked: the language asked for; nil for the one that the file says, else its first.
    init?(_ tree: Node, asked: String? = nil) {
        let members = tree.object ?? []
        let editions = members.filter(Self.isEdition)
        // Beside sections, one such key is a section of the person's own: `it` for computers.
        guard
            editions.count > 1
                || editions.count == 1 && !Self.isResume(members, besides: editions[0])
        else { return nil }
        let rest = members.filter { member in !editions.contains { $0.key == member.key } }
        let said = Self.wanted(rest, among: editions)
        let tags = editions.map { LanguageTag.known($0.key) ?? $0.key }
        self.tags = tags
        let index = Self.choice(of: tags, for: asked ?? said)
        language = tags[index]
        isSaid = said.flatMap { LanguageTag.kin(of: $0, in: tags) } != nil
        place = Field(editions[index], in: .root)
        let shared = rest.filter { !Self.isChoice($0, among: editions) }
        chosen = editions[index].value.completed(by: Node(.object(shared), at: tree.span))
    }

    /// Which of several languages is printed: the one wanted or its next kin, else the first.
    ///
    /// - Parameters:
    ///   - tags: the languages, at least one.
    ///   - wanted: the language asked for; nil if nobody asked.
    /// - Returns: the index of the language.
    static func choice(of tags: [String], for wanted: String?) -> Int {
        wanted.flatMap { LanguageTag.kin(of: $0, in: tags) }.flatMap(tags.firstIndex) ?? 0
    }

    /// Whether a member holds a resume, or parts of one, in the language that is its key.
    static func isEdition(_ member: Node.Member) -> Bool {
        guard LanguageTag.known(member.key) != nil else { return false }
        if member.value.object?.contains(where: { JSONResumeFormat.isSection($0.key) }) == true {
            return true
        }
        return member.value.isContent && ResumeFormat.isReadable(member.value)
    }

    // MARK: Keys

    private static func isResume(_ members: [Node.Member], besides edition: Node.Member) -> Bool {
        members.contains { $0.key != edition.key && JSONResumeFormat.isSection($0.key) }
    }

    /// The language that a file says it is to be read in.
    static func wanted(
        _ members: [Node.Member], among editions: [Node.Member] = []
    ) -> String? {
        let meta = members.first { $0.key == "meta" }?.value.object?.first {
            Meta.keys.name(of: $0.key) == "language"
        }
        let said = [meta].compactMap(\.self) + members.filter { isChoice($0, among: editions) }
        return said.lazy.compactMap { member in
            (member.value.string ?? member.value.array?.first?.string)
                .flatMap(LanguageTag.normalized)
        }.first
    }

    /// Whether a member says which language comes first.
    private static func isChoice(_ member: Node.Member, among editions: [Node.Member]) -> Bool {
        let key = KeyTable.folded(member.key)
        if choices.contains(key) { return member.value.string != nil }
        guard orders.contains(key), let tags = member.value.array, !tags.isEmpty else {
            return false
        }
        return tags.allSatisfy { tag in editions.contains { $0.key == tag.string } }
    }

    private static let choices: Set<String> = [
        "default", "defaultlanguage", "defaultlang", "defaultlocale", "language", "lang", "locale",
    ]
    private static let orders: Set<String> = ["order", "languages", "langs", "locales"]
}
