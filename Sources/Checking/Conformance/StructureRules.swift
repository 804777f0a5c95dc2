import SourceTree

/// Rules of the structure, which screen readers go by.
struct StructureRules {
    private let tree: StructureTree

    init(_ pdf: ReadPDF) { tree = pdf.structure }

    /// What may stand in what (ISO 32000-1, 14.8.4.3): for a kind, those that it needs above it.
    private static let places: [String: Set<String>] = [
        "LI": ["L"], "LBody": ["LI"], "TR": ["Table", "THead", "TBody", "TFoot"], "TH": ["TR"],
        "TD": ["TR"], "THead": ["Table"], "TBody": ["Table"], "TFoot": ["Table"], "TOCI": ["TOC"],
    ]

    func judge(_ findings: inout RuleFindings) {
        guard tree.exists, !tree.roots.isEmpty else {
            findings.add(
                .pdfStructure,
                "there is no structure: a screen reader meets no headings, lists or links")
            return
        }
        if tree.isEndless {
            findings.add(.pdfStructureEndless, "elements of the structure stand in each other")
        }
        var found = findings
        var levels: [Int] = []
        var hasPlain = false
        tree.visit { node, parent in
            judge(node, parent, &found)
            if let level = node.headingLevel { levels.append(level) }
            if node.role == "H" { hasPlain = true }
        }
        judgeHeadings(levels, hasPlain, &found)
        findings = found
    }

    private func judge(
        _ node: StructureNode, _ parent: StructureNode?, _ findings: inout RuleFindings
    ) {
        // UA 7.1.
        guard let role = node.role else {
            findings.add(.pdfRole, "an element is of a kind that nobody knows: \(node.kind)")
            return
        }
        // ISO 32000-1, table 323.
        if !node.hasRightParent {
            findings.add(
                .pdfElementParent, "an element (\(role)) names another above it than it has")
        }
        if let places = Self.places[role], !places.contains(parent?.role ?? "") {
            findings.add(
                .pdfNesting, "an element (\(role)) stands in another than it belongs into")
        }
        if role == "L" {
            let isList = node.kids.allSatisfy { kid in
                guard case .element(let item) = kid else { return false }
                return ["LI", "L", "Caption"].contains(item.role ?? "")
            }
            if !isList {
                findings.add(.pdfList, "a list has something in it that is no item of it")
            }
        }
        // UA 7.3.
        if role == "Figure", (node.alternative ?? "").isEmpty, (node.actual ?? "").isEmpty {
            findings.add(.pdfFigure, "a picture has no words for those who do not see it")
        }
    }

    /// Levels begin with the first, and none is left out on the way down (UA 7.4.2).
    private func judgeHeadings(_ levels: [Int], _ hasPlain: Bool, _ findings: inout RuleFindings) {
        if let first = levels.first, first != 1 {
            findings.add(.pdfHeadingFirst, "the first heading is of level \(first), not 1")
        }
        for (above, below) in zip(levels, levels.dropFirst()) where below > above + 1 {
            findings.add(
                .pdfHeadingSkipped, "below a heading of level \(above) comes one of \(below)")
        }
        // UA 7.4.4.
        if hasPlain, !levels.isEmpty {
            findings.add(.pdfHeadingMixed, "some headings have a level and others have none")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfElementParent = Self("pdf-element-parent", .check)
    static let pdfFigure = Self("pdf-figure", .check)
    static let pdfHeadingFirst = Self("pdf-heading-first", .check)
    static let pdfHeadingMixed = Self("pdf-heading-mixed", .check)
    static let pdfHeadingSkipped = Self("pdf-heading-skipped", .check)
    static let pdfList = Self("pdf-list", .check)
    static let pdfNesting = Self("pdf-nesting", .check)
    static let pdfRole = Self("pdf-role", .check)
    static let pdfStructure = Self("pdf-structure", .check)
    static let pdfStructureEndless = Self("pdf-structure-endless", .check)
}
