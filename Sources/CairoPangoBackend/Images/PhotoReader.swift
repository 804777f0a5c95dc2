package import Pages

/// Reads a photo: from the bytes of a file to a picture that is safe to put on a page.
///
/// What comes out is upright, of sensible size, and free of all metadata, such as the place where it
/// was taken. What cannot be shown everywhere is refused with a sentence, and nothing is decoded
/// before its size is known.
package struct PhotoReader: Sendable {
    /// What a photo may be.
    package var limits: PhotoLimits

    /// Makes a reader.
    package init(limits: PhotoLimits = PhotoLimits()) { self.limits = limits }

    /// Reads the photo in a file's bytes; errors call it by `name`.
    package func read(_ bytes: [UInt8], name: String) throws(PhotoError) -> ImageAsset {
        do {
            return try asset(bytes)
        } catch {
            throw PhotoError(name: name, reason: error)
        }
    }

    private func asset(_ bytes: [UInt8]) throws(PhotoError.Reason) -> ImageAsset {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
        let kind = PhotoKind(bytes)
        switch kind {
        case .png: return try asset(PNGFile(bytes, limits: limits))
        case .jpeg: return asset(try JPEGFile(bytes, limits: limits))
        default: throw .kind(kind)
        }
    }

    private func asset(_ file: PNGFile) throws(PhotoError.Reason) -> ImageAsset {
        let pixels = try file.pixels(reducedTo: limits.keptSide).turned(file.orientation)
        return ImageAsset(
            width: pixels.width, height: pixels.height, content: .pixels(pixels.bytes))
    }

    private func asset(_ file: JPEGFile) -> ImageAsset {
        var (width, height) = (file.frame.width, file.frame.height)
        if file.orientation.swapsSides { swap(&width, &height) }
        return ImageAsset(
            width: width, height: height, content: .jpeg(file.essence),
            orientation: file.orientation)
    }
}
