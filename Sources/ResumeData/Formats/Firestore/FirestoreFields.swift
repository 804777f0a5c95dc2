import ResumeModel
import SourceTree

/// Reads the fields of documents under the names that they have in JSON Resume.
struct FirestoreFields {
    let context: MappingContext
    let texts: FirestoreTexts
    /// The keys that an entry of the section has.
    let table: KeyTable
    /// Whether they are the person's, so that a picture among them is one of the person.
    var arePersons = false

    /// A field under the name that is read.
    private struct Reading {
        let field: Field
        let isTranslated: Bool
    }

    /// The fields of a document, but for those that only apps use.
    func members(_ fields: [Node.Member]) -> [Node.Member] {
        var readings: [Reading] = []
        var places: [String: Int] = [:]
        for member in fields {
            let field = Field(member, in: .root)
            let reading = translated(field)
            let key = renamed(reading.field.key)
            guard !isForApps(key) else {
                context.note(setting: field)
                continue
            }
            let new = Reading(
                field: reading.field.renamed(key), isTranslated: reading.isTranslated)
            if let place = places[key] {
                readings[place] = better(new, readings[place])
            } else {
                places[key] = readings.count
                readings.append(new)
            }
        }
        return readings.map { $0.field.member($0.field.key) }
    }

    /// Of two fields of one name the one with a text in the language of the resume.
    private func better(_ new: Reading, _ old: Reading) -> Reading {
        let isBetter = new.isTranslated && !old.isTranslated || old.field.node.isAbsent
        let (winner, loser) = isBetter ? (new, old) : (old, new)
        guard !loser.field.node.isAbsent, !loser.field.node.isSame(as: winner.field.node) else {
            return winner
        }
        context.reportKey(
            .spellingConflict, loser.field,
            "two fields of this document mean \(Quoted(new.field.key)) but differ; "
                + "\(winner.field.node.string.map { "\(Quoted($0))" } ?? winner.field.node.kindName) is printed"
        )
        return winner
    }

    // MARK: Texts

    /// A field whose key ends in `Key` or `Keys` with the texts that its value names.
    private func translated(_ field: Field) -> Reading {
        if Self.links.contains(where: { field.key == $0.key }) { return link(field) }
        let ending = ["Keys", "Key"].first { field.key.hasSuffix($0) }
        let name = String(field.key.dropLast(ending?.count ?? 0))
        guard let ending, !name.isEmpty else {
            return Reading(field: translatedInside(field), isTranslated: false)
        }
        // `publicKey` is a key to something else.
        let isKnown = table.match(renamed(name)) != nil || Self.groups.contains(name)
        var (found, missing) = (0, [Field]())
        func text(_ key: Field) -> Node {
            if let elements = key.elements {
                return Node(.array(elements.map(text)), at: key.node.span)
            }
            guard let word = key.node.string, let text = texts.text(word) else {
                if key.node.string?.isEmpty == false { missing.append(key) }
                return key.node
            }
            found += 1
            if text.language != texts.language {
                context.reportOnce(
                    .otherLanguage, Field(key.node, at: field.path),
                    "\(Quoted(word)) has no text in \(texts.language ?? ""); that in "
                        + "\(text.language) is printed")
            }
            return text.text
        }
        var node = text(Field(field.node, at: field.path))
        guard found > 0 || isKnown else { return Reading(field: field, isTranslated: false) }
        if ending == "Keys", node.array == nil, node.string != nil {
            node = Node(.array([node]), at: node.span)
        }
        for key in missing { report(missing: key, of: field) }
        var result = field.renamed(name)
        result.node = node
        return Reading(field: result, isTranslated: found > 0)
    }

    /// Maps in a value may have fields with keys of texts, too.
    private func translatedInside(_ field: Field) -> Field {
        func inside(_ node: Node) -> Node {
            switch node.value {
            case .array(let elements): return Node(.array(elements.map(inside)), at: node.span)
            case .object(let members):
                let inner = members.map { member in
                    guard member.key.count > 3, member.key.hasSuffix("Key"),
                        let text = member.value.string.flatMap({ texts.text($0) })
                    else {
                        return Node.Member(
                            key: member.key, keySpan: member.keySpan, value: inside(member.value))
                    }
                    return Node.Member(
                        key: String(member.key.dropLast(3)), keySpan: member.keySpan,
                        value: text.text)
                }
                return Node(.object(inner), at: node.span)
            default: return node
            }
        }
        guard !texts.isEmpty else { return field }
        var field = field
        field.node = inside(field.node)
        return field
    }

    /// A link, which may be a key where it is no address.
    private func link(_ field: Field) -> Reading {
        guard let word = field.node.string, !word.isEmpty, !word.contains("/") else {
            return Reading(field: field, isTranslated: false)
        }
        guard let text = texts.text(word) else {
            report(missing: field, of: field)
            return Reading(field: field, isTranslated: false)
        }
        var result = field
        result.node = text.text
        return Reading(field: result, isTranslated: true)
    }

    /// Tells of a key without a text; what has a blank in it is a text itself.
    private func report(missing key: Field, of field: Field) {
        guard let word = key.node.string, !word.contains(where: \.isWhitespace) else { return }
        if texts.isEmpty {
            let all = Field(key.node, at: .key(.root, FirestoreCollections.texts))
            context.reportOnce(
                .textMissing, all,
                "\(Quoted(word)) is the key of a text, but there are no texts, so that keys are "
                    + "printed; keep texts in a collection \"strings\", a document a language")
        } else {
            context.report(
                .textMissing, key,
                "there is no text for \(Quoted(word)) in any language; the key itself is printed")
        }
    }

    // MARK: Names

    /// The name that a field has in JSON Resume, where it is none of the spellings that files have.
    private func renamed(_ name: String) -> String {
        if let label = Self.links.first(where: { $0.key == name })?.label { return label }
        if arePersons, Self.portraits.contains(where: { name.hasSuffix($0) }) { return "image" }
        guard table.match(name) == nil, let other = Self.others[name] else { return name }
        return other.first { table.names.contains($0) } ?? name
    }

    private static let others = [
        "goalsAchieved": ["highlights"], "goals": ["highlights"],
        "subtitle": ["description", "summary"], "descriptionLarge": ["summary", "description"],
        "descriptionLong": ["summary", "description"],
    ]
    private static let links = [
        (key: "linkWeb", label: "url"), (key: "linkAppStore", label: "App Store"),
        (key: "linkPlayStore", label: "Google Play"),
    ]
    private static let portraits = [
        "photoUrl", "photoURL", "avatarUrl", "imageUrl", "pictureUrl", "portraitUrl",
    ]
    /// Fields that say which group a skill is of.
    static let groups = ["category", "group", "kind", "type"]

    /// Whether only apps use a field: pictures for a screen, and what they note for themselves.
    private func isForApps(_ name: String) -> Bool {
        table.match(name) == nil
            && (Self.notes.contains(name)
                || ["logourl", "iconurl", "imageurl", "thumbnailurl", "color", "colour"]
                    .contains { name.lowercased().hasSuffix($0) })
    }

    private static let notes: Set<String> = [
        "createdAt", "updatedAt", "createTime", "updateTime", "modifiedAt", "lastUpdated",
        "userId", "uid", "ownerId", "authorId",
    ]
}
