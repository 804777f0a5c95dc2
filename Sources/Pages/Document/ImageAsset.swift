/// A checked picture, ready to be drawn.
///
/// The pixels are decoded, upright and free of metadata; `jpeg` holds the same picture as baseline
/// or progressive JPEG data where the file already was one that can be passed on as it is.
public struct ImageAsset: Sendable, Hashable {
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int
    /// The picture's data.
    public var content: Content

    /// Makes a picture.
    public init(width: Int, height: Int, content: Content) {
        self.width = width
        self.height = height
        self.content = content
    }

    /// How the picture's data are held.
    public enum Content: Sendable, Hashable {
        /// Four bytes a pixel, row by row: blue, green, red, alpha, colours premultiplied by alpha.
        case pixels([UInt8])
        /// A JPEG file of one or three 8-bit components without metadata, the right way up.
        case jpeg([UInt8])
    }
}

/// A picture on a page.
public struct ImagePlacement: Sendable, Equatable {
    /// The index of the picture in the document's list.
    public var image: Int
    /// Where it stands.
    public var frame: Rect
    /// How it is cut.
    public var shape: Shape
    /// The figure element it belongs to, by index.
    public var element: Int?

    /// Makes a placed picture.
    public init(image: Int, frame: Rect, shape: Shape = .rectangle, element: Int? = nil) {
        self.image = image
        self.frame = frame
        self.shape = shape
        self.element = element
    }

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
