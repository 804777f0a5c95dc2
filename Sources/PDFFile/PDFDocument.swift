/// The objects of a PDF.
package struct PDFDocument: Sendable, Hashable {
    /// The version in the file's first line, such as `1.7`.
    package var version: String
    /// The objects, each at the place of its number; null where there is none, as at 0.
    package var objects: [PDFObject]
    /// `Root`, `Info`, `ID` and what else the trailer has beside the place of the table of objects.
    package var trailer: PDFDictionary

    /// Makes a file of objects.
    package init(version: String = "1.7", objects: [PDFObject], trailer: PDFDictionary) {
        self.version = version
        self.objects = objects
        self.trailer = trailer
    }

    /// An object, or the one that a reference means; null where there is none.
    package func resolved(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        // More references in a row than this lead in a circle.
        for _ in 0..<32 {
            guard case .reference(let number) = object else { return object }
            object = self[number]
        }
        return .null
    }

    /// The object of a number; null where there is none.
    package subscript(_ number: Int) -> PDFObject {
        objects.indices.contains(number) ? objects[number] : .null
    }

    /// Changes the dictionary of an object, also that of a stream; other objects stay as they are.
    package mutating func update<Failure>(
        _ number: Int, _ change: (inout PDFDictionary) throws(Failure) -> Void
    ) throws(Failure) {
        guard objects.indices.contains(number) else { return }
        // Taken out meanwhile, so that it is not copied.
        switch objects[number] {
        case .dictionary(var dictionary):
            objects[number] = .null
            try change(&dictionary)
            objects[number] = .dictionary(dictionary)
        case .stream(var stream):
            objects[number] = .null
            try change(&stream.dictionary)
            objects[number] = .stream(stream)
        default: break
        }
    }

    /// The catalog; empty where there is none.
    package var catalog: PDFDictionary { resolved(trailer["Root"]).dictionary ?? [:] }

    /// The numbers of the pages' objects, in order.
    ///
    /// A page that stands in the tree of pages itself, or for a second time, is left out.
    package var pages: [Int] {
        var pages: [Int] = []
        var seen: Set<Int> = []
        var stack = [catalog["Pages"] ?? .null]
        while let next = stack.popLast() {
            guard let number = next.reference, seen.insert(number).inserted,
                let node = self[number].dictionary
            else { continue }
            if let kids = resolved(node["Kids"]).array {
                stack.append(contentsOf: kids.reversed())
            } else {
                pages.append(number)
            }
        }
        return pages
    }

    /// Adds an object under the next free number; gives the number.
    package mutating func add(_ object: PDFObject) -> Int {
        if objects.isEmpty { objects = [.null] }
        objects.append(object)
        return objects.count - 1
    }
}
