import Pages

/// What can be measured on the pages of a file.
package struct PageFacts: Sendable {
    /// How far down each page is filled, 0 to 1.
    package var fills: [Double] = []
    /// The smallest type, in points; nil without text.
    package var smallestType: Double?
    /// The least contrast of text with its ground, 1 to 21; nil where none is known.
    package var leastContrast: Double?
    /// How many bytes the file has.
    package var bytes: Int

    /// Measures a file; `areas` are the parts within the margins from the top of each page, if they
    /// are known.
    package init(_ pdf: ReadPDF, areas: [ClosedRange<Double>?] = []) {
        bytes = pdf.bytes.count
        for (index, page) in pdf.pages.enumerated() {
            let area = index < areas.count ? areas[index] : nil
            fills.append(Self.fill(of: page, area))
            for text in page.texts where text.isSeen {
                smallestType = min(smallestType ?? .infinity, text.size)
                if let contrast = text.contrast {
                    leastContrast = min(leastContrast ?? .infinity, contrast)
                }
            }
        }
    }

    private static func fill(of page: PageContent, _ area: ClosedRange<Double>?) -> Double {
        let texts = page.texts.filter { !$0.isArtifact && $0.isSeen }
        guard let lowest = texts.map(\.origin.y).min(),
            let highest = texts.map({ $0.origin.y + $0.size * 0.75 }).max()
        else { return 0 }
        // Without known margins, the foot's is taken to be as high as the head's.
        let top = area.map { page.area.maxY - $0.lowerBound } ?? highest
        let bottom =
            area.map { page.area.maxY - $0.upperBound }
            ?? page.area.minY + (page.area.maxY - highest)
        guard top > bottom else { return 1 }
        return ((top - lowest) / (top - bottom)).clamped(to: 0...1)
    }
}
