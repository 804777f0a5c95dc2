import PDFFile
import Pages

extension Attachment {
    /// Puts the file into a PDF as the source of the whole document (ISO 32000-2, 7.11.4 and 14.13).
    ///
    /// Both names of the file are given, and its media type, as PDF/A asks (ISO 19005-3, 6.8).
    func attach(to catalog: inout PDFDictionary, of file: inout PDFDocument, date: PDFDate?) {
        var facts: PDFDictionary = ["Size": .integer(bytes.count)]
        if let date { facts["ModDate"] = .string(text: date.packed) }
        let content = PDFStream(
            [
                "Type": .name("EmbeddedFile"),
                "Subtype": .name(PDFName(bytes: mediaType.utf8)), "Params": .dictionary(facts),
            ], deflating: bytes)
        let reference = PDFObject.reference(file.add(.stream(content)))
        let title = PDFObject.string(text: name)
        let specification = PDFObject.reference(
            file.add(
                .dictionary([
                    "Type": .name("Filespec"), "F": title, "UF": title,
                    "EF": .dictionary(["F": reference, "UF": reference]),
                    "AFRelationship": .name("Source"),
                    "Desc": .string(text: "The source of this document"),
                ])))
        var names = file.resolved(catalog["Names"]).dictionary ?? [:]
        names["EmbeddedFiles"] = .dictionary(["Names": .array([title, specification])])
        catalog["Names"] = .dictionary(names)
        catalog["AF"] = .array([specification])
    }
}
