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
        strip.height = set(block.parts, x: left, y: 0, measure, into: &strip)
        if let (photo, size) = photo {
            let x = photo.layout.side == .left ? 0 : width - size.width
            // A photo taller than the lines beside it sets them in its middle.
            let rest = size.height - strip.height
            if rest > 0 {
                strip.move(x: 0, y: rest / 2)
                strip.height = size.height
            }
            place(photo, Rect(x: x, y: 0, width: size.width, height: size.height), in: &strip)
        }
        return strip
    }

    /// Sets parts below each other; returns the height below the last.
    mutating func set(
        _ parts: [HeaderBlock.Part], x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        var y = y
        for (number, part) in parts.enumerated() {
            if number > 0 { y += part.spaceBefore }
            switch part.content {
            case .text(let text, let element):
                y = set(text, element, part.alignment, x: x, y: y, measure, into: &strip)
            case .contacts(let contacts):
                y = set(contacts, part.alignment, x: x, y: y, measure, into: &strip)
            case .photo(let photo):
                let size = frame(of: photo, within: measure)
                let inset = Self.x(part.alignment, lineWidth: size.width, in: measure)
                place(
                    photo,
                    Rect(x: x + inset, y: y, width: size.width, height: size.height), in: &strip)
                y += size.height
            case .rule(let rule, let length):
                let width = min(length ?? measure, measure)
                let inset = Self.x(part.alignment, lineWidth: width, in: measure)
                strip.add(
                    PathShape(
                        Rect(x: x + inset, y: y, width: width, height: rule.thickness),
                        fill: rule.color))
                y += rule.thickness
            case .pair(let left, let right, let share, let level):
                y = set(left, right, share: share, level, x: x, y: y, measure, into: &strip)
            }
        }
        return y
    }

    /// Sets parts at both edges; the lower ones of the two decide where the next begin.
    private mutating func set(
        _ left: [HeaderBlock.Part], _ right: [HeaderBlock.Part], share: Double,
        _ level: HeaderLayout.Level, x: Double, y: Double, _ measure: Double,
        into strip: inout Strip
    ) -> Double {
        let gap = min(12, measure * 0.05)
        let leftWidth = (measure - gap) * share
        var halves = (Strip(height: 0), Strip(height: 0))
        let leftEnd = set(left, x: x, y: 0, leftWidth, into: &halves.0)
        let rightEnd = set(
            right, x: x + leftWidth + gap, y: 0, measure - leftWidth - gap, into: &halves.1)
        let height = max(leftEnd, rightEnd)
        let share =
            switch level {
            case .top: 0.0
            case .middle: 0.5
            case .bottom: 1.0
            }
        halves.0.move(x: 0, y: y + (height - leftEnd) * share)
        halves.1.move(x: 0, y: y + (height - rightEnd) * share)
        strip.items += halves.0.items + halves.1.items
        return y + height
    }

    // MARK: Photo

    /// The size of a photo inside the frame that the layout gives, with its own aspect.
    private func frame(of photo: HeaderBlock.Photo, within measure: Double) -> Size {
        let layout = photo.layout
        let most = min(layout.width, measure)
        // A circle is cut from the picture's middle, a rectangle shows all of it.
        if layout.shape == .circle {
            let side = min(most, layout.height)
            return Size(width: side, height: side)
        }
        let height = min(layout.height, most / photo.aspect)
        return Size(width: height * photo.aspect, height: height)
    }

    private func place(_ photo: HeaderBlock.Photo, _ frame: Rect, in strip: inout Strip) {
        let layout = photo.layout
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
                    image: photo.image, frame: inner, shape: layout.shape.pageShape,
                    element: photo.element)))
    }

    // MARK: Lines

    private mutating func set(
        _ text: ComposedText, _ element: Int, _ alignment: Alignment, x: Double, y: Double,
        _ measure: Double, into strip: inout Strip
    ) -> Double {
        let index = add(text, element: element)
        let paragraph = galley.paragraphs[index]
        let alignment =
            paragraph.shaped.baseLevel == 1 && alignment == .left ? .right : alignment
        return set(linesOf: index, alignment, x: x, y: y, measure, into: &strip)
    }
}

extension PhotoLayout.Shape {
    /// The outline that pages know; rounded corners have a radius of 4 pt.
    fileprivate var pageShape: ImagePlacement.Shape {
        switch self {
        case .rectangle: .rectangle
        case .rounded: .rounded(4)
        case .circle: .ellipse
        }
    }
}
