import Languages
import ResumeModel

extension CountryCatalog {
    private static let folder = "Sources/Assets/Countries"
    private static let ending = ".tsv"

    /// The tags of the languages that there are files of.
    private static let tags = BuiltInFile.all(in: folder).map {
        String($0.name.dropLast(ending.count))
    }

    /// The names that are built in.
    static let builtIn = CountryCatalog(tags: { tags }) { tag in
        LanguageTag.kin(of: tag, in: tags)
            .flatMap { BuiltInFile.named("\(folder)/\($0)\(ending)") }.map { Array($0.bytes) }
    }
}
