import PDFFile

/// The structure of a PDF, read once.
struct StructureTree: Sendable {
    /// The elements at the top; empty where there is no structure.
    private(set) var roots: [StructureNode] = []
    /// Whether the file has a tree at all.
    private(set) var exists = false
    /// Whether elements stand in a circle, or deeper than any document has them.
    private(set) var isEndless = false
    /// What the table of parents says: for each number of a page or a link, an element or elements.
    private(set) var parents: [Int: [Int?]] = [:]

    private static let deepest = 64

    /// Reads the structure of a file.
    init(_ file: PDFDocument) {
        let root = file.resolved(file.catalog["StructTreeRoot"])
        guard let tree = root.dictionary else { return }
        exists = true
        let number = file.catalog["StructTreeRoot"]?.reference
        let roles = file.resolved(tree["RoleMap"]).dictionary ?? [:]
        var seen: Set<Int> = []
        roots = nodes(tree["K"], page: nil, parent: number, roles, file, depth: 0, &seen)
            .compactMap { if case .element(let node) = $0 { node } else { nil } }
        readParents(tree["ParentTree"], file, depth: 0)
    }

    /// Calls a function for each element, with the one above it.
    func visit(_ body: (StructureNode, StructureNode?) -> Void) {
        for root in roots { root.visit(body) }
    }

    /// Marked content that belongs to an element.
    struct Content {
        /// The number of the page's object; nil if the file does not say.
        var page: Int?
        /// The number of the mark.
        var mark: Int
        /// The element.
        var node: StructureNode
        /// Which paragraph, heading or list item it is part of, counted from 0.
        var block: Int
        /// The level of the heading that it is part of; nil outside of headings.
        var headingLevel: Int?
    }

    /// All marked content in reading order, with the element that it belongs to.
    var contents: [Content] {
        var all: [Content] = []
        var blocks = 0
        func walk(_ node: StructureNode, _ block: Int?, _ level: Int?) {
            var (block, level) = (block, level)
            if node.role.map(Self.blockKinds.contains) ?? false {
                block = blocks
                blocks += 1
                level = node.headingLevel
            }
            for kid in node.kids {
                switch kid {
                case .element(let node): walk(node, block, level)
                case .content(let page, let mark):
                    if block == nil { blocks += 1 }
                    all.append(
                        Content(
                            page: page, mark: mark, node: node, block: block ?? blocks - 1,
                            headingLevel: level))
                case .object: break
                }
            }
        }
        for root in roots { walk(root, nil, nil) }
        return all
    }

    /// The kinds of elements that stand on lines of their own.
    private static let blockKinds: Set<String> = [
        "P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "LBody", "Lbl", "TD", "TH", "Caption",
        "BlockQuote", "Note", "TOCI",
    ]

    private mutating func nodes(
        _ object: PDFObject?, page: Int?, parent: Int?, _ roles: PDFDictionary,
        _ file: PDFDocument, depth: Int, _ seen: inout Set<Int>
    ) -> [StructureNode.Kid] {
        guard let object else { return [] }
        guard depth < Self.deepest else {
            isEndless = true
            return []
        }
        let kids = file.resolved(object).array ?? [object]
        var result: [StructureNode.Kid] = []
        for kid in kids {
            if let mark = file.resolved(kid).integer {
                result.append(.content(page: page, mark: mark))
                continue
            }
            guard let dictionary = file.resolved(kid).dictionary else { continue }
            if let mark = file.resolved(dictionary["MCID"]).integer, dictionary["S"] == nil {
                result.append(.content(page: dictionary["Pg"]?.reference ?? page, mark: mark))
            } else if let target = dictionary["Obj"]?.reference, dictionary["S"] == nil {
                result.append(.object(target))
            } else if let kind = file.resolved(dictionary["S"]).name?.text {
                if let number = kid.reference, !seen.insert(number).inserted {
                    isEndless = true
                    continue
                }
                var node = StructureNode(
                    kind: kind, role: StandardStructure.role(of: kind, roles, file),
                    alternative: file.resolved(dictionary["Alt"]).text,
                    actual: file.resolved(dictionary["ActualText"]).text,
                    number: kid.reference,
                    hasRightParent: dictionary["P"]?.reference == parent)
                node.kids = nodes(
                    dictionary["K"], page: dictionary["Pg"]?.reference ?? page,
                    parent: kid.reference, roles, file, depth: depth + 1, &seen)
                result.append(.element(node))
            }
        }
        return result
    }

    /// Reads a number tree (ISO 32000-1, 7.9.7).
    private mutating func readParents(_ object: PDFObject?, _ file: PDFDocument, depth: Int) {
        guard depth < Self.deepest, let node = file.resolved(object).dictionary else { return }
        let pairs = file.resolved(node["Nums"]).array ?? []
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            guard let key = file.resolved(pairs[index]).integer else { continue }
            let value = pairs[index + 1]
            parents[key] = file.resolved(value).array?.map(\.reference) ?? [value.reference]
        }
        for kid in file.resolved(node["Kids"]).array ?? [] {
            readParents(kid, file, depth: depth + 1)
        }
    }
}

/// The kinds of elements that the standard knows (ISO 32000-1, 14.8.4).
enum StandardStructure {
    static let kinds: Set<String> = Set(
        ("Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 "
            + "H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference "
            + "BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form")
            .split(separator: " ").map(String.init))

    /// The kind of the standard that a kind of the file is; nil if it leads to none.
    static func role(of kind: String, _ roles: PDFDictionary, _ file: PDFDocument) -> String? {
        var kind = kind
        for _ in 0..<16 {
            if kinds.contains(kind) { return kind }
            guard let next = file.resolved(roles[PDFName(bytes: kind.utf8)]).name?.text else {
                return nil
            }
            kind = next
        }
        return nil
    }
}
