import ResumeModel
import SourceTree

extension Meta {
    /// Other keys of `meta` are settings of other tools, and their own business.
    ///
    /// `layout` is ours, and read by `JSONResumeFormat.layout(in:)`.
    static let keys = KeyTable([
        "canonical": [], "version": [], "lastModified": [], "language": ["lang", "locale"],
        "layout": [], "pages": ["pageLimit"],
    ])
}

extension MappingContext {
    /// What the file says about itself.
    func meta(_ field: Field) -> Meta {
        var meta = Meta()
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"version\"")
            return meta
        }
        let fields = FieldReader(field, Meta.keys, self, notesSpellings: false)
        meta.canonical = fields.plain("canonical")
        meta.version = fields.plain("version")
        if let field = fields.take("lastModified"), let text = plain(field) {
            meta.lastModified = Timestamp(iso8601: text)
            if meta.lastModified == nil {
                report(
                    .timestamp, field,
                    "\(Quoted(text)) is no moment of ISO 8601, such as 2021-03-04T15:53:00Z; "
                        + "it is left out")
            }
        }
        meta.language = fields.take("language").flatMap { languageTag($0) }
        meta.pages = fields.take("pages").flatMap { pageLimit($0) }
        return meta
    }

    /// A number of pages from 1 to 1,000; nil, with a finding, for anything else.
    func pageLimit(_ field: Field) -> Int? {
        guard let text = plain(field) else { return nil }
        if let number = Int(text), (1...1_000).contains(number) { return number }
        report(
            .pageLimit, field,
            "\(Quoted(text)) is no number of pages from 1 to 1000; it is left out")
        return nil
    }

    /// A language tag with the shape of BCP 47; nil, with a finding, for anything else.
    func languageTag(_ field: Field) -> String? {
        guard let text = plain(field) else { return nil }
        if let tag = LanguageTag.normalized(text) { return tag }
        report(
            .languageTag, field,
            "\(Quoted(text)) is no language tag of BCP 47, such as en or es-MX; it is left out")
        return nil
    }
}
