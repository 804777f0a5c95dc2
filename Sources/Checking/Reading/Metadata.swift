import PDFFile

/// What a file says of itself in XMP (ISO 16684-1), as far as standards ask for it.
struct Metadata {
    /// The packet; nil if there is none, or if it cannot be read.
    let text: String?
    /// Whether there is a stream for it.
    let exists: Bool
    /// Whether it is packed, so that programs that know no PDF cannot read it.
    let isPacked: Bool

    /// Reads that of a file.
    init(_ file: PDFDocument) {
        let stream = file.resolved(file.catalog["Metadata"]).stream
        exists = stream != nil
        let filter = file.resolved(stream?.dictionary["Filter"])
        isPacked = filter != .null && filter.array?.isEmpty != true
        let bytes = stream.flatMap { try? file.data(of: $0) }
        text = bytes.map { bytes in
            // The mark of UTF-16 begins no text of UTF-8.
            bytes.first == 0xFE || bytes.first == 0xFF
                ? PDFObject.string(bytes).text ?? "" : String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The value of a property, as an element or an attribute, without its markup; nil if it is not there.
    func value(of name: String) -> String? {
        guard let text else { return nil }
        if let start = text.firstRange(of: "<\(name)>") ?? text.firstRange(of: "<\(name) "),
            let end = text[start.upperBound...].firstRange(of: "</\(name)>")
        {
            return Self.plain(text[start.lowerBound..<end.lowerBound])
        }
        for quote in ["\"", "'"] as [Character] {
            guard let start = text.firstRange(of: "\(name)=\(quote)") else { continue }
            return Self.unescaped(String(text[start.upperBound...].prefix { $0 != quote }))
        }
        return nil
    }

    /// Whether the file claims a standard of PDF 2.0: PDF/A-4 (ISO 19005-4) or PDF/UA-2 (ISO 14289-2).
    var isOfPDF2: Bool { value(of: "pdfaid:part") == "4" || value(of: "pdfuaid:part") == "2" }

    /// Whether the file claims a standard that takes attached files: PDF/A-3, PDF/A-4f or PDF/A-4e.
    var takesAttachments: Bool {
        switch value(of: "pdfaid:part") {
        case "3": true
        case "4": ["E", "F"].contains(value(of: "pdfaid:conformance")?.uppercased())
        default: false
        }
    }

    /// The text between tags.
    private static func plain(_ markup: Substring) -> String {
        var result = ""
        var isTag = false
        for character in markup {
            switch character {
            case "<": isTag = true
            case ">": isTag = false
            default: if !isTag { result.append(character) }
            }
        }
        let trimmed = result.drop(while: \.isWhitespace)
        return unescaped(
            String(trimmed.reversed().drop(while: \.isWhitespace).reversed() as [Character]))
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
            .replacing("&amp;", with: "&")
    }

    /// Whether the file claims PDF/UA or PDF/A.
    var claimsStandard: Bool {
        value(of: "pdfuaid:part") != nil || value(of: "pdfaid:part") != nil
    }
}
