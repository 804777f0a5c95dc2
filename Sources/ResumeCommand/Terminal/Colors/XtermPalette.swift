import Pages

/// The 256 colours of xterm; the first 16 are the theme's own and are left out.
enum XtermPalette {
    private static let steps = [0, 95, 135, 175, 215, 255]

    /// The colour of the cube (16 to 231) or of the ramp of greys (232 to 255) that is nearest.
    static func nearest(to color: Color) -> Int {
        let wanted = color.bytes
        let (red, green, blue) = (step(wanted.red), step(wanted.green), step(wanted.blue))
        let cube = (steps[red], steps[green], steps[blue])
        let middle = (wanted.red + wanted.green + wanted.blue) / 3
        let grey = min(23, max(0, (middle - 3) / 10))
        let level = 8 + 10 * grey
        return distance(wanted, cube) <= distance(wanted, (level, level, level))
            ? 16 + 36 * red + 6 * green + blue : 232 + grey
    }

    private static func step(_ byte: Int) -> Int {
        steps.indices.min { abs(steps[$0] - byte) < abs(steps[$1] - byte) } ?? 0
    }

    private static func distance(
        _ first: (red: Int, green: Int, blue: Int), _ second: (red: Int, green: Int, blue: Int)
    ) -> Int {
        let (red, green, blue) = (
            first.red - second.red, first.green - second.green, first.blue - second.blue
        )
        return red * red + green * green + blue * blue
    }
}
