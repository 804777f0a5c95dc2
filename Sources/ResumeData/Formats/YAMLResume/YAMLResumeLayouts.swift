import SourceTree

/// What a file of YAMLResume says about its pages: the first layout for PDF files counts, since the
/// others are for files of other kinds.
struct YAMLResumeLayouts {
    private let language: Field?
    private let layout: Field?
    private let others: [Field]
    /// The titles and the order of sections.
    private let sections: Field?
    private let order: [String]

    /// Reads what stands beside the content.
    init(_ tree: Field) {
        let all = tree["layouts"]?.elements ?? [tree["layouts"], tree["layout"]].compactMap(\.self)
        let layout = Self.best(of: all)
        self.layout = layout
        others = all.filter { $0.node.span != layout?.node.span }
        language =
            [tree["locale"], layout?["locale"]].lazy
            .compactMap { $0?.members == nil ? $0 : $0?["language"] }.first
        sections = ([layout] + others).lazy.compactMap { $0?["sections"] }.first
        order = (sections?["order"]?.elements ?? []).compactMap(\.node.string)
    }

    private static func best(of layouts: [Field]) -> Field? {
        for engine in ["latex", "docx"] {
            if let layout = layouts.first(where: { $0["engine"]?.node.string == engine }) {
                return layout
            }
        }
        return layouts.first { $0["engine"] == nil } ?? layouts.first
    }

    // MARK: Sections

    /// What the person calls a section; nil if they leave it to the language.
    func title(of section: String) -> Field? { sections?["aliases"]?[section] }

    /// Where a section stands among those that the order names; behind them if it is none.
    func place(of section: String) -> Int {
        // The summary leads where it is not named.
        order.firstIndex(of: section) ?? (section == "basics" ? -1 : order.count)
    }

    // MARK: Pages

    /// What our layouts can do too, as JSON Resume has it.
    func meta(_ left: inout LeftBehind) -> TranslatedMap {
        var meta = TranslatedMap()
        if language?.node.string != nil { meta.add("language", language) }
        if let layout {
            var design = YAMLResumeDesign()
            design.add(layout, &left)
            meta.add("layout", design.changes, at: layout.node.span)
        }
        for other in others {
            let engine = other["engine"]?.node.string
            left.add(
                engine.map { "the layout for \(Quoted($0))" } ?? "the layout for others", other)
        }
        return meta
    }
}
