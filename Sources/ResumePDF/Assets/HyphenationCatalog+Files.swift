import ResumeLayout

extension HyphenationCatalog {
    private static let folder = "Sources/Assets/Hyphenation"

    /// The patterns that are built in.
    static var builtIn: HyphenationCatalog {
        HyphenationCatalog { tag in
            let path = "\(folder)/\(tag).pat"
            return BuiltInFile.all(in: folder).first { $0.path == path }.map { Array($0.bytes) }
        }
    }
}
