import Pages

extension Typesetter {
    /// Sets the page's head as one strip: lines, with a photo beside them.
    mutating func setHeader(_ block: HeaderBlock) -> Strip {
        var strip = Strip(height: 0)
        let photo = block.photo.map { ($0, frame(of: $0, within: width)) }
        let taken = photo.map { $0.1.width + $0.0.layout.gap } ?? 0
        // Centred lines stay in the middle of the page, as far from the other edge as from the photo.
        let isCentred = block.parts.contains { $0.alignment == .center }
        let left = isCentred || block.photo?.layout.side == .left ? taken : 0
        let measure = max(width - (isCentred ? 2 * taken : taken), width * 0.3)
        // Rules at the end run below the photo, too.
        let rules = photo == nil ? 0 : block.parts.reversed().prefix { $0.content.isRule }.count
        let parts = Array(block.parts.dropLast(rules))
        strip.height = set(parts, block.space, x: left, y: 0, measure, into: &strip)
        if let (photo, size) = photo {
            let x = photo.layout.side == .left ? 0 : width - size.width
            // A photo taller than the lines beside it sets them in its middle.
            let rest = size.height - strip.height
            if rest > 0 {
                strip.move(x: 0, y: grid?.whole(rest / 2) ?? rest / 2)
                strip.height = size.height
            }
            place(photo, size, x: x, y: 0, in: &strip)
        }
        if rules > 0 {
            strip.height = set(
                block.parts.suffix(rules), block.space, x: 0, y: strip.height + block.space, width,
                into: &strip)
        }
        return strip
    }

    /// Sets parts below each other; returns the height below the last.
    mutating func set(
        _ parts: [HeaderBlock.Part], _ space: Double, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        var y = y
        for (number, part) in parts.enumerated() {
            if number > 0 { y += self.space(space, below: y, part.content) }
            switch part.content {
            case .text(let text):
                // A headline is a few words; the summary's paragraphs run on.
                let isShort = text.plain.utf8.count <= Self.longestHeadline
                y = set(
                    shaped(text), part.alignment, x: x, y: y, measure, areEven: isShort,
                    into: &strip)
            case .name(let text, let layout):
                let name = fitted(text, layout, to: measure)
                y = set(name, part.alignment, x: x, y: y, measure, areEven: true, into: &strip)
            case .contacts(let contacts):
                y = set(contacts, part.alignment, x: x, y: y, measure, into: &strip)
            case .photo(let photo):
                let size = frame(of: photo, within: measure)
                let inset = Self.x(part.alignment, lineWidth: size.width, in: measure)
                place(photo, size, x: x + inset, y: y, in: &strip)
                y += size.height
            case .rule(let rule, let length):
                let width = min(length ?? measure, measure)
                let inset = Self.x(part.alignment, lineWidth: width, in: measure)
                for shape in rule.shapes(x: x + inset, middle: y + rule.height / 2, width: width) {
                    strip.add(shape)
                }
                y += rule.height
            case .line(let contents, let separator):
                y = set(
                    contents, separator, part.alignment, space, x: x, y: y, measure, into: &strip)
            case .pair(let left, let right, let pair):
                let gap = pair.gap ?? min(12, measure * 0.05)
                let room = max(measure - gap, 2)
                let asked =
                    pair.rightShare.map { room - $0.points(in: room) }
                    ?? pair.share.points(in: room)
                let leftWidth = max(min(asked, room - 1), 1)
                var halves = (Strip(height: 0), Strip(height: 0))
                let leftEnd = set(left, space, x: x, y: 0, leftWidth, into: &halves.0)
                let rightEnd = set(
                    right, space, x: x + leftWidth + gap, y: 0, measure - leftWidth - gap,
                    into: &halves.1)
                // The lower ones of the two decide where the next begin.
                let height = max(leftEnd, rightEnd)
                halves.0.move(x: 0, y: y + drop(of: left, (height - leftEnd) * pair.level.share))
                halves.1.move(x: 0, y: y + drop(of: right, (height - rightEnd) * pair.level.share))
                strip.items += halves.0.items + halves.1.items
                y += height
            }
        }
        return y
    }

    private mutating func set(
        _ paragraph: ShapedParagraph, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, areEven: Bool, into strip: inout Strip
    ) -> Double {
        galley.paragraphs.append(paragraph)
        return set(
            linesOf: galley.paragraphs.count - 1, paragraph.alignment(alignment), x: x, y: y,
            measure, areEven: areEven, into: &strip)
    }

    /// The most bytes of a text that is set in even lines.
    private static let longestHeadline = 120

    /// The distance of a part from what ends at a height above it.
    private func space(
        _ asked: Double, below height: Double, _ content: HeaderBlock.Content
    ) -> Double {
        content.hasText ? grid?.space(asked, below: height) ?? asked : asked
    }

    /// How far the lower half of a pair is moved down.
    private func drop(of parts: [HeaderBlock.Part], _ asked: Double) -> Double {
        guard let grid, parts.contains(where: \.content.hasText) else { return asked }
        let drop = grid.whole(asked)
        return drop > asked + BaselineGrid.tolerance ? max(drop - grid.step, 0) : drop
    }

    // MARK: Photo

    /// The size of a photo inside the frame that the layout gives, with its own aspect.
    private func frame(of photo: HeaderBlock.Photo, within measure: Double) -> Size {
        let layout = photo.layout
        let most = min(layout.width, measure)
        // Circles and squares are cut from the picture, a rectangle shows all of it.
        if layout.shape == .circle || layout.shape == .square {
            let side = min(most, layout.height)
            return Size(width: side, height: side)
        }
        let height = min(layout.height, most / photo.aspect)
        return Size(width: height * photo.aspect, height: height)
    }

    private func place(
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
    /// Whether lines of text stand in it.
    fileprivate var hasText: Bool {
        switch self {
        case .text, .name, .contacts, .line: true
        case .photo, .rule: false
        case .pair(let left, let right, _):
            (left + right).contains(where: \.content.hasText)
        }
    }

    fileprivate var isRule: Bool { if case .rule = self { true } else { false } }
}

extension HeaderLayout.Level {
    /// How much of what a half is lower than the other stands above it.
    fileprivate var share: Double {
        switch self {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
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
