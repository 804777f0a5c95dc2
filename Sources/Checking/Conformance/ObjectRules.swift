import PDFFile
import SourceTree

/// Rules of pictures and of the ways in which data are kept.
struct ObjectRules {
    private let file: PDFDocument

    init(_ pdf: ReadPDF) { file = pdf.file }

    func judge(_ findings: inout RuleFindings) {
        for object in file.objects {
            guard let stream = object.stream else { continue }
            let dictionary = stream.dictionary
            judgeData(dictionary, &findings)
            switch file.resolved(dictionary["Subtype"]).name {
            case "Image":
                // 2u 6.2.8.
                if file.resolved(dictionary["Interpolate"]) == .bool(true) {
                    findings.add(.pdfPictureSmooth, "a picture leaves it to programs how it looks")
                }
                if dictionary["Alternates"] != nil || dictionary["OPI"] != nil {
                    findings.add(
                        .pdfPictureOther, "a picture has another in its place for some uses")
                }
            case "PS": findings.add(.pdfProgram, "a part of a page is a program (PostScript)")
            default: break
            }
        }
    }

    private func judgeData(_ dictionary: PDFDictionary, _ findings: inout RuleFindings) {
        // 2u 6.1.7.
        let filter = file.resolved(dictionary["Filter"])
        let names = (filter.array ?? [filter]).compactMap { file.resolved($0).name?.text }
        if names.contains(where: { $0 == "LZWDecode" || $0 == "Crypt" }) {
            findings.add(.pdfPacking, "data are packed in a way that archives do not take")
        }
        if dictionary["F"] != nil || dictionary["FFilter"] != nil {
            findings.add(.pdfOutside, "data are in another file")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfOutside = Self("pdf-outside", .check)
    static let pdfPacking = Self("pdf-packing", .check)
    static let pdfPictureOther = Self("pdf-picture-other", .check)
    static let pdfPictureSmooth = Self("pdf-picture-smooth", .check)
    static let pdfProgram = Self("pdf-program", .check)
}
