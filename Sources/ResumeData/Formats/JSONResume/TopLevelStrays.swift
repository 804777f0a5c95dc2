import ResumeModel
import SourceTree

extension MappingContext {
    /// The person, from `basics` and from what stands at the top level beside or without it.
    func readPerson(_ fields: inout FieldReader) -> Person {
        // An empty list says nothing in other places; here it stands for the wrong thing.
        let basics = fields.slot("basics").flatMap {
            $0.node.isAbsent && $0.node.array == nil ? nil : $0
        }
        var strays: [Field] = []
        fields.settleStrays { field in
            guard Self.isContact(field, besideBasics: basics?.node.object != nil) else {
                return false
            }
            strays.append(field)
            if case .key(.root, _) = field.path {
                reportKey(
                    .misplacedKey, field,
                    "\(Quoted(field.key)) stands at the top level; put it into \"basics\"")
            }
            return true
        }
        guard !strays.isEmpty else { return basics.flatMap { person($0) } ?? Person() }
        if let basics, basics.node.object == nil { _ = person(basics) }
        let members = (basics?.members ?? []) + strays
        let place = basics ?? fields.field
        return person(Field(gathering: members, at: place.node.span, path: place.path)) ?? Person()
    }

    /// Finds a place for what else stands at the top level under no section's name.
    func readStrays(_ fields: inout FieldReader, into resume: inout Resume) {
        let root = fields.field
        fields.settleStrays {
            Presentation.isStatement($0, in: root) || readSetting($0, into: &resume)
        }
        var places: [String: Int] = [:]
        for field in fields.leftovers() {
            if Setting.isSetting(field) {
                note(setting: field)
            } else if Self.sections.names.contains(field.key), field.key != "meta" {
                // Another part of the file has a section of the very same name.
                read(field, as: field.key, into: &resume)
            } else if let section = customSection(field) {
                if let place = places[section.key] {
                    resume.custom[place].entries += section.entries
                } else {
                    places[section.key] = resume.custom.count
                    resume.custom.append(section)
                }
            }
        }
    }

    /// Takes a setting of another tool, which is no section; false for anything else.
    private func readSetting(_ field: Field, into resume: inout Resume) -> Bool {
        if Self.isLanguages(field) {
            reportKey(
                .otherLanguage, field,
                "\(Quoted(field.key)) holds the resume in other languages, which is not printed; "
                    + "give each language a file of its own")
            return true
        }
        guard Self.settings.contains(field.key), field.node.array == nil else { return false }
        if Self.languageKeys.contains(field.key), let tag = field.node.string,
            let language = LanguageTag.normalized(tag)
        {
            if resume.meta.language == nil { resume.meta.language = language }
            reportKey(
                .misplacedKey, field,
                "\"\(field.path)\" stands at the top level; put it into \"meta\" as \"language\""
            )
            return true
        }
        note(setting: field)
        return true
    }

    /// Whether a value is a map of whole resumes, or parts of them, by their languages.
    private static func isLanguages(_ field: Field) -> Bool {
        let members = (field.members ?? []).filter(\.node.isContent)
        return !members.isEmpty
            && members.allSatisfy {
                $0.node.object != nil && $0.key.utf8.count <= 5
                    && LanguageTag.normalized($0.key) != nil
            }
    }

    private static let languageKeys: Set<String> = ["language", "lang", "locale"]
    private static let settings: Set<String> = languageKeys.union([
        "theme", "template", "layout", "design", "settings", "config", "version", "id", "created",
        "createdAt", "updatedAt", "lastModified", "lastUpdated",
    ])
}
