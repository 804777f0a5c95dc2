/// A file in a PDF (ISO 32000-2, 7.11.4).
package struct PDFAttachment: Sendable, Hashable {
    /// The file's name; empty where it has none.
    package var name: String
    /// What it is to the document, such as `Source` (ISO 32000-2, table 43); nil where that is not said.
    package var relationship: PDFName?
    /// Its bytes, packed.
    package var content: PDFStream
}

extension PDFDocument {
    /// The files in it, those that belong to the whole document first; each once.
    package var attachments: [PDFAttachment] {
        var seen: Set<PDFObject> = []
        let associated = resolved(catalog["AF"]).array ?? []
        let named = resolved(resolved(catalog["Names"]).dictionary?["EmbeddedFiles"])
        return (associated + namedObjects(in: named)).compactMap { object in
            let target = resolved(object)
            guard seen.insert(target).inserted, let specification = target.dictionary,
                let files = resolved(specification["EF"]).dictionary,
                let content = resolved(files["UF"] ?? files["F"]).stream
            else { return nil }
            let name = resolved(specification["UF"]).text ?? resolved(specification["F"]).text
            return PDFAttachment(
                name: name ?? "", relationship: resolved(specification["AFRelationship"]).name,
                content: content)
        }
    }

    /// The values of a tree of names (ISO 32000-2, 7.9.6); nodes that stand in themselves count once.
    private func namedObjects(in tree: PDFObject) -> [PDFObject] {
        var objects: [PDFObject] = []
        var seen: Set<PDFObject> = []
        var stack = [tree]
        while let node = stack.popLast() {
            let target = resolved(node)
            guard seen.insert(target).inserted, let dictionary = target.dictionary else { continue }
            let names = resolved(dictionary["Names"]).array ?? []
            objects += stride(from: 1, to: names.count, by: 2).map { names[$0] }
            stack += (resolved(dictionary["Kids"]).array ?? []).reversed()
        }
        return objects
    }
}
