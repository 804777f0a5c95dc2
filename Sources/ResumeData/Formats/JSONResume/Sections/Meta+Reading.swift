import Languages
import ResumeModel
import SourceTree

extension Meta {
    /// Other keys of `meta` are slips of the pen, or settings of other tools.
    ///
    /// `layout` is read for `ResumeReading`.
    static let keys = KeyTable(
        [
            "canonical": [], "version": [], "lastModified": [], "language": ["lang", "locale"],
            "layout": [], "pages": ["pageLimit"],
        ], additions: ["language", "layout", "pages"])
}

extension MappingContext {
    /// What the file says about itself.
    func meta(_ field: Field) -> Meta {
        var meta = Meta()
        guard field.node.object != nil else {
            reportWrongType(field, expected: "a map with keys such as \"version\"")
            return meta
        }
        let fields = FieldReader(field, Meta.keys, self)
        meta.canonical = fields.plain("canonical")
        meta.version = fields.take("version").flatMap { setting($0) }
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
        // A map is another tool's, under its own name.
        reportSettings(fields.strangers().filter { $0.node.object == nil })
        return meta
    }

    /// Says once which settings mean nothing here.
    private func reportSettings(_ settings: [Field]) {
        guard let first = settings.first else { return }
        var list = FieldTally()
        for setting in settings { list.add(setting.key, setting) }
        let isLook = settings.contains { ["theme", "template"].contains($0.key.lowercased()) }
        reportKey(
            .settingIgnored, first,
            "\(list) in \"meta\": taken for \(settings.count == 1 ? "a setting" : "settings") of "
                + "another tool, and without effect here"
                + (isLook ? "; the look is chosen with \"layout\"" : ""))
    }

    /// A setting's characters, which may as well be written as a number.
    private func setting(_ field: Field) -> String? {
        if case .number(let digits) = field.node.value { return digits }
        return plain(field)
    }

    /// A number of pages from 1 to 1,000; nil, with a finding, for anything else.
    func pageLimit(_ field: Field) -> Int? {
        guard let text = setting(field) else { return nil }
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
