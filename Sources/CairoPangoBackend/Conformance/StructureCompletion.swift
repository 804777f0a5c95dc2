import PDFFile
import Pages

/// Adds to cairo's structure tree what it leaves out: words for pictures and abbreviations, languages of
/// parts, what the labels of lists are, and links that are one although they stand on several lines.
///
/// Elements that say nothing are left out, and a part's heading comes first in it, even if a date is
/// drawn before, so that who jumps from heading to heading hears the date after it.
struct StructureCompletion {
    private let structure: [StructureElement]
    private let opened: [Int]
    /// The object of each element of cairo's tree that was met, in order.
    private var met = 0
    /// The objects that others stand for now, by these.
    private var merged: [Int: Int] = [:]
    /// Whether the file is PDF 2.0, in which elements say whose names they have (ISO 32000-2, 14.7.4.2).
    private let isNewer: Bool
    /// The object that names the standard structure of PDF 2.0; nil for older files.
    private var namespace: PDFObject?
    /// The attributes of lists, by what their labels are.
    private var attributes: [StructureElement.ListLabels: PDFObject] = [:]
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
        if isNewer {
            namespace = .reference(
                file.add(
                    .dictionary([
                        "Type": .name("Namespace"),
                        "NS": .string(text: "http://iso.org/pdf2/ssn"),
                    ])))
        }
        guard let root = file.catalog["StructTreeRoot"]?.reference,
            var tree = file[root].dictionary
        else {
            try addDocument(to: &file)
            return [:]
        }
        let document = Part(number: root, element: nil)
        let kids = try complete(tree["K"] ?? .null, of: document, &file).kids
        // Before the table of parents, so that elements are numbered in order.
        tree.entries.removeAll { $0.key == "K" }
        tree.entries.insert(.init(key: "K", value: Self.packed(kids)), at: 0)
        // Cairo numbers what marks belong to by page, in one table for the whole document.
        if !merged.isEmpty { tree["ParentTree"] = replaced(tree["ParentTree"] ?? .null, &file) }
        if let namespace { tree["Namespaces"] = .array([namespace]) }
        file.objects[root] = .dictionary(tree)
        guard met == opened.count else {
            throw .conformance("elements of the structure are missing")
        }
        return objects
    }

    /// The tree of a document without text: the document alone.
    private func addDocument(to file: inout PDFDocument) throws(PDFError) {
        guard opened.isEmpty, let number = file.trailer["Root"]?.reference else {
            throw .conformance("it has no structure")
        }
        let root = file.add(.null)
        var document: PDFDictionary = ["S": .name("Document"), "P": .reference(root)]
        document["NS"] = namespace
        var tree: PDFDictionary = [
            "Type": .name("StructTreeRoot"), "K": .reference(file.add(.dictionary(document))),
            "ParentTree": .dictionary(["Nums": .array([])]),
        ]
        if let namespace { tree["Namespaces"] = .array([namespace]) }
        file.objects[root] = .dictionary(tree)
        file.update(number) { $0["StructTreeRoot"] = .reference(root) }
    }

    // MARK: Elements

    /// An element of the tree.
    private struct Part {
        /// Its object.
        var number: Int
        /// What it is; nil for the root of the tree.
        var element: StructureElement?
        /// The page that marks without one of their own are on.
        var page: PDFObject?
    }

    /// Completes the children of an element.
    ///
    /// - Returns: the children, and the page that numbers of marks among them are on.
    private mutating func complete(
        _ kids: PDFObject, of parent: Part, _ file: inout PDFDocument
    ) throws(PDFError) -> (kids: [PDFObject], page: PDFObject?) {
        var page = parent.page
        var result: [(kid: PDFObject, part: Part?)] = []
        let list = kids.array ?? file.resolved(kids).array ?? [kids]
        for kid in list {
            guard let number = kid.reference else {
                result.append((kid, nil))
                continue
            }
            let (part, kids) = try complete(number, &file)
            if let last = result.last?.part, Self.goesOn(last.element, part.element) {
                merge(part, into: last.number, &file)
            } else if Self.saysNothing(part.element, in: parent.element, isAlone: list.count == 1) {
                merged[number] = parent.number
                file.objects[number] = .null
                if page == nil { page = part.page }
                for kid in kids {
                    if let element = kid.reference {
                        file.update(element) { $0["P"] = .reference(parent.number) }
                    }
                    result.append((Self.kid(kid, on: part.page, seenFrom: page), nil))
                }
            } else {
                result.append((kid, part))
            }
        }
        if case .section? = parent.element?.kind,
            let heading = result.firstIndex(where: { $0.part?.element?.isHeading == true })
        {
            result.insert(result.remove(at: heading), at: 0)
        }
        return (result.map(\.kid), page)
    }

    /// Completes an element and all in it.
    private mutating func complete(
        _ number: Int, _ file: inout PDFDocument
    ) throws(PDFError) -> (part: Part, kids: [PDFObject]) {
        guard var dictionary = file[number].dictionary else {
            throw .conformance("elements of the structure are missing")
        }
        let element = try element(dictionary, number)
        dictionary["Type"] = nil
        dictionary["NS"] = namespace
        switch element.kind {
        // UA 7.3.
        case .figure(let alternative): dictionary["Alt"] = .string(text: alternative)
        // UA 7.6.
        case .list(let labels): dictionary["A"] = attributes(of: labels, &file)
        default: break
        }
        if let language = element.language { dictionary["Lang"] = .string(text: language) }
        if let words = element.expansion { dictionary["E"] = .string(text: words) }
        let kids = dictionary["K"] ?? .null
        var part = Part(number: number, element: element, page: dictionary["Pg"])
        file.objects[number] = .null
        var result = kids.array ?? [kids]
        if result.contains(where: { $0.reference != nil }) {
            (result, part.page) = try complete(kids, of: part, &file)
        }
        dictionary["K"] = Self.packed(result)
        dictionary["Pg"] = part.page
        file.objects[number] = .dictionary(dictionary)
        return (part, result)
    }

    private static func packed(_ kids: [PDFObject]) -> PDFObject {
        kids.count == 1 ? kids[0] : .array(kids)
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

    /// The attributes of a list (ISO 32000-1, table 347, and ISO 32000-2, table 382); nil for one
    /// without labels.
    private mutating func attributes(
        of labels: StructureElement.ListLabels, _ file: inout PDFDocument
    ) -> PDFObject? {
        let numbering: PDFName
        switch labels {
        case .none: return nil
        case .signs: numbering = isNewer ? "Unordered" : "Disc"
        case .numbers: numbering = "Decimal"
        case .terms:
            // Older files have no name for these.
            guard isNewer else { return nil }
            numbering = "Description"
        }
        if let known = attributes[labels] { return known }
        let reference = PDFObject.reference(
            file.add(.dictionary(["O": .name("List"), "ListNumbering": .name(numbering)])))
        attributes[labels] = reference
        return reference
    }

    // MARK: Elements that become one

    /// Whether an element only repeats what the one around it says.
    private static func saysNothing(
        _ element: StructureElement?, in parent: StructureElement?, isAlone: Bool
    ) -> Bool {
        guard let element, element.language == nil, element.expansion == nil else { return false }
        switch (element.kind, parent?.kind) {
        case (.span, .paragraph), (.span, .heading), (.span, .listBody), (.span, .label):
            return true
        case (.paragraph, .listBody): return isAlone
        default: return false
        }
    }

    /// A child of an element as another has it, where marks without a page are on another one.
    private static func kid(
        _ kid: PDFObject, on page: PDFObject?, seenFrom other: PDFObject?
    ) -> PDFObject {
        guard let page, page != other else { return kid }
        switch kid {
        case .integer: return .dictionary(["Type": .name("MCR"), "Pg": page, "MCID": kid])
        case .dictionary(var reference):
            reference["Pg"] = reference["Pg"] ?? page
            return .dictionary(reference)
        default: return kid
        }
    }

    /// Whether an element is the rest of a link on the next line or page.
    private static func goesOn(_ first: StructureElement?, _ second: StructureElement?) -> Bool {
        guard case .link(let target, let area)? = first?.kind,
            case .link(target, let next)? = second?.kind
        else { return false }
        return area.minY != next.minY
    }

    /// Gives the content of a link's later line to its first (ISO 32000-1, 14.8.4.4.2).
    private mutating func merge(_ rest: Part, into first: Int, _ file: inout PDFDocument) {
        guard var link = file[first].dictionary, let other = file[rest.number].dictionary else {
            return
        }
        var kids = link["K"].map { $0.array ?? [$0] } ?? []
        for kid in other["K"].map({ $0.array ?? [$0] }) ?? [] {
            kids.append(Self.kid(kid, on: other["Pg"], seenFrom: link["Pg"]))
        }
        link["K"] = .array(kids)
        file.objects[first] = .dictionary(link)
        file.objects[rest.number] = .null
        merged[rest.number] = first
    }

    /// A table of parents in which elements are those that stand for them now.
    private func replaced(_ object: PDFObject, _ file: inout PDFDocument) -> PDFObject {
        switch object {
        case .reference(let number):
            if var now = merged[number] {
                while let next = merged[now] { now = next }
                return .reference(now)
            }
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

extension StructureElement {
    /// Whether it is a heading.
    fileprivate var isHeading: Bool { if case .heading = kind { true } else { false } }
}
