import PDFFile
import SourceTree

/// Rules of the pages' content.
struct PageRules {
    private let pdf: ReadPDF

    init(_ pdf: ReadPDF) { self.pdf = pdf }

    func judge(_ findings: inout RuleFindings) {
        let marked = Set(pdf.contents.map { MarkPlace(page: $0.page, mark: $0.mark) })
        for (index, (number, page)) in zip(pdf.pageNumbers, pdf.pages).enumerated() {
            let dictionary = pdf.file[number].dictionary ?? [:]
            let traits = page.traits
            let name: Message = "page \(index + 1)"
            // UA 7.18.3.
            let notes = pdf.file.resolved(dictionary["Annots"]).array ?? []
            if !notes.isEmpty, pdf.file.resolved(dictionary["Tabs"]).name != "S" {
                findings.add(
                    .pdfTabs,
                    "on \(name) the Tab key does not go from link to link as they are read")
            }
            if traits.isBroken {
                findings.add(.pdfContent, "the content of \(name) cannot be read to its end")
            }
            // UA 7.1.
            if traits.unmarked > 0 {
                findings.add(
                    .pdfUnmarked,
                    "\(name) shows things that are neither tagged nor marked as decoration")
            }
            if traits.mixesArtifacts {
                findings.add(.pdfMixed, "on \(name) text and decoration stand inside each other")
            }
            if traits.isUnbalanced {
                findings.add(
                    .pdfUnbalanced, "what is opened on \(name) is not closed as it should be")
            }
            // 2u 6.2.2.
            if let name = traits.unknownOperators.min() {
                findings.add(
                    .pdfOperator,
                    "page \(index + 1) uses an instruction that no standard has: \(name)")
            }
            // 2u 6.2.11.8.
            if traits.showsNoGlyph {
                findings.add(
                    .pdfNoGlyph, "\(name) shows the box that stands for a missing character")
            }
            judgeMarks(traits.marks, number, name, marked, &findings)
        }
    }

    private func judgeMarks(
        _ marks: [Int], _ page: Int, _ name: Message, _ marked: Set<MarkPlace>,
        _ findings: inout RuleFindings
    ) {
        if Set(marks).count < marks.count {
            findings.add(.pdfMarkTwice, "on \(name) two parts have the same number")
        }
        guard pdf.structure.exists else { return }
        if marks.contains(where: { !marked.contains(MarkPlace(page: page, mark: $0)) }) {
            findings.add(
                .pdfMarkLost,
                "\(name) has tagged text that the structure of the document does not have")
        }
        // ISO 32000-1, 14.7.4.4.
        let key = pdf.file.resolved(pdf.file[page].dictionary?["StructParents"]).integer
        let parents = key.flatMap { pdf.structure.parents[$0] } ?? []
        if marks.contains(where: { $0 < 0 || $0 >= parents.count || parents[$0] == nil }) {
            findings.add(
                .pdfParents, "from text of \(name) no way leads to the element that it is part of")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfContent = Self("pdf-content", .check)
    static let pdfMarkLost = Self("pdf-mark-lost", .check)
    static let pdfMarkTwice = Self("pdf-mark-twice", .check)
    static let pdfMixed = Self("pdf-mixed", .check)
    static let pdfNoGlyph = Self("pdf-no-glyph", .check)
    static let pdfOperator = Self("pdf-operator", .check)
    static let pdfParents = Self("pdf-parents", .check)
    static let pdfTabs = Self("pdf-tabs", .check)
    static let pdfUnbalanced = Self("pdf-unbalanced", .check)
    static let pdfUnmarked = Self("pdf-unmarked", .check)
}
