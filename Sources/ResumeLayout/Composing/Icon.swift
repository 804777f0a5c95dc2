import Pages

/// A sign before a contact item or a section's title.
///
/// Filled outlines, which leave no characters in the text. Drawn on a grid of 24 units,
/// which is a little less than one em.
enum Icon: CaseIterable {
    case pin
    case envelope
    case phone
    case globe
    case person
    case briefcase
    case mortarboard
    case sliders
    case speechBubble
    case folder
    case trophy
    case rosette
    case openBook
    case heart
    case star
    case quotationMark
    case personCard
    case calendar

    /// How far the text stands from the icon's left edge, in em.
    static let advance = 1.22

    /// The size of the grid, in em.
    private static let gridSize = 0.94

    /// The icon in a colour, with its left edge at `x` and its middle at a height, in points.
    func shape(x: Double, middle: Double, size: Double, color: Color) -> PathShape {
        let scale = size * Self.gridSize / 24
        let segments = outline.map { segment in
            segment.mapped { Point(x: x + $0.x * scale, y: middle + ($0.y - 12) * scale) }
        }
        return PathShape(segments: segments, fill: color)
    }

    private var outline: [PathShape.Segment] {
        switch self {
        case .pin: IconOutlines.pin
        case .envelope: IconOutlines.envelope
        case .phone: IconOutlines.phone
        case .globe: IconOutlines.globe
        case .person: IconOutlines.person
        case .briefcase: IconOutlines.briefcase
        case .mortarboard: IconOutlines.mortarboard
        case .sliders: IconOutlines.sliders
        case .speechBubble: IconOutlines.speechBubble
        case .folder: IconOutlines.folder
        case .trophy: IconOutlines.trophy
        case .rosette: IconOutlines.rosette
        case .openBook: IconOutlines.openBook
        case .heart: IconOutlines.heart
        case .star: IconOutlines.star
        case .quotationMark: IconOutlines.quotationMark
        case .personCard: IconOutlines.personCard
        case .calendar: IconOutlines.calendar
        }
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
