extension PageDocument {
    /// Brings everything to the other side of its page, as far from the right edge as it was from the
    /// left one: for what is read from right to left.
    ///
    /// Letters, figures and pictures themselves are not turned round.
    public mutating func mirror() {
        // Links know no page; all pages are of one size.
        let width = pages.first?.size.width ?? 0
        for index in pages.indices { pages[index].mirror() }
        for index in structure.indices {
            guard case .link(let target, let area) = structure[index].kind else { continue }
            structure[index].kind = .link(target: target, area: area.mirrored(in: width))
        }
    }
}

extension Page {
    fileprivate mutating func mirror() {
        let width = size.width
        textArea = textArea?.mirrored(in: width)
        for index in items.indices {
            switch items[index] {
            case .text(let line): items[index] = .text(line.mirrored(in: width))
            case .path(let shape): items[index] = .path(shape.mirrored(in: width))
            case .image(var image):
                image.frame = image.frame.mirrored(in: width)
                items[index] = .image(image)
            }
        }
    }
}

extension Rect {
    /// The rectangle as far from the right edge of a width as it was from the left one, in points.
    fileprivate func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}

extension GlyphLine {
    /// The line with its end where its start was, and each run in the place that it had from there.
    fileprivate func mirrored(in width: Double) -> GlyphLine {
        var line = self
        line.isRightToLeft.toggle()
        let extent = maxX - origin.x
        line.origin.x = width - maxX
        for index in line.runs.indices {
            line.runs[index].x = extent - runs[index].x - runs[index].width
        }
        return line
    }
}

extension PathShape {
    /// The figure, unturned, as far from the right edge of a width as it was from the left one.
    fileprivate func mirrored(in width: Double) -> PathShape {
        let places = segments.flatMap(\.points).map(\.x)
        guard let least = places.min(), let most = places.max() else { return self }
        return moved(by: Point(x: width - most - least, y: 0))
    }
}
