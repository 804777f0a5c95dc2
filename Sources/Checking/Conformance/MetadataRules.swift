import PDFFile
import SourceTree

/// Rules of what a file says of itself.
struct MetadataRules {
    private let file: PDFDocument
    private let metadata: Metadata

    init(_ pdf: ReadPDF) {
        file = pdf.file
        metadata = pdf.metadata
    }

    func judge(_ findings: inout RuleFindings) {
        // 2u 6.6.2.1, UA 7.1.
        guard metadata.exists, let text = metadata.text, text.contains("rdf:RDF") else {
            findings.add(
                .pdfMetadata, "the file says nothing of itself in the form that archives read (XMP)"
            )
            return
        }
        if metadata.isPacked {
            findings.add(.pdfMetadataPacked, "what the file says of itself is packed")
        }
        // UA 7.1.
        if metadata.value(of: "dc:title")?.isEmpty ?? true {
            findings.add(.pdfTitle, "the document has no title")
        }
        // 2u 6.6.4.
        let part = metadata.value(of: "pdfaid:part").flatMap { Int($0) }
        let level = metadata.value(of: "pdfaid:conformance")?.uppercased() ?? ""
        if part == nil || part == 2 && !["A", "B", "U"].contains(level) {
            findings.add(
                .pdfClaimArchive, "the file does not say that it is made for archives (PDF/A)")
        }
        // UA 5.
        if metadata.value(of: "pdfuaid:part") == nil {
            findings.add(
                .pdfClaimAccess,
                "the file does not say that it is made for assistive technology "
                    + "(PDF/UA)")
        } else if part != nil, !metadata.isOfPDF2,
            !["=\"pdfuaid\"", "='pdfuaid'", ">pdfuaid<"].contains(where: {
                text.contains("pdfaSchema:prefix" + $0)
            })
        {
            // 2u 6.6.2.3; PDF/A-4 asks for no explanation.
            findings.add(
                .pdfClaimSchema,
                "the file claims PDF/UA in words that it does not explain to archives")
        }
        judgeAgreement(&findings)
    }

    /// What both forms say must be the same (2u 6.6.3).
    private func judgeAgreement(_ findings: inout RuleFindings) {
        let old = file.resolved(file.trailer["Info"]).dictionary ?? [:]
        let pairs: [(PDFName, String)] = [
            ("Title", "dc:title"), ("Author", "dc:creator"), ("Subject", "dc:description"),
            ("Keywords", "pdf:Keywords"), ("Producer", "pdf:Producer"),
            ("Creator", "xmp:CreatorTool"),
        ]
        for (key, name) in pairs {
            guard let said = file.resolved(old[key]).text, !said.isEmpty,
                let value = metadata.value(of: name), value != said
            else { continue }
            findings.add(
                .pdfMetadataAgree,
                "what the file says of itself differs in its two forms: \(key.text) is not the same"
            )
        }
    }
}

extension Diagnostic.Kind {
    static let pdfClaimAccess = Self("pdf-claim-access", .check)
    static let pdfClaimArchive = Self("pdf-claim-archive", .check)
    static let pdfClaimSchema = Self("pdf-claim-schema", .check)
    static let pdfMetadata = Self("pdf-metadata", .check)
    static let pdfMetadataAgree = Self("pdf-metadata-agree", .check)
    static let pdfMetadataPacked = Self("pdf-metadata-packed", .check)
    static let pdfTitle = Self("pdf-title", .check)
}
