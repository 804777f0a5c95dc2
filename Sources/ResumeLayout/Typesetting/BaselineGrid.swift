import Pages

/// The lines, a step apart, that all text of a page stands on.
///
/// The tops of strips, and of the boxes of lines on them, are whole steps below the top of the page's
/// text, and in each box the baseline is as far below a grid line as in one of running text. So what
/// stands side by side is level wherever pages end. That is the baseline grid of Müller-Brockmann
/// (Grid Systems in Graphic Design, 1981).
struct BaselineGrid: Equatable {
    /// The distance of the grid's lines, in points; above 0.
    let step: Double
    /// The distance of the first line from the top of a page's text, in points; less than a step.
    let phase: Double

    /// What is closer to a line of the grid stands on it, in points.
    static let tolerance = 1e-3

    init(step: Double, phase: Double) {
        self.step = step
        self.phase = phase
    }

    /// The grid of a layout, which its running text sets the measure of; nil for none.
    init?(_ layout: Layout, shaper: any TextShaper) {
        guard let step = layout.gridStep else { return nil }
        let body = layout.main.styles[.body]
        self.step = step
        phase = Self.rest(body.baseline(shaper.metrics(of: body.font)), step)
    }

    // MARK: Styles

    /// Rounds the distance of baselines to whole steps, never to much less than the size asks for.
    func round(_ style: inout TextStyle) {
        var steps = max((style.lineHeight / step).rounded(), 1)
        let least = min(style.lineHeight, style.size) * Self.leastLineHeight
        if steps * step < least { steps += 1 }
        style.leading = steps * step / style.size
    }

    /// The share of its size, or of a distance less than that, that a distance of baselines keeps.
    private static let leastLineHeight = 0.97

    /// A layout whose styles are rounded, and whose first page begins whole steps from where the others
    /// do.
    func rounded(_ layout: Layout) -> Layout {
        var layout = layout
        let own = layout.main.styles
        layout.main.styles.change { round(&$0) }
        // A head keeps its own distances; what stands at the top of a side column is level with the main one.
        for slot in TextStyles.Slot.head {
            layout.main.styles[slot].leading = own[slot].leading
        }
        layout.side?.look.styles.change { round(&$0) }
        let margins = layout.page.margins
        layout.page.margins.firstTop = margins.firstTop.map { first in
            let rounded = margins.top + whole(first - margins.top)
            return rounded < 0 ? rounded + step : rounded
        }
        return layout
    }

    /// A text whose styles are rounded.
    func rounded(_ text: ComposedText) -> ComposedText {
        var text = text
        for run in text.runs.indices { round(&text.runs[run].style) }
        return text
    }

    // MARK: Places

    /// The grid's line nearest to a baseline, both counted from a whole step, in points.
    func line(nearest baseline: Double) -> Double { phase + whole(baseline - phase) }

    /// A distance rounded to whole steps; half a step counts as one.
    func whole(_ distance: Double) -> Double {
        (distance / step + 0.5 + Self.tolerance).rounded(.down) * step
    }

    /// The fewest whole steps that a distance, above 0, fits into, in points.
    func whole(over distance: Double) -> Double {
        ((distance - Self.tolerance) / step).rounded(.up) * step
    }

    /// The distance that brings what follows to a whole step, nearest to what is asked for.
    ///
    /// - Parameters:
    ///   - asked: the distance asked for, in points.
    ///   - height: how far what stands above reaches below a whole step, in points.
    ///   - least: what the distance may not be below, in points; nil for half of what is asked for
    ///     below a rule, a box or a picture, which end between the grid's lines, and 0 below text.
    /// - Returns: the distance, in points; below 0 at most where the least one is.
    func space(_ asked: Double, below height: Double, least: Double? = nil) -> Double {
        let least = least ?? (isWhole(height) ? 0 : asked / 2)
        let space = whole(height + asked) - height
        let missing = least - space
        return missing > Self.tolerance ? space + whole(over: missing) : space
    }

    /// Moves what stands on a strip, and sets its distance from the strip above, so that its top is
    /// whole steps below that one's and its text stands on the grid.
    ///
    /// - Parameters:
    ///   - strip: what is moved.
    ///   - height: the height of the strip above, in points; nil for none.
    ///   - reach: how far something behind the strip reaches above it, in points.
    ///   - isFree: whether its own text stands beside the grid's lines.
    func place(
        _ strip: inout Strip, below height: Double?, reach: Double = 0, isFree: Bool = false
    ) {
        guard let baseline = strip.firstBaseline, !isFree else {
            if !strip.items.isEmpty, let height { placeDrawing(&strip, below: height) }
            return
        }
        // A box around the text, or a rule over it, goes with it.
        let shift = line(nearest: baseline) - baseline
        strip.move(x: 0, y: shift)
        strip.height += shift
        let asked = strip.spaceBefore
        let isDrawn = abs(shift) > Self.tolerance || reach > 0 || !isWhole(height ?? 0)
        let least = isDrawn ? reach + (asked - reach) / 2 : 0
        strip.spaceBefore = space(asked - shift, below: height ?? 0, least: least - shift)
    }

    /// What has no text stands where it was asked for: what is missing to a whole step is added to it.
    private func placeDrawing(_ strip: inout Strip, below height: Double) {
        let down = Self.rest(height + strip.spaceBefore, step)
        strip.move(x: 0, y: down)
        strip.height += down
        strip.spaceBefore -= down
    }

    private func isWhole(_ distance: Double) -> Bool {
        abs(whole(distance) - distance) <= Self.tolerance
    }

    /// What is left of a distance after whole steps, in points.
    private static func rest(_ distance: Double, _ step: Double) -> Double {
        distance - ((distance + tolerance) / step).rounded(.down) * step
    }
}

extension Layout {
    /// The distance of the lines of the grid that its pages stand on, in points; nil for no grid.
    var gridStep: Double? { page.grid.share.map { main.styles[.body].lineHeight * $0 } }
}

extension PageSetup.Grid {
    /// The step as a share of a line of running text; nil for none.
    fileprivate var share: Double? {
        switch self {
        case .none: nil
        case .eighthLine: 0.125
        case .quarterLine: 0.25
        case .halfLine: 0.5
        case .line: 1
        }
    }
}

extension TextStyle {
    /// The distance of a line's baseline from its top, in points: the face stands in the middle.
    func baseline(_ metrics: FontMetrics) -> Double {
        lineHeight / 2 + (metrics.ascent - metrics.descent) / 2 * size
    }
}
