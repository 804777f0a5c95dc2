import Pages

/// A shaper that remembers what it has shaped: trials at other sizes and widths shape nothing again,
/// since advances are in em.
final class ShapingCache: TextShaper {
    private let shaper: any TextShaper
    private var shaped: [StyledText: ShapedText] = [:]
    private var measures: [FontQuery: FontMetrics] = [:]

    init(_ shaper: any TextShaper) {
        self.shaper = shaper
    }

    var faces: [FontFace] { shaper.faces }

    func shape(_ text: StyledText) -> ShapedText {
        if let known = shaped[text] { return known }
        let result = shaper.shape(text)
        shaped[text] = result
        return result
    }

    func metrics(of query: FontQuery) -> FontMetrics {
        if let known = measures[query] { return known }
        let result = shaper.metrics(of: query)
        measures[query] = result
        return result
    }
}
