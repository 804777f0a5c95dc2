import PDFFile
import SourceTree

/// Rules of the file as such.
struct FileRules {
    private let pdf: ReadPDF

    init(_ pdf: ReadPDF) { self.pdf = pdf }

    func judge(_ findings: inout RuleFindings) {
        let bytes = pdf.bytes
        // 2u 6.1.2.
        let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let version = Array(line.dropFirst(7))
        let isFirst =
            line.starts(with: "%PDF-1.".utf8) && version.count == 1
            && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(version[0])
        // PDF/A-4 (ISO 19005-4, 6.1.2) and PDF/UA-2 are of PDF 2.0.
        let isKnown = isFirst || pdf.metadata.isOfPDF2 && line.elementsEqual("%PDF-2.0".utf8)
        if !isKnown {
            findings.add(
                .pdfVersion, "the first line does not say which version of PDF it is, 1.0 to 1.7")
        }
        let second = bytes.dropFirst(line.count).drop { $0 == 0x0A || $0 == 0x0D }.prefix(5)
        if second.first != UInt8(ascii: "%") || second.count < 5
            || !second.dropFirst().allSatisfy({ $0 > 127 })
        {
            findings.add(
                .pdfBinary, "the second line does not mark the file as one that is no plain text")
        }
        // 2u 6.1.3.
        let parts = pdf.file.resolved(pdf.file.trailer["ID"]).array?.compactMap {
            pdf.file.resolved($0).string
        }
        if parts?.count != 2 || parts?.contains([]) == true {
            findings.add(.pdfIdentifier, "the file has no identifier that tells it from others")
        }
        let tail = bytes.suffix(1_024)
        let mark = Array("%%EOF".utf8)
        if let end = tail.indices.last(where: { tail[$0...].starts(with: mark) }),
            tail[(end + mark.count)...].contains(where: { $0 != 0x0A && $0 != 0x0D })
        {
            findings.add(.pdfTrailing, "something stands behind the end of the file")
        }
    }
}

extension Diagnostic.Kind {
    static let pdfBinary = Self("pdf-binary", .check)
    static let pdfIdentifier = Self("pdf-identifier", .check)
    static let pdfTrailing = Self("pdf-trailing", .check)
    static let pdfVersion = Self("pdf-version", .check)
}
