import Languages
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree
import System

extension LanguageCatalog {
    /// The languages that are built in.
    static let builtIn = LanguageCatalog(folders: [])

    /// English, which stands in for what there is no language for.
    static let english = builtIn.words(for: "en").words ?? LanguageWords()

    private static let folder = "Sources/Assets/Languages"
    private static let ending = ".yaml"

    /// The languages whose files are in some folders, first wins, and those that are built in.
    ///
    /// A file is named after its tag: `pt-BR.yaml`.
    init(folders: [String]) {
        let tags = { @Sendable in
            let names =
                folders.flatMap { FolderListing.names(in: $0) }
                + BuiltInFile.all(in: Self.folder).map(\.name)
            return Set(names.filter { $0.hasSuffix(Self.ending) }).sorted()
                .map { String($0.dropLast(Self.ending.count)) }
        }
        self.init(sections: SectionsLayout.knownKeys, tags: tags, countries: .builtIn) { tag in
            let name = tag + Self.ending
            let own = folders.map { PathName.join($0, name) }.filter(FileStatus.exists)
                .map { path in
                    File(name: path, isBuiltIn: false) { () throws(Diagnostics) in
                        do throws(SourceError) {
                            return try SourceBytes(ofFileAt: path).bytes
                        } catch {
                            throw Diagnostics([error.diagnostic])
                        }
                    }
                }
            let builtIn = BuiltInFile.named("\(Self.folder)/\(name)").map { file in
                let bytes = Array(file.bytes)
                return File(name: file.path, isBuiltIn: true) { bytes }
            }
            return own + [builtIn].compactMap { $0 }
        }
    }
}

extension RenderResume.Run {
    /// Reads the words of the resume's language, and names fields in it; English ones stand in where
    /// there are none.
    mutating func readLanguage(_ resume: inout Resume, _ file: String) {
        let tag = request.language ?? resume.meta.language ?? guessedLanguage(of: resume, file)
        let found = parts.words(for: tag ?? "en", in: request.languageFolders)
        outcome.diagnostics.add(found.diagnostics)
        for file in found.ownFiles {
            outcome.texts[file.name] = file.bytes
            outcome.layoutFiles.insert(file.name)
            if let identity = FileIdentity(path: file.name) { outcome.filesRead.insert(identity) }
        }
        if found.words == nil, !found.diagnostics.hasErrors, reading?.words == nil {
            outcome.diagnostics.add(
                Diagnostic(
                    .languageUnknown, .note,
                    "there are no section titles and months in this language; English ones are "
                        + "used", file: file, path: "meta.language"))
        }
        outcome.words = found.words ?? LanguageCatalog.english
        outcome.words.settledTag = tag
        outcome.words.quotes = found.quotes
        if let (changes, path) = reading?.words {
            outcome.diagnostics.add(
                languages.change(&outcome.words, by: changes, path: path, file: file))
        }
        if let names = outcome.words.fieldNames { resume.nameFields(names) }
    }
}
