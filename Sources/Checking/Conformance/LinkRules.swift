import Characters
import PDFFile
import SourceTree

/// Rules of links and of other things that lie on pages.
struct LinkRules {
    private let pdf: ReadPDF
    private let file: PDFDocument

    init(_ pdf: ReadPDF) {
        self.pdf = pdf
        file = pdf.file
    }

    /// What may lie on a page of an archived document (2u 6.3.1).
    private static let forbidden: Set<String> = [
        "3D", "Sound", "Screen", "Movie", "FileAttachment", "RichMedia",
    ]
    /// What following a link may do (2u 6.5.1).
    private static let actions: Set<String> = ["URI", "GoTo", "GoToR", "Named", "Thread"]

    func judge(_ findings: inout RuleFindings) {
        var tagged: Set<Int> = []
        pdf.structure.visit { node, _ in
            guard node.role == "Link" || node.role == "Annot" || node.role == "Form" else { return }
            for case .object(let number) in node.kids { tagged.insert(number) }
        }
        for page in pdf.pageNumbers {
            for object in file.resolved(file[page].dictionary?["Annots"]).array ?? [] {
                guard let note = file.resolved(object).dictionary else { continue }
                judge(note, object.reference.map(tagged.contains) ?? false, &findings)
            }
        }
    }

    private func judge(
        _ note: PDFDictionary, _ isTagged: Bool, _ findings: inout RuleFindings
    ) {
        let kind = file.resolved(note["Subtype"]).name?.text ?? ""
        if kind == "Popup" { return }
        let address = address(of: note)
        let name: Message =
            address.isEmpty ? "a link" : "the link to \(VisibleText.cut(address, to: 60))"
        if Self.forbidden.contains(kind) {
            findings.add(
                .pdfNoteKind, "something lies on a page that archives do not take: \(kind)")
        }
        // 2u 6.3.2: printed, and neither hidden nor without a look.
        let flags = file.resolved(note["F"]).integer ?? 0
        if flags & 4 == 0 || flags & 0b100011 != 0 {
            findings.add(.pdfLinkPrinted, "\(name) is hidden, or does not print")
        }
        // UA 7.18.5 and 7.18.1.
        if kind == "Link" {
            if (file.resolved(note["Contents"]).string ?? []).isEmpty {
                findings.add(.pdfLinkNamed, "\(name) has no words that say where it leads")
            }
        }
        if !isTagged {
            findings.add(.pdfLinkTagged, "\(name) is not part of the structure of the document")
        } else if !hasParent(note) {
            findings.add(
                .pdfLinkParent, "from \(name) no way leads to the element that it is part of")
        }
        judgeAction(file.resolved(note["A"]).dictionary, address, &findings)
        if note["AA"] != nil {
            findings.add(.pdfLinkAction, "\(name) does more than it says")
        }
    }

    private func address(of note: PDFDictionary) -> String {
        let action = file.resolved(note["A"]).dictionary
        return file.resolved(action?["URI"]).text ?? ""
    }

    private func hasParent(_ note: PDFDictionary) -> Bool {
        guard let key = file.resolved(note["StructParent"]).integer else { return false }
        return pdf.structure.parents[key]?.first.flatMap(\.self) != nil
    }

    private func judgeAction(
        _ action: PDFDictionary?, _ address: String, _ findings: inout RuleFindings
    ) {
        guard let action else { return }
        let kind = file.resolved(action["S"]).name?.text ?? ""
        let scheme = address.prefix { $0 != ":" }.lowercased()
        if !Self.actions.contains(kind) {
            findings.add(.pdfLinkAction, "a link does more than lead somewhere: \(kind)")
        } else if ["javascript", "data", "file", "vbscript"].contains(scheme) {
            findings.add(
                .pdfLinkScheme, "a link leads to a program or a file, not to a page: \(scheme)")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfLinkAction = Self("pdf-link-action", .check)
    static let pdfLinkNamed = Self("pdf-link-named", .check)
    static let pdfLinkParent = Self("pdf-link-parent", .check)
    static let pdfLinkPrinted = Self("pdf-link-printed", .check)
    static let pdfLinkScheme = Self("pdf-link-scheme", .check)
    static let pdfLinkTagged = Self("pdf-link-tagged", .check)
    static let pdfNoteKind = Self("pdf-note-kind", .check)
}
