extension StringProtocol {
    /// The language that a BCP 47 tag names, in small letters, without script, region and the like.
    package var primarySubtag: String {
        String(lowercased().prefix { $0 != "-" && $0 != "_" })
    }
}
