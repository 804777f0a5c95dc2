/// A certificate.
public struct Certificate: Sendable, Hashable {
    /// What is certified.
    public var name = RichText([])
    /// Who issued it.
    public var issuer = RichText([])
    /// When.
    public var date: DateValue?
    /// A page that proves it.
    public var url: WebAddress?
    /// What it covers.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Certificate: SectionEntry {
    package static let section = ResumeSection<Self>(
        "certificates", \.certificates, also: ["certifications", "certification", "certificate"])
    package static let prefixes = ["certificate", "certification", "cert"]
    package static let shape = EntryShape.line
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "What is certified.", .text(\.name), .head,
            also: ["title", "certificate", "certification"]),
        EntryField(
            "issuer", "Who issued it.", .text(\.issuer), .organisation,
            also: ["organization", "organisation", "authority", "institution", "provider"],
            form: "issuer"),
        EntryField(
            "date", "When it was issued.", .date(\.date),
            also: ["issueDate", "issued", "startDate"]),
        EntryField("url", "A page that proves it.", .page(\.url)),
        EntryField("summary", "What it covers.", .prose(\.summary), also: Spellings.texts),
    ]
}
