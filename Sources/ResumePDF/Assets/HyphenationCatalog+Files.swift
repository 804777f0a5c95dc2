import ResumeLayout

extension HyphenationCatalog {
    private static let folder = "Sources/Assets/Hyphenation"

    /// The patterns that are built in.
    static var builtIn: HyphenationCatalog {
        HyphenationCatalog { tag in
            BuiltInFile.named("\(folder)/\(tag).pat").map { Array($0.bytes) }
        }
    }
}
