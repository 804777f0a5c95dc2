import Pages

/// Signs of Chinese and Japanese text that take a whole square and leave half of it empty, such as stops
/// and brackets.
///
/// The empty half is air between the sign and a letter. At a line's edge it makes the edge ragged: there
/// it is left out (JLREQ, 3.1.3 and 3.1.4; CLREQ, 3.1.6). Between two signs it stays, against the same
/// rules: a sign that begins inside the square of another starts a new line for poppler.
struct FullWidthSigns {
    /// The empty halves by their clusters.
    private var halves: [Int: Half] = [:]

    /// The halves of a square.
    enum Half { case left, right }

    /// What a sign gives up, in em.
    private static let share = 0.5
    /// The least advance of a sign that takes a whole square, in em.
    private static let fullWidth = 0.95

    /// No signs.
    init() {}

    /// Finds the signs of a text.
    init(_ shaped: ShapedText, shaper: any TextShaper) {
        for (index, cluster) in shaped.clusters.enumerated()
        where cluster.textLength == 3 && cluster.glyphCount == 1
            && cluster.advance >= Self.fullWidth && Self.isSign(shaped, cluster)
        {
            let glyph = shaped.glyphs[Int(cluster.glyphStart)]
            guard let ink = shaper.ink(of: glyph.id, face: Int(cluster.face)) else { continue }
            if ink.upperBound + glyph.dx <= 1 - Self.share + 0.05 {
                halves[index] = .right
            } else if ink.lowerBound + glyph.dx >= Self.share - 0.05 {
                halves[index] = .left
            }
        }
    }

    /// What a line leaves out at its start, in em of its first cluster.
    func atStart(of clusters: Range<Int>) -> Double {
        halves[clusters.lowerBound] == .left ? Self.share : 0
    }

    /// What a line that ends before a cluster leaves out at its end, in em of its last cluster.
    func atEnd(_ end: Int) -> Double { halves[end - 1] == .right ? Self.share : 0 }

    /// Whether there is none.
    var isEmpty: Bool { halves.isEmpty }

    /// Whether a cluster is a sign of the classes of opening and closing brackets, commas and stops, or a
    /// quotation mark.
    private static func isSign(_ shaped: ShapedText, _ cluster: ShapedCluster) -> Bool {
        let bytes = shaped.text[Int(cluster.textStart)..<Int(cluster.textStart) + 3]
        guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
            return false
        }
        switch scalar.value {
        case 0x2018, 0x2019, 0x201C, 0x201D, 0x3001, 0x3002, 0x3008...0x3011, 0x3014...0x301B,
            0x301D...0x301F, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3B,
            0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F, 0xFF60:
            return true
        default: return false
        }
    }
}
