/// What a document says about itself.
public struct DocumentInfo: Sendable, Hashable {
    /// The title that viewers show in the window's bar.
    public var title: String
    /// The person who wrote it.
    public var author: String
    /// What it is about, in a phrase.
    public var subject: String
    /// Words to find it by.
    public var keywords: [String]
    /// The language of its text, as a BCP 47 tag.
    public var language: String
    /// When it was made, as ISO 8601 in UTC (`2021-03-09T14:05:00Z`); nil if nothing dates it.
    public var created: String?

    /// Makes a description.
    public init(
        title: String, author: String = "", subject: String = "", keywords: [String] = [],
        language: String = "en", created: String? = nil
    ) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
        self.language = language
        self.created = created
    }
}
