import PDFFile
import Pages

/// Lets bookmarks lead to elements of the structure, too, as PDF/UA-2 asks (ISO 14289-2, 8.8).
struct StructureDestinations {
    private let document: PageDocument
    /// The objects of elements, by the elements' places in the document.
    private let objects: [Int: Int]

    init(_ document: PageDocument, _ objects: [Int: Int]) {
        self.document = document
        self.objects = objects
    }

    /// Completes the outline, whose items stand in the document's order.
    func complete(_ file: inout PDFDocument) {
        guard let outlines = file.resolved(file.catalog["Outlines"]).dictionary else { return }
        var item = outlines["First"]?.reference
        for bookmark in document.outline {
            guard let number = item, let dictionary = file[number].dictionary else { return }
            item = dictionary["Next"]?.reference
            guard let element = element(of: bookmark).flatMap({ objects[$0] }),
                let place = place(dictionary, file)
            else { continue }
            file.update(number) { dictionary in
                dictionary["Dest"] = nil
                dictionary["A"] = .dictionary([
                    "S": .name("GoTo"), "D": .array(place),
                    "SD": .array([.reference(element)] + place.dropFirst()),
                ])
            }
        }
    }

    private func place(_ item: PDFDictionary, _ file: PDFDocument) -> [PDFObject]? {
        let action = file.resolved(item["A"]).dictionary
        return file.resolved(item["Dest"] ?? action?["D"]).array
    }

    /// The heading that a bookmark leads to: the first below its place on the page, of several beside
    /// one another the one that says the same.
    ///
    /// Where there is none, the first text of the page.
    private func element(of bookmark: Bookmark) -> Int? {
        var (heading, nearest): (Int?, Double) = (nil, .infinity)
        var first: Int?
        for case .text(let line) in document.pages[bookmark.page].items {
            guard let element = line.runs.lazy.compactMap(\.element).first else { continue }
            first = first ?? element
            guard line.origin.y >= bookmark.y, let found = self.heading(around: element) else {
                continue
            }
            let says = line.runs.map(\.text).joined() == bookmark.title
            let distance = line.origin.y - bookmark.y - (says ? 0.5 : 0)
            if distance < nearest { (heading, nearest) = (found, distance) }
        }
        return heading ?? first
    }

    private func heading(around element: Int) -> Int? {
        var next: Int? = element
        while let current = next {
            if case .heading = document.structure[current].kind { return current }
            next = document.structure[current].parent
        }
        return nil
    }
}
