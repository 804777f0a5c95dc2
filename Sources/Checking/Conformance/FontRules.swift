import PDFFile
import SourceTree

/// Rules of fonts.
struct FontRules {
    private let file: PDFDocument

    init(_ pdf: ReadPDF) { file = pdf.file }

    func judge(_ findings: inout RuleFindings) {
        for object in file.objects {
            guard let font = object.dictionary, file.resolved(font["Type"]).name == "Font" else {
                continue
            }
            let base = file.resolved(font["BaseFont"]).name?.text.withoutSubsetTag
            let name = base.map(Message.init(verbatim:)) ?? "a font"
            switch file.resolved(font["Subtype"]).name {
            case "CIDFontType0", "CIDFontType2": judgePart(font, name, &findings)
            case "Type0": judgeText(font, name, &findings)
            case "Type3": judgeText(font, name, &findings)
            default:
                judgeEmbedding(font, name, &findings)
                judgeText(font, name, &findings)
                judgeWidths(font, name, &findings)
            }
        }
    }

    /// The part of a composite font that has the glyphs.
    private func judgePart(
        _ font: PDFDictionary, _ name: Message, _ findings: inout RuleFindings
    ) {
        judgeEmbedding(font, name, &findings)
        // UA 7.21.3.2, 2u 6.2.11.3.2.
        let map = file.resolved(font["CIDToGIDMap"])
        if file.resolved(font["Subtype"]).name == "CIDFontType2", map.name != "Identity",
            map.stream == nil
        {
            findings.add(.pdfFontMap, "\(name) does not say which glyph is which")
        }
    }

    private func judgeEmbedding(
        _ font: PDFDictionary, _ name: Message, _ findings: inout RuleFindings
    ) {
        // UA 7.21.4.1, 2u 6.2.11.4.1.
        let descriptor = file.resolved(font["FontDescriptor"]).dictionary ?? [:]
        let keys: [PDFName] = ["FontFile", "FontFile2", "FontFile3"]
        if !keys.contains(where: { file.resolved(descriptor[$0]).stream != nil }) {
            findings.add(
                .pdfFontEmbedded,
                "\(name) is not in the file, so that other letters may stand in for it")
        }
    }

    private func judgeText(
        _ font: PDFDictionary, _ name: Message, _ findings: inout RuleFindings
    ) {
        // UA 7.21.7, 2u 6.2.11.7.2.
        guard let stream = file.resolved(font["ToUnicode"]).stream else {
            let encoding = file.resolved(font["Encoding"])
            let isKnown = ["WinAnsiEncoding", "MacRomanEncoding"].contains(encoding.name?.text)
            if !isKnown {
                findings.add(
                    .pdfFontText, "\(name) does not say which characters its glyphs stand for")
            }
            return
        }
        let texts = (try? file.data(of: stream)).map { CharacterMap($0).texts } ?? [:]
        let forbidden: Set<UInt32> = [0, 0xFEFF, 0xFFFE]
        let isWrong = texts.values.contains { text in
            text.isEmpty || text.unicodeScalars.contains { forbidden.contains($0.value) }
        }
        if texts.isEmpty || isWrong {
            findings.add(
                .pdfFontTextWrong, "\(name) has glyphs that stand for what is no character")
        }
    }

    private func judgeWidths(
        _ font: PDFDictionary, _ name: Message, _ findings: inout RuleFindings
    ) {
        // 2u 6.2.11.2.
        guard let first = file.resolved(font["FirstChar"]).integer,
            let last = file.resolved(font["LastChar"]).integer,
            let widths = file.resolved(font["Widths"]).array, widths.count == last - first + 1
        else {
            findings.add(.pdfFontWidths, "\(name) does not say how wide its glyphs are")
            return
        }
    }
}

extension Diagnostic.Kind {
    static let pdfFontEmbedded = Self("pdf-font-embedded", .check)
    static let pdfFontMap = Self("pdf-font-map", .check)
    static let pdfFontText = Self("pdf-font-text", .check)
    static let pdfFontTextWrong = Self("pdf-font-text-wrong", .check)
    static let pdfFontWidths = Self("pdf-font-widths", .check)
}
