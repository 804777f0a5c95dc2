import PDFFile
import SourceTree

/// Rules of the document as a whole.
struct CatalogRules {
    private let file: PDFDocument
    private let catalog: PDFDictionary
    private let pdf: ReadPDF

    init(_ pdf: ReadPDF) {
        self.pdf = pdf
        file = pdf.file
        catalog = pdf.file.catalog
    }

    func judge(_ findings: inout RuleFindings) {
        judgeReading(&findings)
        judgeActions(&findings)
        judgeColors(&findings)
        // 2u 6.1.11; attached files are for PDF/A-3 and PDF/A-4f.
        let names = file.resolved(catalog["Names"]).dictionary ?? [:]
        let isAttached = names["EmbeddedFiles"] != nil || catalog["AF"] != nil
        if isAttached, !pdf.metadata.takesAttachments {
            findings.add(.pdfAttachment, "a file is attached, which archives do not take")
        }
        // 2u 6.9.
        if catalog["OCProperties"] != nil {
            findings.add(.pdfLayers, "parts of the pages can be switched on and off")
        }
        let form = file.resolved(catalog["AcroForm"]).dictionary
        if form?["XFA"] != nil || file.resolved(catalog["NeedsRendering"]) == .bool(true) {
            findings.add(.pdfForm, "the pages are made by a form, which few programs show")
        }
        // ISO 32000-1, table 152.
        let bookmarks = file.resolved(catalog["Outlines"]).dictionary
        if let count = file.resolved(bookmarks?["Count"]).integer, count < 0 {
            findings.add(.pdfBookmarks, "the number of bookmarks is less than none")
        }
    }

    /// What assistive technology asks of a document.
    private func judgeReading(_ findings: inout RuleFindings) {
        // UA 7.2.
        let language = file.resolved(catalog["Lang"]).text ?? ""
        if language.isEmpty {
            findings.add(
                .pdfLanguage,
                "the language of the text is not said, so that a screen reader may read it in another"
            )
        } else if !Self.isTag(language) {
            findings.add(.pdfLanguageTag, "the language of the text is no tag such as en or pt-BR")
        }
        // UA 7.1.
        let preferences = file.resolved(catalog["ViewerPreferences"]).dictionary
        if file.resolved(preferences?["DisplayDocTitle"]) != .bool(true) {
            findings.add(.pdfTitleShown, "viewers show the name of the file instead of the title")
        }
        let marks = file.resolved(catalog["MarkInfo"]).dictionary
        if file.resolved(marks?["Marked"]) != .bool(true) {
            findings.add(.pdfTagged, "the file does not say that its text is tagged")
        }
        if file.resolved(marks?["Suspects"]) == .bool(true) {
            findings.add(.pdfSuspects, "the file doubts its own tags")
        }
    }

    /// A tag of BCP 47 by its shape.
    private static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.count),
            first.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    private func judgeActions(_ findings: inout RuleFindings) {
        // 2u 6.5.2.
        let names = file.resolved(catalog["Names"]).dictionary ?? [:]
        let opens = file.resolved(catalog["OpenAction"]).dictionary
        let pages = pdf.pageNumbers.compactMap { file[$0].dictionary }
        if names["JavaScript"] != nil || catalog["AA"] != nil || opens?["S"] != nil
            || pages.contains(where: { $0["AA"] != nil })
        {
            findings.add(.pdfActions, "the file does something by itself when it is opened")
        }
    }

    private func judgeColors(_ findings: inout RuleFindings) {
        // 2u 6.2.3 and 6.2.4.
        let intents = file.resolved(catalog["OutputIntents"]).array ?? []
        let profiles = intents.compactMap { intent -> PDFStream? in
            let dictionary = file.resolved(intent).dictionary ?? [:]
            guard file.resolved(dictionary["S"]).name == "GTS_PDFA1" else { return nil }
            return file.resolved(dictionary["DestOutputProfile"]).stream
        }
        let traits = pdf.pages.map(\.traits)
        guard let profile = profiles.first else {
            if traits.contains(where: { $0.usesDeviceColor || $0.usesInks }) {
                findings.add(
                    .pdfColors, "nothing says what the colours mean, so that they differ by screen")
            }
            return
        }
        let parts = file.resolved(profile.dictionary["N"]).integer
        let data = (try? file.data(of: profile)) ?? []
        if ![1, 3, 4].contains(parts) || data.count < 128
            || !data[36..<40].elementsEqual("acsp".utf8)
        {
            findings.add(.pdfProfile, "the profile that says what colours mean is none")
        } else if parts == 3 && traits.contains(where: \.usesInks)
            || parts == 4 && traits.contains(where: \.usesDeviceColor)
        {
            findings.add(
                .pdfColorKind, "colours are used that the profile does not say anything of")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfActions = Self("pdf-actions", .check)
    static let pdfAttachment = Self("pdf-attachment", .check)
    static let pdfBookmarks = Self("pdf-bookmarks", .check)
    static let pdfColorKind = Self("pdf-color-kind", .check)
    static let pdfColors = Self("pdf-colors", .check)
    static let pdfForm = Self("pdf-form", .check)
    static let pdfLanguage = Self("pdf-language", .check)
    static let pdfLanguageTag = Self("pdf-language-tag", .check)
    static let pdfLayers = Self("pdf-layers", .check)
    static let pdfProfile = Self("pdf-profile", .check)
    static let pdfSuspects = Self("pdf-suspects", .check)
    static let pdfTagged = Self("pdf-tagged", .check)
    static let pdfTitleShown = Self("pdf-title-shown", .check)
}
