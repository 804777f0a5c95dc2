package import Characters

/// What a file is, told by its first bytes and never by its name.
package enum PhotoKind: Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics, ISO/IEC 15948.
    case png
    /// JPEG, ITU-T T.81.
    case jpeg
    /// Graphics Interchange Format.
    case gif
    /// WebP.
    case webp
    /// High Efficiency Image File Format with HEVC, as phones write it.
    case heic
    /// The same container with AV1.
    case avif
    /// JPEG 2000.
    case jpeg2000
    /// JPEG XL.
    case jpegXL
    /// Windows bitmap.
    case bmp
    /// Windows icon.
    case ico
    /// Tag Image File Format.
    case tiff
    /// Photoshop document.
    case psd
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
    /// PostScript.
    case postScript
    /// A web page, often an error page in a picture's place.
    case html
    /// Other XML.
    case xml
    /// A compressed archive.
    case zip
    /// Text of another kind.
    case text
    /// Anything else.
    case unknown

    /// Tells what a file is.
    package init(_ bytes: [UInt8]) {
        let start = bytes.prefix(512)
        let signature = Self.signatures.first { start.starts(with: $0.bytes) }
        self = signature?.kind ?? Self.container(start) ?? Self.text(start) ?? .unknown
    }

    /// The kind in a sentence, with its article.
    package var phrase: Message {
        switch self {
        case .png: "a PNG"
        case .jpeg: "a JPEG"
        case .gif: "a GIF"
        case .webp: "a WebP picture"
        case .heic: "a HEIC picture"
        case .avif: "an AVIF picture"
        case .jpeg2000: "a JPEG 2000 picture"
        case .jpegXL: "a JPEG XL picture"
        case .bmp: "a BMP picture"
        case .ico: "a Windows icon"
        case .tiff: "a TIFF picture"
        case .psd: "a Photoshop document"
        case .svg: "an SVG drawing"
        case .pdf: "a PDF"
        case .postScript: "a PostScript file"
        case .html: "an HTML page"
        case .xml: "an XML file"
        case .zip: "a ZIP archive"
        case .text: "a text file"
        case .unknown: "no picture of a known kind"
        }
    }
}

extension PhotoKind {
    private static let signatures: [(bytes: [UInt8], kind: PhotoKind)] = [
        // The first four bytes only: what follows is damaged if it was sent as text.
        ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8], .jpeg), (Array("GIF8".utf8), .gif),
        ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff),
        ([0x49, 0x49, 0x2B, 0], .tiff), ([0x4D, 0x4D, 0, 0x2B], .tiff), (Array("8BPS".utf8), .psd),
        (Array("%PDF-".utf8), .pdf), (Array("%!PS".utf8), .postScript), ([0x50, 0x4B, 3, 4], .zip),
        ([0, 0, 1, 0], .ico), ([0xFF, 0x0A], .jpegXL),
        ([0, 0, 0, 12] + Array("JXL ".utf8), .jpegXL),
        ([0, 0, 0, 12] + Array("jP  ".utf8), .jpeg2000), ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    ]

    /// Formats whose sign stands after a length.
    private static func container(_ start: ArraySlice<UInt8>) -> PhotoKind? {
        func word(at offset: Int) -> ArraySlice<UInt8> { start.dropFirst(offset).prefix(4) }
        if word(at: 0).elementsEqual("RIFF".utf8), word(at: 8).elementsEqual("WEBP".utf8) {
            return .webp
        }
        // Two reserved words of zero keep a text that starts with "BM" from passing for a bitmap.
        if start.starts(with: "BM".utf8), word(at: 6).count == 4,
            word(at: 6).allSatisfy({ $0 == 0 })
        {
            return .bmp
        }
        guard word(at: 4).elementsEqual("ftyp".utf8) else { return nil }
        let brand = String(decoding: word(at: 8), as: UTF8.self)
        switch brand {
        case "avif", "avis": return .avif
        case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return .heic
        default: return nil
        }
    }

    private static func text(_ start: ArraySlice<UInt8>) -> PhotoKind? {
        let isText = start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
        guard isText, !start.isEmpty else { return nil }
        let words = String(decoding: start, as: UTF8.self).lowercased()
        // Up to three scalars at the end may be the first part of one that was cut.
        guard !words.unicodeScalars.dropLast(3).contains("\u{FFFD}") else { return nil }
        let body = words.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if body.hasPrefix("<!doctype html") || body.hasPrefix("<html") { return .html }
        guard body.hasPrefix("<") else { return .text }
        if body.contains("<svg") { return .svg }
        if body.contains("<html") { return .html }
        return body.hasPrefix("<?xml") ? .xml : .text
    }
}
