import Pages

extension Typesetter {
    /// Where a picture hangs beside lines of text.
    struct Hung {
        /// The distance of its top from the top of what stands side by side, in points.
        var y: Double
        /// How much taller a photo is, in points, so that its foot is on a baseline; negative where some is cut off.
        var growth = 0.0
        /// How far the lines are moved down, in points.
        var drop = 0.0
    }

    /// Where pictures hang beside lines: their top level with the first line's capitals and their foot on a baseline,
    /// or their middle in that of the lines.
    ///
    /// - Parameters:
    ///   - height: the height of all pictures and rules, in points.
    ///   - growths: how much taller the photo among them may be, in points; negative where some may be cut off.
    ///   - lines: the lines beside them.
    ///   - alignment: how both are to be aligned.
    /// - Returns: their place.
    func hung(
        _ height: Double, growing growths: ClosedRange<Double>, beside lines: Strip,
        _ alignment: HeaderLayout.Level
    ) -> Hung {
        // What is taller than the lines begins where these began, and moves them down.
        func level(_ y: Double) -> Hung {
            let drop = max(-y, 0)
            return Hung(y: max(y, 0), drop: grid?.whole(drop) ?? drop)
        }
        guard let first = lines.firstBaseline, let last = lines.lastBaseline else {
            return Hung(y: 0)
        }
        let top = first - capitals(of: lines, at: first)
        // The lowest baseline that the photo's foot can stand on.
        let foot = lines.baselines.filter { growths.contains($0 - top - height) }.max()
        let growth = foot.map { $0 - top - height }
        switch alignment {
        case .top: return Hung(y: top, growth: growth ?? 0)
        case .middle:
            // One that is little taller than the lines is as tall as they are.
            if foot == last, let growth { return Hung(y: top, growth: growth) }
            return level((top + last - height) / 2)
        case .bottom: return level(last - height)
        }
    }

    /// The share of its height that a photo keeps where its foot is brought to a baseline.
    private static let leastPhoto = 0.93

    /// The height of the tallest capitals on a baseline, in points.
    private func capitals(of lines: Strip, at baseline: Double) -> Double {
        lines.items.compactMap { item -> Double? in
            guard case .line(let line) = item,
                abs(line.origin.y - baseline) < BaselineGrid.tolerance
            else { return nil }
            return galley.paragraphs[line.paragraph].tallest.map {
                shaper.metrics(of: $0.font).capHeight * $0.size
            }
        }.max() ?? 0
    }

    /// Sets the half of a head that has no text anew, hung beside the other one; returns where it ends.
    mutating func hang(
        _ parts: [HeaderBlock.Part], _ space: Double, x: Double, _ measure: Double, height: Double,
        in half: inout Strip, beside lines: inout Strip, _ end: inout Double,
        _ level: HeaderLayout.Level
    ) -> Double {
        var parts = parts
        let photo = parts.firstIndex { $0.content.photo != nil }
        let picture = photo.flatMap { parts[$0].content.photo }
        let hung = hung(
            height, growing: picture.map { growths(of: $0, within: measure) } ?? 0...0,
            beside: lines, level)
        if let photo, var picture {
            picture.growth = hung.growth
            parts[photo].content = .photo(picture)
        }
        half = Strip(height: 0)
        lines.move(x: 0, y: hung.drop)
        end += hung.drop
        return set(parts, space, x: x, y: hung.y, measure, into: &half)
    }

    /// How much taller a photo may be, in points; negative where some of it may be cut off.
    ///
    /// A circle stays one, and what is cut to a square may be as tall as its frame.
    func growths(of photo: HeaderBlock.Photo, within measure: Double) -> ClosedRange<Double> {
        let layout = photo.layout
        let height = frame(of: photo, within: measure).height
        let most = layout.shape == .square ? max(layout.height - height, 0) : 0
        return layout.shape == .circle ? 0...0 : height * (Self.leastPhoto - 1)...most
    }

    /// The size of a photo inside the frame that the layout gives, with its own aspect.
    func frame(of photo: HeaderBlock.Photo, within measure: Double) -> Size {
        let layout = photo.layout
        let most = min(layout.width, measure)
        // Circles and squares are cut from the picture, a rectangle shows all of it.
        if layout.shape == .circle || layout.shape == .square {
            let side = min(most, layout.height)
            return Size(width: side, height: side + photo.growth)
        }
        let height = min(layout.height, most / photo.aspect)
        return Size(width: height * photo.aspect, height: height + photo.growth)
    }

    func place(
        _ photo: HeaderBlock.Photo, _ size: Size, x: Double, y: Double, in strip: inout Strip
    ) {
        let layout = photo.layout
        let frame = Rect(x: x, y: y, width: size.width, height: size.height)
        var inner = frame
        if layout.frame > 0 {
            let shape =
                layout.shape == .circle
                ? PathShape(ellipseIn: frame, fill: layout.frameColor)
                : PathShape(
                    roundedRect: frame, radius: layout.shape == .rounded ? 4 + layout.frame : 0,
                    fill: layout.frameColor)
            strip.add(shape)
            inner = Rect(
                x: frame.minX + layout.frame, y: frame.minY + layout.frame,
                width: max(frame.size.width - 2 * layout.frame, 1),
                height: max(frame.size.height - 2 * layout.frame, 1))
        }
        strip.items.append(
            .image(
                ImagePlacement(
                    image: 0, frame: inner, shape: layout.shape.pageShape, tone: layout.tone,
                    element: photo.element)))
    }
}

extension HeaderBlock.Content {
    fileprivate var photo: HeaderBlock.Photo? {
        if case .photo(let photo) = self { photo } else { nil }
    }
}

extension PhotoLayout.Shape {
    /// The outline that pages know; rounded corners have a radius of 4 pt.
    fileprivate var pageShape: ImagePlacement.Shape {
        switch self {
        case .rectangle, .square: .rectangle
        case .rounded: .rounded(4)
        case .circle: .ellipse
        }
    }
}
