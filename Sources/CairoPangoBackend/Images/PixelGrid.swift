import Pages

/// Pixels of four bytes: blue, green, red and alpha, colours premultiplied, row by row.
struct PixelGrid: Equatable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    /// The same picture, turned upright.
    func turned(_ orientation: ImageAsset.Orientation) -> PixelGrid {
        if orientation == .up { return self }
        // Where the upright picture's first pixel is stored, and how far its next ones are from it
        // to the right and below.
        let (start, right, below) =
            switch orientation {
            case .up: (0, 1, width)
            case .upMirrored: (width - 1, -1, width)
            case .down: (width * height - 1, -1, -width)
            case .downMirrored: (width * (height - 1), 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (width * (height - 1), -width, 1)
            case .rightMirrored: (width * height - 1, -width, -1)
            case .left: (width - 1, width, -1)
            }
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        var turned: [UInt8] = []
        turned.reserveCapacity(bytes.count)
        for row in 0..<newHeight {
            for column in 0..<newWidth {
                let pixel = 4 * (start + row * below + column * right)
                turned += bytes[pixel..<pixel + 4]
            }
        }
        return PixelGrid(width: newWidth, height: newHeight, bytes: turned)
    }

    /// The picture in its colours, or in greys of the same luma.
    ///
    /// Source of the weights: ITU-R BT.601, 2.5.1, which JPEG files are made by, too.
    func toned(_ tone: ImagePlacement.Tone) -> PixelGrid {
        guard tone == .gray else { return self }
        var grey = bytes
        for pixel in stride(from: 0, to: grey.count - 3, by: 4) {
            let luma =
                114 * Int(grey[pixel]) + 587 * Int(grey[pixel + 1]) + 299 * Int(grey[pixel + 2])
            let level = UInt8((luma + 500) / 1000)
            for part in pixel..<pixel + 3 { grey[part] = level }
        }
        return PixelGrid(width: width, height: height, bytes: grey)
    }
}
