import Pages

extension ImageAsset {
    /// The picture in a tone with its longer side reduced to a number of pixels, or as it is if that is
    /// not longer.
    ///
    /// Pixels stay without loss. A JPEG file becomes a smaller one, turned as it was; one that cannot
    /// be decoded is left as it is, for viewers to make the best of.
    func reduced(to limit: Int, _ tone: ImagePlacement.Tone = .color) -> ImageAsset {
        let isLong = max(width, height) > limit
        guard isLong || tone == .gray else { return self }
        switch content {
        case .pixels(let bytes):
            let grid = PixelGrid(width: width, height: height, bytes: bytes).reduced(to: limit)
                .toned(tone)
            return ImageAsset(width: grid.width, height: grid.height, content: .pixels(grid.bytes))
        case .jpeg(let bytes):
            // Twice the pixels, so that averaging has enough of them for sharp edges.
            let isGrey = JPEGPixels.isGrey(bytes)
            guard isLong || !isGrey,
                let grid = JPEGPixels.decode(bytes, atLeast: 2 * limit)?.reduced(to: limit),
                let file = JPEGPixels.encode(grid, isGrey: isGrey || tone == .gray)
            else { return self }
            let isTurned = orientation.swapsSides
            return ImageAsset(
                width: isTurned ? grid.height : grid.width,
                height: isTurned ? grid.width : grid.height, content: .jpeg(file),
                orientation: orientation)
        }
    }
}

extension PixelGrid {
    fileprivate func reduced(to limit: Int) -> PixelGrid {
        bytes.withUnsafeBufferPointer { pixels in
            guard let source = pixels.baseAddress else { return self }
            return PixelReduction(source: source, width: width, height: height, stride: width * 4)
                .reduced(to: limit)
        }
    }
}
