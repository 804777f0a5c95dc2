package import Languages
import SourceTree

extension LanguageCatalog {
    /// The languages of the package's folder.
    package static let ofPackage = LanguageCatalog(
        sections: sections,
        tags: { PackageFolder.names(in: folder).map { String($0.dropLast(5)) } },
        files: { tag in file("\(tag).yaml").map { [$0] } ?? [] })

    private static let folder = "Sources/Assets/Languages"

    /// The sections that English has titles for.
    private static let sections: [String] = {
        let bytes = FileBytes.read(PackageFolder.path("\(folder)/en.yaml")) ?? []
        let titles = YAMLReader.read(bytes, file: "en.yaml").node?["titles"]?.object ?? []
        return titles.map(\.key)
    }()

    private static func file(_ name: String) -> File? {
        FileBytes.read(PackageFolder.path("\(folder)/\(name)")).map { bytes in
            File(name: name, isBuiltIn: true) { bytes }
        }
    }
}

extension LanguageWords {
    /// English.
    package static let english = LanguageWords(builtIn: "en")

    /// The words of a language that is built in; none if it is not.
    package init(builtIn tag: String) {
        self = LanguageCatalog.ofPackage.words(for: tag).words ?? LanguageWords()
    }
}
