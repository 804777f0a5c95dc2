extension ImageAsset {
    /// How a stored picture is turned, with the values of Exif 2.32, 4.6.4, tag 274.
    public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
        /// Stored as it is to be seen.
        case up = 1
        /// To be mirrored left to right.
        case upMirrored = 2
        /// To be turned by half a turn.
        case down = 3
        /// To be mirrored top to bottom.
        case downMirrored = 4
        /// To be mirrored along the diagonal from the top left.
        case leftMirrored = 5
        /// To be turned a quarter clockwise.
        case right = 6
        /// To be mirrored along the diagonal from the top right.
        case rightMirrored = 7
        /// To be turned a quarter anticlockwise.
        case left = 8

        /// Whether the upright picture is as wide as the stored one is high.
        public var swapsSides: Bool { rawValue >= 5 }
    }
}
