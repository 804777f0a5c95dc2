/// Writes a document as lines of text: what tests compare, and people read in a difference.
///
/// One line for each thing, numbers with at most two decimals, nothing that depends on the machine:
///
///     document "Ada Lovelace" author "Ada Lovelace" language en
///     page 1 595.28x841.89
///       text 56.7,98.3 "Staff Engineer" SourceSans3-Bold 10.5 #1f4e79 <P>
///       rule 56.7,104 481.89x0.5 #1f4e79
///     outline "Work" page 1 y 98.3
///     element Document
///       element P "Staff Engineer"
public struct PageDump: Sendable {
    /// Whether each run is followed by its glyphs and clusters and each figure by its outline.
    public var showsDetails: Bool

    /// Makes a writer; details are left out unless they are asked for.
    public init(showsDetails: Bool = false) {
        self.showsDetails = showsDetails
    }

    /// The lines of a document, each ended by a line feed.
    public func text(of document: PageDocument) -> String {
        lines(of: document).reduce(into: "") { text, line in
            text += line
            text += "\n"
        }
    }

    /// The lines of a document.
    public func lines(of document: PageDocument) -> [String] {
        var lines = [describe(document.info)]
        for (index, image) in document.images.enumerated() {
            lines.append(describe(image, index: index))
        }
        for (index, page) in document.pages.enumerated() {
            lines.append("page \(index + 1) \(DumpText.size(page.size))")
            for item in page.items {
                lines += describe(item, in: document).map { "  " + $0 }
            }
        }
        lines += document.outline.map(describe)
        return lines + StructureDump(document).lines()
    }

    private func describe(_ info: DocumentInfo) -> String {
        var line = "document \(DumpText.quoted(info.title))"
        if !info.author.isEmpty { line += " author \(DumpText.quoted(info.author))" }
        if !info.subject.isEmpty { line += " subject \(DumpText.quoted(info.subject))" }
        if !info.keywords.isEmpty {
            line += " keywords " + info.keywords.map(DumpText.quoted).joined(separator: " ")
        }
        line += " language \(info.language)"
        if let created = info.created { line += " created \(created)" }
        return line
    }

    private func describe(_ image: ImageAsset, index: Int) -> String {
        let content =
            switch image.content {
            case .pixels(let bytes): "pixels \(bytes.count) bytes"
            case .jpeg(let bytes): "jpeg \(bytes.count) bytes"
            }
        let turned = image.orientation == .up ? "" : " \(image.orientation)"
        return "asset \(index) \(image.width)x\(image.height) \(content)\(turned)"
    }

    private func describe(_ entry: Bookmark) -> String {
        String(repeating: "  ", count: max(entry.level, 0))
            + "outline \(DumpText.quoted(entry.title)) page \(entry.page + 1) y "
            + DumpText.number(entry.y)
    }

    private func describe(_ item: PageItem, in document: PageDocument) -> [String] {
        switch item {
        case .text(let line): describe(line, in: document)
        case .path(let shape): describe(shape)
        case .image(let placement): [describe(placement, in: document)]
        }
    }

    private func describe(_ placement: ImagePlacement, in document: PageDocument) -> String {
        let shape =
            switch placement.shape {
            case .rectangle: ""
            case .rounded(let radius): " rounded \(DumpText.number(radius))"
            case .ellipse: " ellipse"
            }
        return "image \(DumpText.rect(placement.frame)) asset \(placement.image)\(shape)"
            + " <\(document.tag(placement.element))>"
    }
}

extension PageDump {
    private func describe(_ line: GlyphLine, in document: PageDocument) -> [String] {
        if line.runs.isEmpty { return ["text \(DumpText.point(line.origin)) empty"] }
        return line.runs.enumerated().flatMap { index, run in
            let origin = Point(x: line.origin.x + run.x, y: line.origin.y)
            let face =
                document.faces.indices.contains(run.face)
                ? document.faces[run.face].postScriptName : "face?\(run.face)"
            // Further runs of one line are marked, so that the dump tells lines from runs.
            let summary =
                (index == 0 ? "text " : "   + ") + DumpText.point(origin)
                + " \(DumpText.quoted(run.text)) \(face) \(DumpText.number(run.size))"
                + " \(DumpText.color(run.color))" + (run.isRightToLeft ? " rtl" : "")
                + " <\(document.tag(run.element))>"
            return showsDetails ? [summary] + details(run) : [summary]
        }
    }

    private func details(_ run: GlyphRun) -> [String] {
        let glyphs = run.glyphs.map { glyph in
            let height = DumpText.number(glyph.y)
            return "\(glyph.id)@\(DumpText.number(glyph.x))" + (height == "0" ? "" : ",\(height)")
        }
        let clusters = run.clusters.map { "\($0.textLength):\($0.glyphCount)" }
        return [
            "       width \(DumpText.number(run.width))",
            "       glyphs " + glyphs.joined(separator: " "),
            "       clusters " + clusters.joined(separator: " "),
        ]
    }

    private func describe(_ shape: PathShape) -> [String] {
        if let rect = shape.filledRectangle, let fill = shape.fill {
            return ["rule \(DumpText.rect(rect)) \(DumpText.color(fill))"]
        }
        var line = "path "
        line += shape.bounds.map(DumpText.rect) ?? "empty"
        line += " \(shape.segments.count) segments"
        if let fill = shape.fill { line += " fill \(DumpText.color(fill))" }
        if let stroke = shape.stroke {
            line += " stroke \(DumpText.color(stroke.color)) \(DumpText.number(stroke.width))"
        }
        guard showsDetails else { return [line] }
        return [line] + shape.segments.map { "       " + describe($0) }
    }

    private func describe(_ segment: PathShape.Segment) -> String {
        switch segment {
        case .move(let point): "move \(DumpText.point(point))"
        case .line(let point): "line \(DumpText.point(point))"
        case .curve(let first, let second, let end):
            "curve \(DumpText.point(first)) \(DumpText.point(second)) \(DumpText.point(end))"
        case .close: "close"
        }
    }
}

extension PageDocument {
    /// The standard structure type of an element, or `artifact` for decoration.
    fileprivate func tag(_ element: Int?) -> String {
        guard let element else { return "artifact" }
        return structure.indices.contains(element)
            ? structure[element].kind.name : "element?\(element)"
    }
}

extension PathShape {
    /// The rectangle that a figure fills, if that is all it does.
    fileprivate var filledRectangle: Rect? {
        guard stroke == nil, fill != nil, segments.count == 5,
            case .move(let first) = segments[0], case .line(let second) = segments[1],
            case .line(let third) = segments[2], case .line(let fourth) = segments[3],
            segments[4] == .close,
            first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x
        else { return nil }
        return bounds
    }

    /// The smallest rectangle around all points and control points; nil without any.
    fileprivate var bounds: Rect? {
        let points = segments.flatMap(\.points)
        guard let first = points.first else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
