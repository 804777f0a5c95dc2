extension PageDocument {
    /// A document of the first pages of others, each below a caption, with a section and a bookmark
    /// of its own.
    ///
    /// The headings of the others move down by one level, below those of the captions. An exhibit
    /// without a page is left out.
    ///
    /// - Parameters:
    ///   - exhibits: the documents, all made with one shaper.
    ///   - faces: the shaper's faces.
    ///   - info: what the gallery says about itself.
    /// - Returns: the gallery.
    public static func gallery(
        of exhibits: [GalleryExhibit], faces: [FontFace], info: DocumentInfo
    ) -> PageDocument {
        var gallery = PageDocument(
            info: info, faces: faces, structure: [StructureElement(.document, parent: nil)])
        for exhibit in exhibits { gallery.add(exhibit) }
        return gallery
    }

    private mutating func add(_ exhibit: GalleryExhibit) {
        guard let page = exhibit.document.pages.first else { return }
        let caption = exhibit.caption
        let section = addElement(.section, in: 0)
        let heading = addElement(.heading(1), in: section)
        var text = [PageItem.text(caption.heading.with(element: heading))]
        for line in caption.lines {
            text.append(.text(line.with(element: addElement(.paragraph, in: section))))
        }
        let elements = addElements(of: exhibit.document, in: section, shift: caption.height)
        var items = page.items.map {
            moved($0, down: caption.height, elements, images: exhibit.document.images)
        }
        // Backgrounds come before all text, as a page has them.
        let start = items.firstIndex { if case .path = $0 { false } else { true } } ?? items.count
        items.insert(contentsOf: caption.decoration.map { .path($0) } + text, at: start)
        outline.append(Bookmark(title: exhibit.title, page: pages.count, y: 0))
        var size = page.size
        size.height += caption.height
        pages.append(Page(size: size, items: items))
    }

    private mutating func addElement(
        _ kind: StructureElement.Kind, in parent: Int, language: String? = nil
    ) -> Int {
        structure.append(StructureElement(kind, parent: parent, language: language))
        return structure.count - 1
    }

    /// Adds the elements that the first page of a document uses; gives each one's new index.
    private mutating func addElements(
        of document: PageDocument, in section: Int, shift: Double
    ) -> [Int: Int] {
        var used: Set<Int> = []
        for item in document.pages[0].items {
            let elements =
                switch item {
                case .text(let line): line.runs.map(\.element)
                case .image(let image): [image.element]
                case .path: [Int?]()
                }
            for element in elements {
                var next = element
                while let index = next, document.structure.indices.contains(index),
                    used.insert(index).inserted
                {
                    next = document.structure[index].parent
                }
            }
        }
        var indices: [Int: Int] = [:]
        for index in used.sorted() {
            let element = document.structure[index]
            guard let parent = element.parent else {
                // The document's own root is the section here.
                indices[index] = section
                continue
            }
            indices[index] = addElement(
                element.kind.below(shift), in: indices[parent] ?? section,
                language: element.language)
        }
        return indices
    }

    /// An item farther down, with the indices that it has here.
    private mutating func moved(
        _ item: PageItem, down shift: Double, _ elements: [Int: Int], images others: [ImageAsset]
    ) -> PageItem {
        switch item {
        case .text(var line):
            line.origin.y += shift
            for index in line.runs.indices {
                line.runs[index].element = line.runs[index].element.flatMap { elements[$0] }
            }
            return .text(line)
        case .path(let path): return .path(path.moved(by: Point(x: 0, y: shift)))
        case .image(var placement):
            placement.frame.origin.y += shift
            placement.element = placement.element.flatMap { elements[$0] }
            if others.indices.contains(placement.image) {
                let image = others[placement.image]
                if !images.contains(image) { images.append(image) }
                placement.image = images.firstIndex(of: image) ?? placement.image
            }
            return .image(placement)
        }
    }
}

extension GlyphLine {
    fileprivate func with(element: Int) -> GlyphLine {
        var line = self
        for index in line.runs.indices { line.runs[index].element = element }
        return line
    }
}

extension StructureElement.Kind {
    /// The kind as it is below a caption, so many points farther down the page.
    fileprivate func below(_ shift: Double) -> Self {
        switch self {
        case .heading(let level): return .heading(min(level + 1, 6))
        case .link(let target, var area):
            area.origin.y += shift
            return .link(target: target, area: area)
        default: return self
        }
    }
}
