import Pages
import ResumeModel

/// A shaped text with the looks of its spans: everything that lines are cut and set from.
struct ShapedParagraph {
    private(set) var shaped: ShapedText
    /// The runs that the shaped text's spans stand for.
    let runs: [ComposedText.Run]
    /// The x of each cluster's left end on one endless line, in points; one more for the end.
    private(set) var offsets: [Double]
    /// The shaped text in few bytes, while one without clusters stands in its place.
    private var closed: PackedText?
    /// The structure element of the text; nil for decoration.
    let element: Int?
    /// Whether it is of a page from right to left: then its places count from the page's right.
    let isMirrored: Bool
    /// The run's style with the greatest distance of baselines; nil for no text.
    let tallest: TextStyle?
    /// The greatest size of its runs, in points; 0 for no text.
    let largestSize: Double
    let hasLinks: Bool
    /// How words are divided at line ends; nil where they stay whole.
    let written: WrittenHyphens?
    /// Whether signs stand between things, which vanish at a line's end.
    private let hasSeparators: Bool
    /// Signs that give up half of their squares at a line's edges.
    let signs: FullWidthSigns

    /// Shapes a text, with a blank after it: the last line of a page must end in one, since some
    /// extractors put nothing between the pages' texts.
    ///
    /// Words of a text that may be divided are so by a hyphenator; nil leaves them whole.
    init(
        _ text: ComposedText, language: TextLanguage, shaper: any TextShaper,
        hyphenator: Hyphenator? = nil
    ) {
        let hyphenates = text.hyphenates
        let element = text.element
        let text = text.withScaledSmallCapitals(shaper)
        var styled = text.styledText(language: language)
        if !styled.spans.isEmpty { styled.spans[styled.spans.count - 1].text += " " }
        let shaped = shaper.shape(styled)
        let signs =
            language.hasFullWidthSigns
            ? FullWidthSigns(shaped, shaper: shaper) : FullWidthSigns()
        self.init(
            shaped: shaped, runs: text.runs, element: element, isMirrored: language.isRightToLeft,
            signs: signs,
            written: hyphenates
                ? hyphenator.map {
                    WrittenHyphens($0, text.runs, language: language, shaper: shaper)
                } : nil)
    }

    init(
        shaped: ShapedText, runs: [ComposedText.Run], element: Int? = nil, isMirrored: Bool = false,
        signs: FullWidthSigns = FullWidthSigns(), written: WrittenHyphens? = nil
    ) {
        self.written = written
        self.shaped = shaped
        self.runs = runs
        self.element = element
        self.isMirrored = isMirrored
        self.signs = signs
        tallest = runs.max { $0.style.lineHeight < $1.style.lineHeight }?.style
        largestSize = runs.lazy.map(\.style.size).max() ?? 0
        hasLinks = runs.contains { $0.link != nil }
        hasSeparators = runs.contains { $0.kind == .separator }
        offsets = Self.offsets(of: shaped, runs)
    }

    private static func offsets(of shaped: ShapedText, _ runs: [ComposedText.Run]) -> [Double] {
        var x = 0.0
        var offsets: [Double] = [0]
        offsets.reserveCapacity(shaped.clusters.count + 1)
        var (span, size) = (-1 as Int32, 0.0)
        for cluster in shaped.clusters {
            if cluster.span != span {
                (span, size) = (cluster.span, runs[Int(cluster.span)].style.size)
            }
            x += cluster.advance * size
            offsets.append(x)
        }
        return offsets
    }

    /// Keeps the shaped text in few bytes, once all lines are cut; until it is opened, it has no
    /// clusters.
    mutating func close() {
        guard closed == nil else { return }
        let packed = shaped.pack()
        shaped = packed.frame
        offsets = []
        closed = packed
    }

    /// The paragraph with its clusters, as before it was closed, for lines to be set from it.
    ///
    /// - Parameter isMeasured: whether widths are asked for, too.
    /// - Returns: the paragraph without glyphs; itself if it is open.
    func opened(isMeasured: Bool = true) -> ShapedParagraph {
        guard let closed else { return self }
        var opened = self
        opened.closed = nil
        opened.shaped = closed.shaped(withGlyphs: false)
        if isMeasured { opened.offsets = Self.offsets(of: opened.shaped, runs) }
        return opened
    }

    /// The distance of baselines, in points: the greatest of the runs'.
    var lineHeight: Double { tallest?.lineHeight ?? 0 }

    /// Where its lines stand: those that begin at the right do so unless another place is asked for.
    func alignment(_ asked: Alignment) -> Alignment {
        shaped.baseLevel == 1 && !isMirrored && asked == .left ? .right : asked
    }

    /// Some clusters without the blank that ends the whole text.
    ///
    /// Capitals keep it: they may have a font of their own in the file, and PDFium goes by the width of
    /// a font's blank to tell where words end.
    func withoutFinalBlank(_ clusters: Range<Int>) -> Range<Int> {
        clusters.upperBound == shaped.clusters.count && clusters.count > 1
            && runs.last?.style.caps != .upper
            && shaped.clusters.last?.isSpace == true ? clusters.dropLast() : clusters
    }

    /// The width of some clusters without what vanishes at their end, in points.
    func width(of clusters: Range<Int>) -> Double {
        width(from: clusters.lowerBound, toTrimmed: trimmedEnd(of: clusters))
    }

    /// The width of the clusters from one on up to the end of what does not vanish, in points.
    func width(from start: Int, toTrimmed end: Int) -> Double {
        guard end > start else { return 0 }
        let width = offsets[end] - offsets[start]
        guard !signs.isEmpty else { return width }
        return width - trimAtStart(of: start..<end) - signs.atEnd(end) * size(of: end - 1)
    }

    /// How far the first sign of a line stands before it, in points: the empty half of its square.
    func trimAtStart(of clusters: Range<Int>) -> Double {
        signs.isEmpty || clusters.isEmpty
            ? 0 : signs.atStart(of: clusters) * size(of: clusters.lowerBound)
    }

    private func size(of cluster: Int) -> Double {
        runs[Int(shaped.clusters[cluster].span)].style.size
    }

    /// The width of a line: that of its clusters, and of the hyphen that it ends in.
    func lineWidth(_ line: Range<Int>) -> Double {
        width(of: line) + (line.last.map(writtenHyphenWidth) ?? 0)
    }

    /// The width of the whole text on one line, without the blanks at its end, in points.
    var width: Double { width(of: shaped.clusters.indices) }

    /// The width of the widest stretch without a place to end a line, in points.
    var widestWord: Double {
        var widest = 0.0
        var start = 0
        for (index, cluster) in shaped.clusters.enumerated()
        where cluster.breakAfter >= .allowed || index + 1 == shaped.clusters.count {
            widest = max(widest, width(of: start..<index + 1))
            start = index + 1
        }
        return widest
    }

    /// Whether a line ends where a word does.
    func endsWord(_ line: Range<Int>) -> Bool {
        line.upperBound == shaped.clusters.count
            || shaped.clusters[line.upperBound - 1].breakAfter >= .allowed
    }

    /// The width of the text from a cluster on, on one line, in points.
    func width(from cluster: Int) -> Double { width(of: cluster..<shaped.clusters.count) }

    /// The number of blanks inside a line.
    func blanks(in line: Range<Int>) -> Int {
        shaped.clusters[line.lowerBound..<trimmedEnd(of: line)].count { $0.isSpace }
    }

    /// The end of some clusters without the blanks there, and without a separator.
    func trimmedEnd(of clusters: Range<Int>) -> Int {
        var end = clusters.upperBound
        while end > clusters.lowerBound, shaped.clusters[end - 1].isSpace || isSeparator(end - 1) {
            end -= 1
        }
        return end
    }

    /// Whether a cluster belongs to what a layout puts between two things.
    func isSeparator(_ cluster: Int) -> Bool {
        hasSeparators && runs[Int(shaped.clusters[cluster].span)].kind == .separator
    }

    /// Whether a cluster is a blank that no line ends at.
    func isTie(_ cluster: Int) -> Bool {
        shaped.clusters[cluster].isSpace && shaped.clusters[cluster].breakAfter == .desperate
    }
}
