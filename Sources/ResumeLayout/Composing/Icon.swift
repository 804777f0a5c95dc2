import Pages

/// A sign before a contact item or a section's title.
///
/// Filled outlines, which leave no characters in the text. Drawn on a grid of 24 units,
/// which is a little less than one em.
struct Icon: Hashable {
    /// An outline, or a part of one.
    typealias Outline = [PathShape.Segment]

    private let outline: Outline
    /// The word that it stands in the place of; nil beside a text that says as much.
    var alternative: String?

    /// Makes an icon of parts, drawn as one figure.
    init(_ parts: Outline...) { outline = parts.flatMap { $0 } }

    /// How far the text stands from the icon's left edge, in em.
    static let advance = 1.22

    /// The size of the grid, in em.
    static let gridSize = 0.94

    /// The icon in a colour, with its left edge at `x` and its middle at a height, in points.
    func shape(x: Double, middle: Double, size: Double, color: Color) -> PathShape {
        let scale = size * Self.gridSize / 24
        let segments = outline.map { segment in
            segment.mapped { Point(x: x + $0.x * scale, y: middle + ($0.y - 12) * scale) }
        }
        return PathShape(segments: segments, fill: color, alternative: alternative)
    }
}

extension Icon {
    /// The icon of a section, by its key; nil for sections of the person's own.
    static func section(_ key: String) -> Icon? {
        switch key {
        case "summary": .personCard
        case "work": .briefcase
        case "volunteer": .heart
        case "education": .mortarboard
        case "awards": .trophy
        case "certificates": .rosette
        case "publications": .openBook
        case "skills": .sliders
        case "languages": .speechBubble
        case "interests": .star
        case "references": .quotationMark
        case "projects": .folder
        default: nil
        }
    }
}
