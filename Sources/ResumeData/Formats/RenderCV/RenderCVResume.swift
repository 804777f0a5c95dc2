import SourceTree

/// A RenderCV file as one tree in the form of JSON Resume.
struct RenderCVResume {
    private let cv: Field
    private let others: [Field]
    private let context: MappingContext

    /// Takes the person and the sections, and all members of the file.
    init(_ cv: Field, _ members: [Field], _ context: MappingContext) {
        self.cv = cv
        self.context = context
        others = members.filter { $0.key != RenderCVFormat.key }
    }

    /// The tree, each value with its place in the file.
    func root(at span: SourceSpan) -> Node {
        let settings = RenderCVSettings(part(.settings), name: cv.node["name"]?.string)
        let locale = RenderCVLocale(part(.locale))
        let design = RenderCVDesign(part(.design))
        let texts = RenderCVTexts(boldKeywords: settings.boldKeywords)
        let header = RenderCVHeader(cv, texts)
        var members = [Node.Member("basics", .object(header.basics), at: cv.node.span)]
        let sections = RenderCVSections(
            header.sections, RenderCVEntries(texts: texts, ownName: cv.node["name"]?.string),
            isEarly: isEarly)
        let list = sections.list
        if !list.isEmpty {
            members.append(Node.Member(TitledSection.key, .array(list), at: cv.node.span))
        }
        let layout = design.layout(contacts: header.contactOrder)
        let meta = settings.meta + locale.meta + [layout].compactMap(\.self)
        if !meta.isEmpty { members.append(Node.Member("meta", .object(meta), at: span)) }
        // What the file has at its top besides is the person's own.
        for other in others where RenderCVPart(key: other.key) == nil {
            members.append(other.member(other.key))
        }
        var left = LeftBehind()
        for field in design.rest + locale.rest + settings.rest {
            left.add("\(field.path)", field)
        }
        left.report(to: context)
        return Node(.object(members), at: span)
    }

    /// Whether the file is of a version before 2.4, by keys that no later one has.
    private var isEarly: Bool {
        let design = part(.design)?.node
        return others.contains { ["locale_catalog", "rendercv_settings"].contains($0.key) }
            || ["margins", "page_size", "font", "text", "entry_types"].contains {
                design?[$0] != nil
            }
    }

    private func part(_ part: RenderCVPart) -> Field? {
        others.first { RenderCVPart(key: $0.key) == part && $0.node.object != nil }
    }
}

extension Node.Member {
    /// A member that a translation makes, at the place of what it was made from.
    init(_ key: String, _ value: Node.Value, at span: SourceSpan) {
        self.init(key: key, keySpan: span, value: Node(value, at: span))
    }
}
