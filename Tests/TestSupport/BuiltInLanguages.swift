package import Languages
package import ResumeModel
import SourceTree

extension LanguageCatalog {
    /// The languages of the package's folder.
    package static let ofPackage = LanguageCatalog(
        sections: sections,
        tags: { PackageFolder.names(in: folder).map { String($0.dropLast(5)) } },
        countries: .ofPackage,
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

extension CountryCatalog {
    /// The countries' names in the package's folder.
    package static let ofPackage = CountryCatalog(tags: { tags }) { tag in
        LanguageTag.kin(of: tag, in: tags)
            .flatMap { FileBytes.read(PackageFolder.path("\(folder)/\($0).tsv")) }
    }

    private static let folder = "Sources/Assets/Countries"
    private static let tags = PackageFolder.names(in: folder)
        .filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }
}

extension LanguageWords {
    /// English.
    package static let english = LanguageWords(builtIn: "en")

    /// The words of a language that is built in; none if it is not.
    package init(builtIn tag: String) {
        self = LanguageCatalog.ofPackage.words(for: tag).words ?? LanguageWords()
    }
}
