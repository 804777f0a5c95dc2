import Languages
import ResumeModel
import SourceTree

extension MappingContext {
    /// The person, from `basics` and from what stands at the top level beside or without it.
    func readPerson(_ fields: inout FieldReader, _ basics: Field?) -> Person {
        var strays: [Field] = []
        fields.settleStrays { field in
            // Another part of the file has basics of its own.
            if field.key == "basics", let members = field.members {
                strays += members
                return true
            }
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
    func readStrays(
        _ fields: inout FieldReader, _ presentation: Presentation, into resume: inout Resume
    ) {
        fields.settleStrays { presentation.isStatement($0) || isSetting($0) }
        fields.takeLeftovers { field in
            if JSONResumeFormat.section(named: field.key) == field.key {
                // Another part of the file has a section of the very same name.
                read(field, as: field.key, into: &resume)
            } else if let section = customSection(field) {
                add(section.entries, to: section.key, of: &resume)
            }
        }
    }

    /// Takes the language of the resume; false for anything else.
    func readLanguage(_ field: Field, into meta: inout Meta) -> Bool {
        guard Self.languageKeys.contains(field.key),
            let language = field.node.string.flatMap(LanguageTag.normalized)
        else { return false }
        if meta.language == nil { meta.language = language }
        reportKey(
            .misplacedKey, field,
            "\"\(field.path)\" stands at the top level; put it into \"meta\" as \"language\"")
        return true
    }

    /// Notes a setting of another tool, which is no section; false for anything else.
    private func isSetting(_ field: Field) -> Bool {
        if Self.isLanguages(field) {
            reportKey(
                .otherLanguage, field,
                "\(Quoted(field.key)) holds the resume in other languages, which is not printed; "
                    + "give each language a file of its own")
            return true
        }
        guard Self.settings.contains(field.key), field.node.array == nil else { return false }
        note(setting: field)
        return true
    }

    /// Whether a value is a map of whole resumes, or parts of them, by their languages.
    private static func isLanguages(_ field: Field) -> Bool {
        let members = (field.node.object ?? []).filter(\.value.isContent)
        return !members.isEmpty && members.allSatisfy(LanguageEditions.isEdition)
    }

    private static let languageKeys: Set<String> = ["language", "lang", "locale"]
    private static let settings: Set<String> = languageKeys.union([
        "theme", "template", "layout", "design", "settings", "config", "version", "id", "created",
        "createdAt", "updatedAt", "lastModified", "lastUpdated",
    ])
}
