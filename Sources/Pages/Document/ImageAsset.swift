/// A checked picture, ready to be drawn.
///
/// Pixels are decoded, upright and free of metadata; a JPEG file that can be passed on as it is stays
/// one, and may have to be turned on the page.
public struct ImageAsset: Sendable, Hashable {
    /// The width of the upright picture, in pixels.
    public var width: Int
    /// The height of the upright picture, in pixels.
    public var height: Int
    /// The picture's data.
    public var content: Content
    /// How the data are turned; anything but `up` for `jpeg` only.
    public var orientation: Orientation

    /// Makes a picture from the size it has when it is upright, and its data.
    public init(width: Int, height: Int, content: Content, orientation: Orientation = .up) {
        self.width = width
        self.height = height
        self.content = content
        self.orientation = orientation
    }

    /// The width of the data as they are stored, in pixels.
    public var storedWidth: Int { orientation.swapsSides ? height : width }
    /// The height of the data as they are stored, in pixels.
    public var storedHeight: Int { orientation.swapsSides ? width : height }

    /// How the picture's data are held.
    public enum Content: Sendable, Hashable {
        /// Four bytes a pixel, row by row: blue, green, red, alpha, colours premultiplied by alpha.
        case pixels([UInt8])
        /// A JPEG file of one or three 8-bit components without metadata, turned as `orientation` says.
        case jpeg([UInt8])
    }
}

/// A picture on a page.
public struct ImagePlacement: Sendable, Equatable {
    /// The index of the picture in the document's list.
    public var image: Int
    /// Where it stands; of a higher picture the part around its upper third is shown, where a face
    /// is, and of a wider one the middle.
    public var frame: Rect
    /// How it is cut.
    public var shape: Shape
    /// Whether it is shown in its colours.
    public var tone: Tone
    /// The figure element it belongs to, by index.
    public var element: Int?

    /// Makes a placed picture.
    public init(
        image: Int, frame: Rect, shape: Shape = .rectangle, tone: Tone = .color,
        element: Int? = nil
    ) {
        self.image = image
        self.frame = frame
        self.shape = shape
        self.tone = tone
        self.element = element
    }

    /// Where the whole of a picture would stand, of which the frame shows a part.
    public func whole(of image: ImageAsset) -> Rect {
        let aspect = Double(image.width) / Double(max(image.height, 1))
        let (width, height) = (frame.size.width, frame.size.height)
        if width > height * aspect {
            let tall = width / aspect
            let above = max(tall / 3 - height / 2, 0)
            return Rect(x: frame.minX, y: frame.minY - above, width: width, height: tall)
        }
        let wide = height * aspect
        return Rect(x: frame.minX - (wide - width) / 2, y: frame.minY, width: wide, height: height)
    }

    /// The colours that pictures may be shown in: their own, or greys of the same lightness.
    public enum Tone: String, Sendable, Hashable, CaseIterable { case color, gray }

    /// The outlines that pictures may be cut to.
    public enum Shape: Sendable, Hashable {
        /// The whole picture.
        case rectangle
        /// Rounded corners of a radius in points.
        case rounded(Double)
        /// The ellipse that fits the frame; a circle in a square one.
        case ellipse
    }
}
