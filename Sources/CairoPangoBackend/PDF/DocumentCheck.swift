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
            guard document.pages.indices.contains(entry.page), Self.positions.contains(entry.y),
                !entry.title.isEmpty
            else { throw .outline(index) }
        }
        for (number, page) in document.pages.enumerated() {
            let (width, height) = (page.size.width, page.size.height)
            guard Self.pageSizes.contains(width), Self.pageSizes.contains(height) else {
                throw .pageSize(page: number)
            }
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
        var clusters: PDFError { .clusters(page: page, item: item) }
    }

    private func checkStructure() throws(PDFError) {
        for (index, element) in document.structure.enumerated() {
            func fault(_ reason: String) -> PDFError { .structure(element: index, reason: reason) }
            if element.parent == nil, index > 0 { throw fault("has no parent") }
            if let parent = element.parent, !(0..<index).contains(parent) {
                throw fault("does not stand after its parent")
            }
            switch element.kind {
            case .heading(let level) where !(1...6).contains(level):
                throw fault("is a heading of level \(level)")
            case .link(let target, let area):
                guard LinkTarget.isSafe(target) else { throw .link(target) }
                guard isSound(area) else { throw fault("has an area that is out of range") }
                var parent = element.parent
                while let ancestor = parent {
                    if case .link = document.structure[ancestor].kind {
                        throw fault("is a link inside a link")
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
            guard Self.positions.contains(run.x), Self.positions.contains(run.width) else {
                throw place.number("position")
            }
            if run.isPacked { continue }
            let placed = run.placed
            guard placed.glyphs.allSatisfy({ isSound(Point(x: $0.x, y: $0.y)) }) else {
                throw place.number("position")
            }
            var textLength = 0
            var glyphCount = 0
            for cluster in placed.clusters {
                guard cluster.textLength >= 0, cluster.glyphCount >= 0 else { throw place.clusters }
                textLength += cluster.textLength
                glyphCount += cluster.glyphCount
            }
            guard textLength == run.text.utf8.count, glyphCount == placed.glyphs.count else {
                throw place.clusters
            }
        }
    }

    private func check(_ path: PathShape, at place: Place) throws(PDFError) {
        guard path.segments.allSatisfy({ $0.points.allSatisfy(isSound) }) else {
            throw place.number("outline")
        }
        guard isSound(path.fill) else { throw place.number("colour") }
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
        if let element, !document.structure.indices.contains(element) {
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
