import Pages

extension ShownText {
    /// Type below this size, in points, is not meant to be read.
    static let smallestSeen = 2.0
    /// Colours of less contrast than this cannot be told apart; 1 is none at all.
    static let leastContrast = 1.15

    /// Whether there is something to see.
    var isSeen: Bool {
        !isInvisible && size >= Self.smallestSeen
            && text.contains { !$0.isWhitespace }
    }

    /// The contrast with the ground; nil where either is not known, or where nothing can be told
    /// apart, which is another matter.
    var contrast: Double? {
        guard let color, let ground else { return nil }
        let contrast = color.contrast(with: ground)
        return contrast < Self.leastContrast ? nil : contrast
    }
}
