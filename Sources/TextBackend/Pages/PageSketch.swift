import Pages

/// Draws pages in cells: the same lines, breaks and columns as on paper.
struct PageSketch {
    private let document: PageDocument
    private let options: SketchOptions
    private let scale: SketchScale
    private let pictures: [Int: ImageAsset]
    private let pageLines: [[SketchLine]]

    /// Prepares the drawing of a document's pages.
    ///
    /// - Parameters:
    ///   - document: the pages.
    ///   - options: how they are drawn.
    ///   - pictures: the pictures as they stand in their frames, by their place in the document's
    ///     list; those that are missing become boxes.
    init(_ document: PageDocument, options: SketchOptions, pictures: [Int: ImageAsset] = [:]) {
        var options = options
        self.document = document
        self.pictures = pictures
        let read = document.pages.map { page in
            page.items.compactMap { item in
                if case .text(let line) = item { SketchLine(line, in: document) } else { nil }
            }
        }
        let lines = read.flatMap { $0 }
        if let cellWidth = options.cellWidth {
            scale = SketchScale(cellWidth: cellWidth, columns: options.width ?? 80)
            options.width = nil
        } else {
            let areas = document.pages.compactMap(\.textArea)
            let natural = SketchScale(lines, areas: areas, width: nil)
            let isFolded = options.width.map { $0 < natural.width } ?? false
            scale = isFolded ? SketchScale(lines, areas: areas, width: options.width) : natural
            if !isFolded { options.width = nil }
        }
        self.options = options
        pageLines = zip(document.pages, read).map { [scale] page, lines in
            let signs = page.items.compactMap { item in
                if case .path(let shape) = item { SketchSign(shape) } else { nil }
            }
            return scale.said(lines, signs, isFolded: options.width != nil)
        }
    }

    /// How many cells the pages are wide.
    var width: Int { max(scale.width, 1) }

    /// A page in cells; an index that there is not gives an empty grid.
    func grid(ofPage index: Int) -> CellGrid {
        guard document.pages.indices.contains(index) else { return CellGrid() }
        var painter = SketchPainter(
            options: options, scale: scale, columns: SketchColumns(pageLines[index]),
            pictures: pictures)
        painter.paint(pageLines[index], figures(of: document.pages[index]))
        return painter.grid
    }

    /// How much of the height between a page's margins its text fills, 0 to 1.
    func fill(ofPage index: Int) -> Double {
        guard document.pages.indices.contains(index) else { return 0 }
        let text = pageLines[index].lazy.filter { !$0.isDecoration }
        guard let bottom = text.map(\.baseline).max() else { return 0 }
        let page = document.pages[index]
        let area =
            page.textArea ?? Rect(x: 0, y: 0, width: page.size.width, height: page.size.height)
        return min(max((bottom - area.minY) / max(area.size.height, 1), 0), 1)
    }

    private func figures(of page: Page) -> [SketchFigure] {
        page.items.compactMap { item in
            switch item {
            case .text: nil
            case .path(let shape): SketchFigure(shape)
            case .image(let image): .picture(image.frame, image: image.image)
            }
        }
    }
}
