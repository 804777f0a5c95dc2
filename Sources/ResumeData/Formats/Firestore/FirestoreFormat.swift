import Characters
import Languages
import ResumeModel
import SourceTree

/// The documents of an app that keeps a resume in Firestore, read as JSON Resume.
enum FirestoreFormat {
    /// Reads a tree of documents; findings name the document and the field.
    static func reading(
        of tree: Node, file: String, in language: ReadLanguage?
    ) -> ResumeReading {
        let search = MappingContext(file: file)
        let documents = FirestoreDocument.all(in: tree, search)
        noteForbidden(in: tree, search)
        let resume = FirestoreResume(documents, language: language)
        // What it says about its layout does not go by the order of its sections.
        let draft = resume.root(at: tree.span, UnderstoodWords(), MappingContext(file: file))
        let places = FirestorePlaces(documents, file: file)
        let start = draft.map { JSONResumeFormat.reading(of: $0, file: file) }
        var reading = ResumeReading(
            tree: draft, isTranslated: true, layout: start?.layout,
            presentation: start?.presentation
        ) { words in
            let context = MappingContext(file: file, words: words)
            var found = search.diagnostics
            var mapped: Resume?
            if let root = resume.root(at: tree.span, words, context) {
                let (resume, diagnostics) = JSONResumeFormat.reading(of: root, file: file)
                    .resume(words)
                mapped = resume
                found.add(context.finish())
                found.add(diagnostics)
            } else {
                context.report(
                    .notAResume, Field(tree, at: .root),
                    "none of these documents is of a resume; its collections are called "
                        + "\(FirestoreCollections.told)")
                found.add(context.finish())
            }
            return (mapped, Diagnostics(found.all.map(places.placed)))
        }
        reading.languages = resume.languages(MappingContext(file: file))
        return reading
    }

    /// Tells which parts of a resume may be there without being read.
    private static func noteForbidden(in tree: Node, _ context: MappingContext) {
        let parts = (tree[FirestoreDocument.keys.forbidden]?.array ?? []).compactMap(\.string)
        guard !parts.isEmpty, let project = tree[FirestoreDocument.keys.project]?.string else {
            return
        }
        context.report(
            .collectionForbidden, Field(tree, at: .root),
            "the rules of \(Quoted(project)) do not let you read \(parts.joined(separator: ", ")); "
                + "if there are any, sign in with \"resume-pdf login "
                + "\(FirestoreDocument.scheme)//\(project.printable)\"")
    }
}
