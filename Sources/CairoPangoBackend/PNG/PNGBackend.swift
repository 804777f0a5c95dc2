import CCairo
package import Pages

/// Turns a page, or a photo on it, into pixels, with cairo.
package struct PNGBackend {
    private let document: PageDocument
    private let fonts: FontLibrary

    /// More pixels than this take too much time and memory, 4 bytes each.
    private static let mostPixels = 100_000_000
    /// The longest side that cairo draws.
    private static let longestSide = 32_767.0

    /// Prepares a document for drawing.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - fonts: where its faces are.
    /// - Throws: `PNGError.document` if it cannot be drawn as it is described.
    package init(_ document: PageDocument, fonts: FontLibrary) throws(PNGError) {
        do throws(PDFError) {
            try DocumentCheck(document: document).check()
        } catch {
            throw .document(error)
        }
        self.document = document
        self.fonts = fonts
    }

    /// Draws a page as a PNG file.
    ///
    /// - Parameters:
    ///   - index: the page, counted from 0.
    ///   - resolution: the pixels of an inch, 1 to 2,400.
    /// - Returns: the file's bytes; the same for the same page.
    /// - Throws: if there is no such page, or it would be too large.
    package func png(ofPage index: Int, resolution: Double) throws(PNGError) -> [UInt8] {
        try draw(index, resolution) { (surface) throws(PDFError) in try surface.png() }
    }

    /// Draws a page as pixels, without transparency.
    ///
    /// - Parameters:
    ///   - index: the page, counted from 0.
    ///   - resolution: the pixels of an inch, 1 to 2,400.
    /// - Returns: the picture.
    /// - Throws: if there is no such page, or it would be too large.
    package func pixels(ofPage index: Int, resolution: Double) throws(PNGError) -> ImageAsset {
        try draw(index, resolution) { (surface) throws(PDFError) in try surface.pixels() }
    }

    /// Draws a photo as it stands on a page, cut to its shape, with nothing around it.
    ///
    /// - Parameters:
    ///   - placement: the photo.
    ///   - width: how wide it becomes, 1 to 2,000 pixels.
    /// - Returns: the picture, transparent where the shape leaves corners.
    /// - Throws: `PNGError.document` if the photo is damaged.
    package func pixels(of placement: ImagePlacement, width: Int) throws(PNGError) -> ImageAsset {
        let size = placement.frame.size
        let scale = Double(min(max(width, 1), 2_000)) / max(size.width, 1)
        let (columns, rows) = try Self.pixels(of: size, scale)
        do throws(PDFError) {
            let surface = try PageSurface(
                width: columns, height: rows, scale: scale, isTransparent: true)
            try surface.paint(placement, of: document)
            return try surface.pixels()
        } catch {
            throw .document(error)
        }
    }

    private func draw<Picture: Sendable>(
        _ index: Int, _ resolution: Double, _ body: (PageSurface) throws(PDFError) -> Picture
    ) throws(PNGError) -> Picture {
        guard (1...2_400).contains(resolution) else { throw .resolution(resolution) }
        guard document.pages.indices.contains(index) else { throw .page(index) }
        let page = document.pages[index]
        let scale = resolution / 72
        let (width, height) = try Self.pixels(of: page.size, scale)
        do throws(PDFError) {
            return try CairoFaces.exclusively { () throws(PDFError) in
                let faces = try PDFFaces(document.faces, on: [page], library: fonts)
                let surface = try PageSurface(width: width, height: height, scale: scale)
                return try faces.draw { (faces) throws(PDFError) in
                    try surface.paint(page, of: document, faces)
                    return try body(surface)
                }
            }
        } catch {
            throw .document(error)
        }
    }

    /// The pixels of two sides: a part of a pixel counts as a whole one, but for the last bit.
    private static func pixels(
        of size: Size, _ scale: Double
    ) throws(PNGError) -> (width: Int, height: Int) {
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard (0...longestSide).contains(width), (0...longestSide).contains(height),
            max(width, 1) * max(height, 1) <= Double(mostPixels)
        else { throw .size }
        return (Int(max(1, width)), Int(max(1, height)))
    }
}

/// Why no picture of a page was made.
package enum PNGError: Error, Sendable, Hashable {
    /// The document cannot be drawn, into a PDF or otherwise.
    case document(PDFError)
    /// There is no page of this number, counted from 0.
    case page(Int)
    /// The resolution is not within 1 to 2,400 pixels an inch.
    case resolution(Double)
    /// The picture would have more pixels than anyone looks at.
    case size
}

extension PNGError: CustomStringConvertible {
    /// One sentence for people; pages are counted from 1.
    package var description: String {
        switch self {
        case .document(let error): error.description
        case .page(let index): "there is no page \(index < .max ? index + 1 : index)"
        case .resolution(let number):
            "a resolution of \(number) pixels an inch is not within 1 to 2,400"
        case .size: "a picture of this page would be too large"
        }
    }
}
