// The standard library's own normaliser, which swift-foundation uses in the same way. The package
// has no other: FoundationEssentials offers none, and tables of our own would age.
@_spi(_Unicode) import Swift

extension String {
    /// The text in Normalization Form C (UAX #15).
    package var normalized: String {
        unicodeScalars.contains(where: \.mayCompose) ? composed : self
    }

    /// The text in Normalization Form C, made without looking whether it already is.
    var composed: String {
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: _nfc)
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// Whether a text with this scalar may not be in Normalization Form C.
    ///
    /// False only for blocks of which every scalar is a starter that composes with nothing before
    /// it (NFC_Quick_Check=Yes): a fast way out for most texts, not the whole property.
    var mayCompose: Bool {
        switch value {
        case ..<0x300, 0x400...0x482, 0x2010...0x205E, 0x20A0...0x20CF, 0x2190...0x2328,
            0x2500...0x2ADB, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF,
            0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F000...0x1FAFF:
            false
        default:
            true
        }
    }
}
