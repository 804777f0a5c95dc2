import Pages

/// The marks of networks, by the networks' names.
///
/// They are read when they are first asked for, and each but once: a resume has a few of them, and
/// is composed many times while it is fitted.
package final class NetworkMarks {
    private let data: () -> [UInt8]
    private lazy var file = data()
    private var icons: [String: Icon?] = [:]

    /// Takes the marks' file.
    ///
    /// - Parameter data: its bytes; each line has a network's name, a tab, and an outline on a grid of
    ///   24 units as path data of SVG.
    package init(_ data: @escaping () -> [UInt8] = { [] }) { self.data = data }

    /// The mark of a network; nil if there is none.
    func icon(of name: String) -> Icon? {
        if let known = icons[name] { return known }
        let icon = line(of: name).flatMap { line in
            (try? SVGPathReader.outline(line)).map { Icon(mark: $0) }
        }
        icons[name] = .some(icon)
        return icon
    }

    private func line(of name: String) -> ArraySlice<UInt8>? {
        let start = Array((name + "\t").utf8)
        let range = file.withUnsafeBufferPointer { bytes -> Range<Int>? in
            var line = 0
            while line < bytes.count {
                let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                if bytes[line..<end].starts(with: start) { return line + start.count..<end }
                line = end + 1
            }
            return nil
        }
        return range.map { file[$0] }
    }
}

extension Icon {
    /// How much of their grid marks take: they fill it to the edges, which other icons do not.
    private static let markScale = 0.9

    /// Makes an icon of an outline that fills its grid.
    fileprivate init(mark outline: Outline) {
        self.init(
            outline.map { segment in
                segment.mapped { point in
                    Point(
                        x: 12 + (point.x - 12) * Self.markScale,
                        y: 12 + (point.y - 12) * Self.markScale)
                }
            })
    }
}
