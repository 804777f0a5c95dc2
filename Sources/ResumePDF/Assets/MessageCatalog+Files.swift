package import SourceTree

extension MessageCatalog {
    private static let folder = "Sources/Assets/Messages"

    /// The sentences of the program in a language; nil if they are in none but English.
    package static func builtIn(_ tag: String) -> MessageCatalog? {
        BuiltInFile.named("\(folder)/\(tag).yaml").map {
            MessageCatalog(Array($0.bytes), file: $0.path)
        }
    }
}
