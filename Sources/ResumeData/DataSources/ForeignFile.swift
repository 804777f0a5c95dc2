package import SourceTree

/// A file that is no resume at all, known by how it begins.
package struct ForeignFile {
    let name: Message
    let advice: Message
}

extension ForeignFile {
    /// Recognises a file by its first bytes (the signatures are those of `file(1)`, and of each
    /// format's own specification), and texts by the words that they must begin with.
    ///
    /// Nil for anything that could be JSON or YAML.
    package init?(_ bytes: [UInt8]) {
        if let known = Self.signatures.first(where: { bytes.starts(with: $0.bytes) }) {
            if known.bytes == Self.zip {
                self = Self.archive(bytes)
            } else {
                self.init(name: known.name, advice: known.advice)
            }
            return
        }
        let start = Self.start(of: bytes)
        guard let known = Self.openings.first(where: { start.hasPrefix($0.text) }) else {
            return nil
        }
        self.init(name: known.name, advice: known.advice)
    }

    /// Recognises a text that is none of a resume's formats by its lines, once it could not be read.
    ///
    /// - Parameters:
    ///   - text: the whole file.
    ///   - name: the file's name, of which the ending counts.
    package init?(unreadable text: [UInt8], name: String) {
        let lines = text.prefix(20_000).split(separator: 0x0A).map { line in
            String(decoding: line.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        }
        let ending = name.lowercased().split(separator: ".").last.map { String($0) } ?? ""
        let headings = lines.count { $0.hasPrefix("# ") || $0.hasPrefix("## ") }
        let keys = lines.count { line in
            line.split(separator: ":", maxSplits: 1).first.map { key in
                key.utf8.count < line.utf8.count
                    && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            } == true
        }
        let tables = lines.count { $0.hasPrefix("[") && $0.hasSuffix("]") }
        let values = lines.count { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            return parts.count == 2
                && parts[0].allSatisfy { $0.isLetter || $0.isNumber || "_-. \"".contains($0) }
        }
        if ["md", "markdown"].contains(ending) || headings > 1 && headings > keys {
            self.init(name: "a Markdown text", advice: Self.retype)
        } else if ending == "toml" || values > 2 && values + tables > lines.count / 2 {
            self.init(
                name: "a TOML file",
                advice: "write it as YAML: \"name: Ada\" in place of 'name = \"Ada\"'")
        } else if ending == "csv" {
            self.init(
                name: "a table (CSV)",
                advice: "of a LinkedIn data export, give the folder of its files, or its ZIP")
        } else if ending == "tex" || lines.contains(where: { $0.hasPrefix("\\begin{") }) {
            self.init(name: "a LaTeX document", advice: Self.retype)
        } else {
            return nil
        }
    }

    /// The error about a file of this kind.
    package func diagnostic(file: String) -> Diagnostic {
        Diagnostic(
            Rule.notAResume.kind, .error,
            "this is \(name), not a resume in JSON or YAML; \(advice)", file: file)
    }

    // MARK: Signatures

    private static let retype: Message =
        "write the resume as YAML or JSON; the README shows how one looks"
    private static let export: Message = "give the file that it was made from"
    private static let picture: Message = "name it as \"image\" in the resume, if it is your photo"
    private static let unpack: Message = "unpack it and give the resume in it"
    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    private static let signatures: [(bytes: [UInt8], name: Message, advice: Message)] = [
        (zip, plainArchive, unpackPlain),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture", picture),
        ([0xFF, 0xD8, 0xFF], "a JPEG picture", picture),
        (Array("GIF8".utf8), "a GIF picture", picture), ([0x1F, 0x8B], "a gzip archive", unpack),
        (Array("BZh".utf8), "a bzip2 archive", unpack),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an xz archive", unpack),
        ([0x28, 0xB5, 0x2F, 0xFD], "a Zstandard archive", unpack),
        ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive", unpack),
        (Array("Rar!".utf8), "a RAR archive", unpack),
        ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an old Word document", retype),
        (Array("{\\rtf".utf8), "an RTF document", retype),
        (Array("%!PS".utf8), "a PostScript file", export),
        ([0x00, 0x01, 0x00, 0x00, 0x00], "a font", "put it into a folder for --font-dir"),
        (Array("OTTO".utf8), "a font", "put it into a folder for --font-dir"),
        ([0x7F, 0x45, 0x4C, 0x46], "a program", "give the resume's file"),
        (Array("SQLite format 3".utf8), "a database", "give the resume's file"),
    ]

    /// What texts of other formats begin with, in lower case.
    private static let openings: [(text: String, name: Message, advice: Message)] = [
        ("<!doctype html", "an HTML page", retype), ("<html", "an HTML page", retype),
        ("<head", "an HTML page", retype), ("<body", "an HTML page", retype),
        ("<svg", "an SVG picture", picture), ("<?xml", "an XML file", retype),
        ("\\documentclass", "a LaTeX document", retype), ("\\begin{", "a LaTeX document", retype),
        ("%pdf-", "a PDF", export),
    ]

    /// The first characters of a text, in lower case, after a byte order mark and blanks.
    private static func start(of bytes: [UInt8]) -> String {
        var rest = bytes.prefix(4_096)
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        rest = rest.drop { blanks.contains($0) }
        return String(decoding: rest.prefix(32), as: UTF8.self).lowercased()
    }

    /// What an archive holds, by the names of the files that office programs put first (Open
    /// Packaging Conventions; OpenDocument, part 2, section 3.3).
    private static func archive(_ bytes: [UInt8]) -> ForeignFile {
        let head = String(decoding: bytes.prefix(8_192), as: UTF8.self)
        let tail = String(decoding: bytes.suffix(8_192), as: UTF8.self)
        func has(_ name: String) -> Bool { head.contains(name) || tail.contains(name) }
        let known = archives.first { $0.parts.contains(where: has) }
        return ForeignFile(name: known?.name ?? plainArchive, advice: known?.advice ?? unpackPlain)
    }

    /// Whether it is an archive, and no document of an office program.
    var isPlainArchive: Bool { name == Self.plainArchive }

    private static let plainArchive: Message = "a ZIP archive"
    private static let unpackPlain: Message =
        "\(unpack); that of a LinkedIn data export has a Profile.csv or Positions.csv"

    private static let archives: [(parts: [String], name: Message, advice: Message)] = [
        (["opendocument.text"], "an OpenDocument text", retype),
        (["word/"], "a Word document (DOCX)", retype),
        (["Index/Document.iwa"], "a Pages document", retype),
        (["opendocument", "xl/", "ppt/"], "an office document", retype),
    ]
}
