/// A colour of the sRGB space.
public struct Color: Sendable, Hashable {
    /// The red part, 0 to 1.
    public var red: Double
    /// The green part, 0 to 1.
    public var green: Double
    /// The blue part, 0 to 1.
    public var blue: Double

    /// Makes a colour from its parts, each 0 to 1.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes a colour from 24 bits, `0xRRGGBB`.
    public init(hex: UInt32) {
        red = Double(hex >> 16 & 0xFF) / 255
        green = Double(hex >> 8 & 0xFF) / 255
        blue = Double(hex & 0xFF) / 255
    }

    /// Black.
    public static let black = Color(hex: 0x000000)
}
