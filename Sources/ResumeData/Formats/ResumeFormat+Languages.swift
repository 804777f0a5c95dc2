import Languages
import ResumeModel
package import SourceTree

/// The language that a resume is read in, where something beside its own `meta` says so.
struct ReadLanguage {
    /// The language, a BCP 47 tag.
    let tag: String
    /// Whether someone asked for it, whatever the resume says.
    var isAsked = false
}

extension ResumeFormat {
    /// Reads a tree in its own format, and of a resume in several languages one of them.
    ///
    /// The languages are whole resumes under their tags (`LanguageEditions`), or texts that are maps
    /// of them (`LanguageTexts`), or both. One is chosen by who asks, else by the file, else it is the
    /// first.
    ///
    /// - Parameters:
    ///   - tree: the whole file.
    ///   - file: its name, for findings.
    ///   - id: the format that it is to be read in; nil for the one that it has.
    ///   - asked: the language that it is to be read in, a BCP 47 tag; nil for the one that it says.
    /// - Returns: what the format makes of it.
    package static func reading(
        of tree: Node, file: String, as id: String? = nil, in asked: String? = nil
    ) -> ResumeReading {
        let asked = asked.map { LanguageTag.normalized($0) ?? $0 }
        let context = MappingContext(file: file)
        let editions = LanguageEditions(tree, asked: asked)
        let part = editions?.chosen ?? tree
        let texts = LanguageTexts(
            part, asked: asked,
            said: editions?.language ?? LanguageEditions.wanted(part.object ?? []), context
        ) { !holdsLanguages(part, as: id) }
        guard editions != nil || texts != nil else {
            let language = asked.map { ReadLanguage(tag: $0, isAsked: true) }
            let reading = reading(of: tree, file: file, as: id, in: language)
            // A format may have languages of its own.
            let tags = reading.languages.map(\.tag)
            guard let asked, !tags.isEmpty, LanguageTag.kin(of: asked, in: tags) == nil else {
                return reading
            }
            tellLack(of: asked, in: tags, tree, context)
            return reading.placed(in: tree, after: context.finish())
        }
        let tags = editions?.tags ?? texts?.coverage.map(\.tag) ?? []
        let chosen = texts?.language ?? editions?.language ?? ""
        if let asked {
            if LanguageTag.kin(of: asked, in: tags) == nil {
                tellLack(of: asked, in: tags, tree, context)
            }
        } else if (editions?.isSaid ?? texts?.isSaid) == false, tags.count > 1,
            let place = editions?.place ?? texts?.first
        {
            context.reportKey(
                .languageChosen, place,
                "the resume is in \(tags.joined(last: "and")); \(chosen) is taken, since nothing says "
                    + "which: \"language\" in \"meta\" does, or --language")
        }
        let language = ReadLanguage(
            tag: asked.map { $0.hasPrefix(chosen + "-") ? $0 : chosen } ?? chosen,
            isAsked: asked != nil)
        var reading = reading(of: texts?.tree ?? part, file: file, as: id, in: language)
            .placed(in: tree, after: context.finish())
        reading.languages =
            editions?.tags.map { tag in
                texts?.coverage.first { $0.tag == tag } ?? LanguageCoverage(tag)
            } ?? texts?.coverage ?? []
        reading.strangers = texts?.strangers ?? []
        if editions == nil, asked == nil { reading.inAllLanguages = tree }
        return reading
    }

    private static func tellLack(
        of asked: String, in tags: [String], _ tree: Node, _ context: MappingContext
    ) {
        context.report(
            .languageMissing, Field(tree, at: .root),
            "the resume is not in \(Quoted(asked)); it is in \(tags.joined(last: "and"))")
    }
}
