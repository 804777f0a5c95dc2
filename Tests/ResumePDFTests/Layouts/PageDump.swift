import Pages

/// A document as lines of text, one for each thing, numbers with at most two decimals.
///
///     page 1 595.28x841.89
///       text 56.7,98.3 "Staff Engineer" SourceSans3-Bold 10.5 #1f4e79 <P>
///       rule 56.7,104 481.89x0.5 #1f4e79
///     outline "Work" page 1 y 98.3
///     element Document
///       element P "Staff Engineer"
struct PageDump {
    let document: PageDocument

    /// The lines, each ended by a line feed.
    var text: String {
        var lines = [information]
        for (index, page) in document.pages.enumerated() {
            lines.append("page \(index + 1) \(page.size.dump)")
            lines += page.items.flatMap(describe).map { "  " + $0 }
        }
        for mark in document.outline {
            lines.append("outline \"\(mark.title)\" page \(mark.page + 1) y \(mark.y.dump)")
        }
        return (lines + elements(below: nil, indent: "")).map { $0 + "\n" }.joined()
    }

    private var information: String {
        let info = document.info
        let keywords = info.keywords.map { " \"\($0)\"" }.joined()
        return "document \"\(info.title)\" author \"\(info.author)\" subject \"\(info.subject)\""
            + " keywords\(keywords) language \(info.language)"
    }

    private func describe(_ item: PageItem) -> [String] {
        switch item {
        case .text(let line):
            line.runs.enumerated().map { index, run in
                let origin = Point(x: line.origin.x + run.x, y: line.origin.y)
                // Further runs of one line are marked, so that the dump tells lines from runs.
                return (index == 0 ? "text " : "   + ") + "\(origin.dump) \"\(run.text)\""
                    + " \(document.faces[run.face].postScriptName) \(run.size.dump)"
                    + " \(run.color.dump)\(run.isRightToLeft ? " rtl" : "") <\(tag(run.element))>"
            }
        case .path(let shape): [describe(shape)]
        case .image(let image): ["image \(image.frame.dump) \(image.shape) <\(tag(image.element))>"]
        }
    }

    private func describe(_ shape: PathShape) -> String {
        let points = shape.segments.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let box = Rect(
            x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        return shape == PathShape(box, fill: shape.fill)
            ? "rule \(box.dump) \(shape.fill.dump)"
            : "path \(box.dump) \(shape.segments.count) segments fill \(shape.fill.dump)"
    }

    /// The standard structure type of an element, or `artifact` for decoration.
    private func tag(_ element: Int?) -> String {
        element.map { document.structure[$0].kind.name } ?? "artifact"
    }

    /// The elements below another with the text that they hold, parents first.
    private func elements(below parent: Int?, indent: String) -> [String] {
        document.structure.indices.filter { document.structure[$0].parent == parent }.flatMap {
            [indent + "element " + describe(element: $0)]
                + elements(below: $0, indent: indent + "  ")
        }
    }

    private func describe(element index: Int) -> String {
        var text = document.structure[index].kind.name
        if case .link(let target, let area) = document.structure[index].kind {
            text += " to \"\(target)\" area \(area.dump)"
        }
        var held = ""
        for case .text(let line) in document.pages.flatMap(\.items) {
            for run in line.runs where run.element == index { held += run.text }
        }
        return held.isEmpty ? text : text + " \"\(held)\""
    }
}

extension Double {
    fileprivate var dump: String {
        let hundredths = Int((magnitude * 100).rounded())
        let rest = hundredths % 100
        let sign = self < 0 && hundredths > 0 ? "-" : ""
        let point = rest == 0 ? "" : rest < 10 ? ".0" : "."
        return "\(sign)\(hundredths / 100)\(point)"
            + (rest == 0 ? "" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
    }
}

extension Point {
    fileprivate var dump: String { "\(x.dump),\(y.dump)" }
}

extension Size {
    fileprivate var dump: String { "\(width.dump)x\(height.dump)" }
}

extension Rect {
    fileprivate var dump: String { "\(origin.dump) \(size.dump)" }
}

extension Color {
    /// 24 bits, such as `#1f4e79`.
    fileprivate var dump: String {
        [red, green, blue].reduce("#") { text, part in
            let digits = String(Int(part * 255 + 0.5), radix: 16)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
