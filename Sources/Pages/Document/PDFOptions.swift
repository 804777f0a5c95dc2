/// What a PDF is beside its pages: the standards that it says it conforms to, and a file in it.
public struct PDFOptions: Sendable, Hashable {
    /// The standards.
    public var standards: PDFStandards
    /// A file that goes with the pages; nil for none.
    public var attachment: Attachment?

    /// Makes options; those of every PDF that nothing else is said of.
    public init(standards: PDFStandards = .access, attachment: Attachment? = nil) {
        self.standards = standards
        self.attachment = attachment
    }
}

/// The standards that a PDF says it conforms to.
public enum PDFStandards: String, Sendable, Hashable, CaseIterable {
    /// PDF/UA-1 (ISO 14289-1) and PDF/A-2u (ISO 19005-2).
    ///
    /// With a file in it the latter is PDF/A-3u (ISO 19005-3), which allows that and is else the same.
    case access = "ua1+a2u"
    /// PDF/UA-2 (ISO 14289-2) and PDF/A-4f (ISO 19005-4), which are PDF 2.0.
    ///
    /// Without a file in it the latter is PDF/A-4.
    case archive = "ua2+a4f"
    /// None; the file is made in the same way, and promises nothing.
    case none

    /// What sentences call them.
    public func title(hasAttachment: Bool) -> String {
        switch self {
        case .access: "PDF/UA-1 + PDF/A-" + (hasAttachment ? "3u" : "2u")
        case .archive: "PDF/UA-2 + PDF/A-" + (hasAttachment ? "4f" : "4")
        case .none: "no standard"
        }
    }
}

/// A file in a PDF: the source that its pages are made from.
public struct Attachment: Sendable, Hashable {
    /// The file's name, without folders.
    public var name: String
    /// Its media type (RFC 6838).
    public var mediaType: String
    /// The whole file.
    public var bytes: [UInt8]

    /// Makes an attachment.
    public init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
