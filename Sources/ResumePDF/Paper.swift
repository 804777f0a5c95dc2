import Pages

/// A paper size.
public enum Paper: String, Sendable, Hashable, CaseIterable {
    /// ISO 216 A4, 210 × 297 mm.
    case a4
    /// US Letter, 8.5 × 11 in.
    case letter

    /// The size, in points.
    var size: Size {
        switch self {
        case .a4: Size(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
        case .letter: Size(width: 612, height: 792)
        }
    }

    /// The size as CUPS names it.
    package var media: String { size.media }
}

extension Size {
    /// The size as CUPS names it: `A4`, `Letter`, or `Custom.400x500` in points.
    var media: String {
        for (paper, name) in [(Paper.a4, "A4"), (.letter, "Letter")]
        where abs(paper.size.width - width) < 1 && abs(paper.size.height - height) < 1 {
            return name
        }
        return "Custom.\(Int(width.rounded()))x\(Int(height.rounded()))"
    }
}
