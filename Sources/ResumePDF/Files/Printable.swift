extension String {
    /// The text with each control character as `\u{1B}`, so that a file name from elsewhere cannot
    /// drive the terminal that shows it.
    ///
    /// Covers C0, DEL, C1, the line separators and the bidirectional controls (UAX #9, section 2).
    package var printable: String {
        guard unicodeScalars.contains(where: Self.drivesTerminals) else { return self }
        var shown = ""
        for scalar in unicodeScalars {
            if Self.drivesTerminals(scalar) {
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func drivesTerminals(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
