import CairoPangoBackend
package import Pages
package import SourceTree

extension PreviewResume.Outcome {
    /// A page as a PNG file.
    ///
    /// - Parameters:
    ///   - page: the number of the page, from 1.
    ///   - resolution: the pixels of an inch, 1 to 2,400.
    /// - Returns: the file's bytes.
    /// - Throws: `PictureError`, if there is no such page or it would be too large.
    package func png(ofPage page: Int, resolution: Double) throws(PictureError) -> [UInt8] {
        try drawn { pages throws(PNGError) in
            try pages.png(ofPage: page - 1, resolution: resolution)
        }
    }

    /// A page as pixels.
    ///
    /// - Parameters:
    ///   - page: the number of the page, from 1.
    ///   - resolution: the pixels of an inch, 1 to 2,400.
    /// - Returns: the picture.
    /// - Throws: `PictureError`, if there is no such page or it would be too large.
    package func pixels(ofPage page: Int, resolution: Double) throws(PictureError) -> ImageAsset {
        try drawn { pages throws(PNGError) in
            try pages.pixels(ofPage: page - 1, resolution: resolution)
        }
    }

    /// The photos of the pages as they stand in their frames, by their place in the document's list.
    ///
    /// - Parameter width: how wide each is, in pixels.
    /// - Returns: the pictures, transparent where their shapes leave corners.
    /// - Throws: `PictureError`, if one is damaged in a way that only shows when it is decoded.
    package func photos(width: Int) throws(PictureError) -> [Int: ImageAsset] {
        var photos: [Int: ImageAsset] = [:]
        for case .image(let photo) in rendering.document?.pages.flatMap(\.items) ?? []
        where photos[photo.image] == nil {
            photos[photo.image] = try drawn { pages throws(PNGError) in
                try pages.pixels(of: photo, width: width)
            }
        }
        return photos
    }

    private func drawn<Picture>(
        _ draw: (PNGBackend) throws(PNGError) -> Picture
    ) throws(PictureError) -> Picture {
        guard let document = rendering.document, let fonts else { throw PictureError(.page(0)) }
        do throws(PNGError) {
            return try draw(try PNGBackend(document, fonts: fonts))
        } catch {
            throw PictureError(error)
        }
    }
}

/// Why there is no picture of a page.
package struct PictureError: Error, Sendable {
    /// The reason, as a finding.
    package let diagnostic: Diagnostic

    init(_ error: PNGError) {
        diagnostic =
            switch error {
            case .document(.image): Diagnostic(.photoDamaged, .error, "the photo is damaged")
            case .document(.font(.unreadable(let path, let reason))):
                Diagnostic(.fontUnreadable, .error, "the font \(path) cannot be used: \(reason)")
            default: Diagnostic(.pictureFailed, .error, "\(error)")
            }
    }
}

extension Diagnostic.Kind {
    static let pictureFailed = Self("picture-failed", .data)
}
