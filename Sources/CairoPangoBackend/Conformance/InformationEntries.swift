import PDFFile
import Pages

/// What a file says about itself, in its two forms: the information dictionary (ISO 32000-1, 14.3.3)
/// and the XMP packet (ISO 16684-1), which say the same.
struct InformationEntries {
    /// What each file calls the program that made it.
    static let creator = "resume-pdf"

    private static let untitled = "Untitled"

    private let title: String
    private let author: String
    private let subject: String
    private let keywords: String
    private let producer: String
    private let language: String
    /// When the document was made; nil if nothing dates it.
    let date: PDFDate?

    /// Takes what a document says, and the name of what drew it.
    init(_ info: DocumentInfo, producer: String) throws(PDFError) {
        language = Self.clean(info.language)
        // A file must have a title (ISO 14289-1, 7.1).
        title =
            [info.title, info.author, info.subject].lazy.map(Self.clean)
            .first { !$0.allSatisfy(\.isWhitespace) } ?? Self.untitled
        author = Self.clean(info.author)
        subject = Self.clean(info.subject)
        keywords = Self.clean(info.keywords.joined(separator: ", "))
        self.producer = producer
        date = if let created = info.created { try PDFDate(created) } else { nil }
    }

    /// A text with blanks for what XML cannot hold: control characters, and two that are none.
    private static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    $0.properties.generalCategory == .control || $0 == "\u{FFFE}"
                        || $0 == "\u{FFFF}"
                        ? " " : $0
                }))
    }

    /// The information dictionary; without a date the file carries none, so that it depends on nothing
    /// but its content.
    var dictionary: PDFDictionary {
        var dictionary = PDFDictionary()
        let texts: [(PDFName, String)] = [
            ("Title", title), ("Author", author), ("Subject", subject), ("Keywords", keywords),
            ("Creator", Self.creator), ("Producer", producer),
            ("CreationDate", date?.packed ?? ""), ("ModDate", date?.packed ?? ""),
        ]
        for (key, text) in texts where !text.isEmpty { dictionary[key] = .string(text: text) }
        return dictionary
    }

    /// The XMP packet, which names the standards that the file conforms to.
    func packet(for options: PDFOptions) -> [UInt8] {
        let names = StandardNames(options)
        // What is one text alone is an attribute, the shorter form (ISO 16684-1, 7.9.2.2).
        let attributes = [
            ("pdf:Keywords", keywords), ("pdf:Producer", producer),
            ("xmp:CreatorTool", Self.creator),
            ("xmp:CreateDate", date?.text ?? ""), ("xmp:ModifyDate", date?.text ?? ""),
        ].filter { !$1.isEmpty }.map { " \($0)=\"\(Self.escaped($1))\"" }.joined()
        var text = """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">\
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
            <rdf:Description rdf:about=""\
             xmlns:dc="http://purl.org/dc/elements/1.1/"\
             xmlns:xmp="http://ns.adobe.com/xap/1.0/"\
             xmlns:pdf="http://ns.adobe.com/pdf/1.3/"\
            \(names.attributes)\(attributes)>
            """
        func add(_ name: String, _ value: String, as kind: String) {
            guard !value.isEmpty else { return }
            let language = kind == "Alt" ? " xml:lang=\"x-default\"" : ""
            text += """
                <\(name)><rdf:\(kind)><rdf:li\(language)>\(Self.escaped(value))</rdf:li></rdf:\(kind)></\(name)>
                """
        }
        add("dc:title", title, as: "Alt")
        add("dc:creator", author, as: "Seq")
        add("dc:description", subject, as: "Alt")
        add("dc:language", language, as: "Bag")
        text += """
            \(names.description)\
            </rdf:Description></rdf:RDF></x:xmpmeta>
            <?xpacket end="r"?>
            """
        return Array(text.utf8)
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return text }
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}

extension PDFObject {
    /// A text as a string: in ASCII where that is enough, else in UTF-16 (ISO 32000-1, 7.9.2.2).
    static func string(text: String) -> PDFObject {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return .string(Array(text.utf8)) }
        return .string(
            [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })
    }
}
