import Pages

/// Checks a document before anything is drawn: cairo takes numbers that are none, sizes that no
/// viewer shows and references that lead nowhere, reports success and leaves pages empty.
struct DocumentCheck {
    let document: PageDocument

    /// Sizes of type, in points; FreeType fails far above, and nobody reads below.
    private static let fontSizes = 1.0...400.0
    private static let pageSizes = 36.0...14_400.0
    /// Cairo counts in 1/256 pt with 32 bits.
    private static let positions = -1_000_000.0...1_000_000.0

    /// Throws the first fault.
    func check() throws(PDFError) {
        guard !document.pages.isEmpty else { throw .noPages }
        try checkStructure()
        for (index, image) in document.images.enumerated() {
            guard image.isDrawable else { throw .image(index) }
        }
        for (index, entry) in document.outline.enumerated() {
            guard document.pages.indices.contains(entry.page), entry.level >= 0,
                Self.positions.contains(entry.y), !entry.title.isEmpty
            else { throw .outline(index) }
        }
        for (number, page) in document.pages.enumerated() {
            guard Self.pageSizes.contains(page.size.width),
                Self.pageSizes.contains(page.size.height)
            else { throw .pageSize(page: number) }
            for (index, item) in page.items.enumerated() {
                let place = Place(page: number, item: index)
                switch item {
                case .text(let line): try check(line, at: place)
                case .path(let path): try check(path, at: place)
                case .image(let placement): try check(placement, at: place)
                }
            }
        }
    }

    private struct Place {
        let page: Int
        let item: Int

        func number(_ what: String) -> PDFError { .number(page: page, item: item, what: what) }
        func reference(_ what: String) -> PDFError {
            .reference(page: page, item: item, what: what)
        }
    }

    private func checkStructure() throws(PDFError) {
        for (index, element) in document.structure.enumerated() {
            if let parent = element.parent {
                guard (0..<index).contains(parent) else {
                    throw .structure(element: index, reason: "does not stand after its parent")
                }
            } else if index > 0 {
                throw .structure(element: index, reason: "has no parent")
            }
            switch element.kind {
            case .heading(let level) where !(1...6).contains(level):
                throw .structure(element: index, reason: "is a heading of level \(level)")
            case .link(let target, let area):
                guard LinkTarget.isSafe(target) else { throw .link(target) }
                guard isSound(area) else {
                    throw .structure(element: index, reason: "has an area that is out of range")
                }
                var parent = element.parent
                while let ancestor = parent {
                    if case .link = document.structure[ancestor].kind {
                        throw .structure(element: index, reason: "is a link inside a link")
                    }
                    parent = document.structure[ancestor].parent
                }
            default: break
            }
        }
    }

    private func check(_ line: GlyphLine, at place: Place) throws(PDFError) {
        guard isSound(line.origin) else { throw place.number("position") }
        for run in line.runs {
            guard document.faces.indices.contains(run.face) else {
                throw place.reference("a font face")
            }
            try check(run.element, at: place)
            guard Self.fontSizes.contains(run.size) else { throw place.number("font size") }
            guard isSound(run.color) else { throw place.number("colour") }
            guard Self.positions.contains(run.x),
                run.glyphs.allSatisfy({
                    Self.positions.contains($0.x) && Self.positions.contains($0.y)
                })
            else { throw place.number("position") }
            var textLength = 0
            var glyphCount = 0
            for cluster in run.clusters {
                guard cluster.textLength >= 0, cluster.glyphCount >= 0 else {
                    throw .clusters(page: place.page, item: place.item)
                }
                textLength += cluster.textLength
                glyphCount += cluster.glyphCount
            }
            guard textLength == run.text.utf8.count, glyphCount == run.glyphs.count else {
                throw .clusters(page: place.page, item: place.item)
            }
        }
    }

    private func check(_ path: PathShape, at place: Place) throws(PDFError) {
        guard path.segments.allSatisfy({ $0.points.allSatisfy(isSound) }) else {
            throw place.number("outline")
        }
        if let fill = path.fill, !isSound(fill) { throw place.number("colour") }
        if let stroke = path.stroke {
            guard isSound(stroke.color) else { throw place.number("colour") }
            guard stroke.width > 0, stroke.width <= 1000 else { throw place.number("line width") }
        }
    }

    private func check(_ placement: ImagePlacement, at place: Place) throws(PDFError) {
        guard document.images.indices.contains(placement.image) else {
            throw place.reference("a picture")
        }
        try check(placement.element, at: place)
        guard isSound(placement.frame), placement.frame.size.width > 0,
            placement.frame.size.height > 0
        else { throw place.number("frame") }
        if case .rounded(let radius) = placement.shape {
            guard radius >= 0, Self.positions.contains(radius) else { throw place.number("radius") }
        }
    }

    private func check(_ element: Int?, at place: Place) throws(PDFError) {
        guard let element else { return }
        guard document.structure.indices.contains(element) else {
            throw place.reference("a structure element")
        }
    }

    private func isSound(_ point: Point) -> Bool {
        Self.positions.contains(point.x) && Self.positions.contains(point.y)
    }

    private func isSound(_ rect: Rect) -> Bool {
        isSound(rect.origin) && (0...1_000_000).contains(rect.size.width)
            && (0...1_000_000).contains(rect.size.height)
    }

    private func isSound(_ color: Color) -> Bool {
        [color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) }
    }
}

extension ImageAsset {
    /// Whether the size is one that cairo draws and the data are there.
    var isDrawable: Bool {
        guard (1...32_767).contains(width), (1...32_767).contains(height) else { return false }
        return switch content {
        case .pixels(let bytes): bytes.count == width * height * 4
        case .jpeg(let bytes): bytes.starts(with: [0xFF, 0xD8, 0xFF])
        }
    }
}
