package import System

/// A file on its way to others.
package struct SharedFile: Sendable, Hashable {
    /// The file.
    package let bytes: [UInt8]
    /// The name that others see.
    package let name: SafeFileName
    /// What kind of file it is.
    let type: FileType
    /// The digest that tells this version from others, as 64 hexadecimal digits.
    package let sha256: String
    /// What is known about it.
    package let facts: DocumentFacts

    /// Takes a file, and makes its name safe.
    package init(
        bytes: [UInt8], name: String, type: FileType, facts: DocumentFacts = DocumentFacts()
    ) {
        self.bytes = bytes
        self.name = SafeFileName(name, ending: type.ending)
        self.type = type
        self.facts = facts
        sha256 = SHA256.hex(of: bytes)
    }
}

/// What kind of file is shared.
package struct FileType: Sendable, Hashable {
    /// What its name ends with, such as `.pdf`.
    let ending: String
    /// Its media type (RFC 6838), such as `application/pdf`.
    let mediaType: String

    /// Describes files of a kind.
    package init(ending: String, mediaType: String) {
        self.ending = ending
        self.mediaType = mediaType
    }
}

/// What is known about a document that is shared; empty where it is not known.
package struct DocumentFacts: Sendable, Hashable {
    /// The person's name.
    package var name = ""
    /// The headline under the name.
    package var label = ""
    /// The person's mail address, as the resume has it; nil if it has none.
    package var email: String?
    /// The resume's language, as a BCP 47 tag.
    package var language = ""
    /// The layout's name.
    package var layout = ""
    /// How many pages there are; 0 for a PDF that was not made here.
    package var pages = 0
    /// The paper as CUPS names it, such as `A4` or `Custom.400x500`, in points.
    package var paper: String?

    /// Where the resume came from on the network; nil for one that was here.
    package var origin: NetworkOrigin?

    /// Makes facts of which none is known.
    package init() {}

    /// The values of file names, on a day.
    package func values(date: String) -> [FileNameTemplate.Field: String] {
        [.name: name, .label: label, .date: date, .layout: layout, .language: language]
    }
}
