/// What a photo may be, so that no file takes the machine's memory or makes a PDF that nobody can
/// send.
package struct PhotoLimits: Sendable, Hashable {
    /// The most bytes of a file.
    package var bytes = 10 * 1024 * 1024
    /// The most pixels along one side.
    package var side = 8192
    /// The most pixels in all.
    package var pixels = 32_000_000
    /// The longer side, in pixels, that larger pixel pictures are reduced to: a hand's width in print.
    package var keptSide = 1200

    /// Makes the usual limits.
    package init() {}

    /// Refuses a picture that is too large, by its sides in pixels.
    func check(width: Int, height: Int) throws(PhotoError.Reason) {
        guard width <= side, height <= side, width * height <= pixels else {
            throw .tooManyPixels(width: width, height: height, limits: self)
        }
    }
}
