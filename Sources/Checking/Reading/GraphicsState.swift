import PDFFile
import Pages

/// What operators draw with (ISO 32000-1, 8.4 and 9.3), as far as text needs it.
struct GraphicsState {
    /// Where things come to stand.
    var matrix = Matrix()
    /// The colour inside; nil for a pattern or a space that is not known here.
    var fill: Color? = .black
    /// How much covers what is below, 0 to 1.
    var alpha = 1.0
    /// The font, by its key.
    var font: Int?
    /// The size that the font is set in.
    var size = 0.0
    /// Space after each glyph.
    var letterSpace = 0.0
    /// Space after each blank, too.
    var wordSpace = 0.0
    /// How wide glyphs are drawn; 1 as they are.
    var stretch = 1.0
    /// The distance of lines.
    var leading = 0.0
    /// How far text stands above its baseline.
    var rise = 0.0
    /// How glyphs are drawn: filled, outlined, not at all (ISO 32000-1, table 106).
    var mode = 0

    /// Does what an operator says, if it concerns the state alone; gives whether it does.
    mutating func perform(
        _ name: String, _ operands: [PDFObject], _ traits: inout ContentTraits
    ) -> Bool {
        let numbers = operands.compactMap(\.number)
        func last(_ usual: Double) -> Double { numbers.last ?? usual }
        switch name {
        case "cm": if let next = Matrix(operands) { matrix = next.then(matrix) }
        case "Tc": letterSpace = last(0)
        case "Tw": wordSpace = last(0)
        case "Tz": stretch = last(100) / 100
        case "TL": leading = last(0)
        case "Ts": rise = last(0)
        case "Tr": mode = Int(last(0).clamped(to: 0...7))
        case "rg", "g":
            fill = Self.color(numbers)
            traits.usesDeviceColor = true
        case "k":
            fill = Self.color(numbers)
            traits.usesInks = true
        case "RG", "G": traits.usesDeviceColor = true
        case "K": traits.usesInks = true
        case "cs":
            fill = .black
            note(operands.first?.name, &traits)
        case "CS": note(operands.first?.name, &traits)
        case "sc", "scn": fill = operands.last?.name == nil ? Self.color(numbers) : nil
        case "SC", "SCN", "w", "J", "j", "M", "d", "ri", "i": break
        default: return false
        }
        return true
    }

    private func note(_ space: PDFName?, _ traits: inout ContentTraits) {
        switch space {
        case "DeviceRGB", "DeviceGray": traits.usesDeviceColor = true
        case "DeviceCMYK": traits.usesInks = true
        default: break
        }
    }

    /// The colour of one, three or four parts (ISO 32000-1, 10.3); nil for another number.
    private static func color(_ parts: [Double]) -> Color? {
        let parts = parts.map { $0.clamped(to: 0...1) }
        switch parts.count {
        case 1: return Color(red: parts[0], green: parts[0], blue: parts[0])
        case 3: return Color(red: parts[0], green: parts[1], blue: parts[2])
        case 4:
            let light = 1 - parts[3]
            return Color(
                red: (1 - parts[0]) * light, green: (1 - parts[1]) * light,
                blue: (1 - parts[2]) * light)
        default: return nil
        }
    }
}

extension Double {
    /// The nearest number of a range.
    func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
    }
}
