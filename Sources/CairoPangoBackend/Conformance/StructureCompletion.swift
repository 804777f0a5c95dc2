import PDFFile
import Pages

/// Adds to cairo's structure tree what it leaves out: words for pictures, languages of parts, and links
/// that are one although they stand on several lines.
struct StructureCompletion {
    private let structure: [StructureElement]
    private let opened: [Int]
    /// The object of each element of cairo's tree that was met, in order.
    private var met = 0
    /// The objects of links' later lines, by that of the first.
    private var merged: [Int: Int] = [:]
    /// Whether the file is PDF 2.0, in which elements say whose names they have (ISO 32000-2, 14.7.4.2).
    private let isNewer: Bool
    /// The object that names the standard structure of PDF 2.0; nil for older files.
    private var namespace: PDFObject?
    /// The objects of elements, by these; kept for newer files alone.
    private var objects: [Int: Int] = [:]

    init(_ structure: [StructureElement], _ opened: [Int], isNewer: Bool) {
        self.structure = structure
        self.opened = opened
        self.isNewer = isNewer
    }

    /// Completes the tree.
    ///
    /// - Returns: the objects of the elements, by the elements' places in the document; for older files
    ///   none.
    /// - Throws: `PDFError.conformance` if it is not the document's.
    @discardableResult
    consuming func complete(_ file: inout PDFDocument) throws(PDFError) -> [Int: Int] {
        var catalog = file.catalog
        if isNewer {
            namespace = .reference(
                file.add(
                    .dictionary([
                        "Type": .name("Namespace"),
                        "NS": .string(text: "http://iso.org/pdf2/ssn"),
                    ])))
        }
        guard let root = catalog["StructTreeRoot"]?.reference,
            var tree = file[root].dictionary
        else {
            // Of a document without text there is the document alone.
            guard opened.isEmpty, let number = file.trailer["Root"]?.reference else {
                throw .conformance("it has no structure")
            }
            let root = file.add(.null)
            var document: PDFDictionary = ["S": .name("Document"), "P": .reference(root)]
            document["NS"] = namespace
            var tree: PDFDictionary = [
                "Type": .name("StructTreeRoot"),
                "K": .reference(file.add(.dictionary(document))),
                "ParentTree": .dictionary(["Nums": .array([])]),
            ]
            if let namespace { tree["Namespaces"] = .array([namespace]) }
            file.objects[root] = .dictionary(tree)
            catalog["StructTreeRoot"] = .reference(root)
            file.objects[number] = .dictionary(catalog)
            return [:]
        }
        let kids = try complete(tree["K"] ?? .null, of: root, &file)
        // Before the table of parents, so that elements are numbered in order.
        tree.entries.removeAll { $0.key == "K" }
        tree.entries.insert(.init(key: "K", value: kids), at: 0)
        // Cairo numbers what marks belong to by page, in one table for the whole document.
        if !merged.isEmpty { tree["ParentTree"] = replaced(tree["ParentTree"] ?? .null, &file) }
        if let namespace { tree["Namespaces"] = .array([namespace]) }
        file.objects[root] = .dictionary(tree)
        guard met == opened.count else {
            throw .conformance("elements of the structure are missing")
        }
        return objects
    }

    /// Completes the children of an element; gives them anew.
    private mutating func complete(
        _ kids: PDFObject, of parent: Int, _ file: inout PDFDocument
    ) throws(PDFError) -> PDFObject {
        var last: (number: Int, element: StructureElement)?
        var result: [PDFObject] = []
        for kid in kids.array ?? file.resolved(kids).array ?? [kids] {
            guard let number = kid.reference else {
                result.append(kid)
                continue
            }
            var kids = PDFObject.null
            var element = StructureElement(.document, parent: nil)
            try file.update(number) { (dictionary) throws(PDFError) in
                element = try self.element(dictionary, number)
                dictionary["Type"] = nil
                if let namespace { dictionary["NS"] = namespace }
                if case .figure(let alternative) = element.kind {
                    // UA 7.3.
                    dictionary["Alt"] = .string(text: alternative)
                }
                if let language = element.language { dictionary["Lang"] = .string(text: language) }
                kids = dictionary["K"] ?? .null
            }
            if kids.array != nil || kids.reference != nil {
                let kids = try complete(kids, of: number, &file)
                file.update(number) { $0["K"] = kids }
            }
            if let last, Self.goesOn(last.element, element) {
                merge(number, into: last.number, &file)
            } else {
                result.append(kid)
                last = (number, element)
            }
        }
        return result.count == 1 ? result[0] : .array(result)
    }

    /// The element of the document that one of cairo's stands for: both are in order.
    private mutating func element(
        _ dictionary: PDFDictionary, _ number: Int
    ) throws(PDFError) -> StructureElement {
        guard met < opened.count, structure.indices.contains(opened[met]) else {
            throw .conformance("its structure has more elements than the document")
        }
        let element = structure[opened[met]]
        guard dictionary["S"]?.name?.text == element.kind.name else {
            throw .conformance("its structure is not the document's")
        }
        if isNewer { objects[opened[met]] = number }
        met += 1
        return element
    }

    // MARK: Links on several lines

    /// Whether an element is the rest of a link on the next line or page.
    private static func goesOn(_ first: StructureElement, _ second: StructureElement) -> Bool {
        guard case .link(let target, let area) = first.kind,
            case .link(target, let next) = second.kind
        else { return false }
        return area.minY != next.minY
    }

    /// Gives the content of a link's later line to its first (ISO 32000-1, 14.8.4.4.2).
    private mutating func merge(_ number: Int, into first: Int, _ file: inout PDFDocument) {
        guard var link = file[first].dictionary, let rest = file[number].dictionary else { return }
        let page = rest["Pg"] ?? .null
        let isElsewhere = page != link["Pg"]
        var kids = link["K"].map { $0.array ?? [$0] } ?? []
        for kid in rest["K"].map({ $0.array ?? [$0] }) ?? [] {
            switch kid {
            case .integer(let mark) where isElsewhere:
                kids.append(
                    .dictionary(["Type": .name("MCR"), "Pg": page, "MCID": .integer(mark)]))
            case .dictionary(var reference) where isElsewhere:
                reference["Pg"] = page
                kids.append(.dictionary(reference))
            default: kids.append(kid)
            }
        }
        link["K"] = .array(kids)
        file.objects[first] = .dictionary(link)
        file.objects[number] = .null
        merged[number] = first
    }

    /// A table of parents in which links' later lines are their first.
    private func replaced(_ object: PDFObject, _ file: inout PDFDocument) -> PDFObject {
        switch object {
        case .reference(let number):
            if let first = merged[number] { return .reference(first) }
            let target = file[number]
            guard target != .null, target.dictionary?["S"] == nil else { return object }
            file.objects[number] = replaced(target, &file)
            return object
        case .array(let elements): return .array(elements.map { replaced($0, &file) })
        case .dictionary(var dictionary):
            for key in ["Nums", "Kids"] as [PDFName] {
                dictionary[key] = dictionary[key].map { replaced($0, &file) }
            }
            return .dictionary(dictionary)
        default: return object
        }
    }
}
