import Pages

/// How full pages are, and whether what the next one begins with could have been divided.
struct PageEnds {
    /// A line of text, from the page's top, in points.
    private struct Row {
        var y: Double
        var element: Int
        var isHeading: Bool
    }

    private let pages: [(area: Rect, rows: [Row])]

    /// - Parameters:
    ///   - document: the pages.
    ///   - side: the places of the side column, in points from the left, whose text does not count; on pages
    ///     with text across its edges there is none.
    init(_ document: PageDocument, beside side: ClosedRange<Double>? = nil) {
        func isHeading(_ element: Int) -> Bool {
            var next: Int? = element
            while let current = next {
                if case .heading = document.structure[current].kind { return true }
                next = document.structure[current].parent
            }
            return false
        }
        pages = document.pages.map { page in
            var rows: [Double: Row] = [:]
            let lines = page.items.compactMap { item -> GlyphLine? in
                guard case .text(let line) = item, line.runs.contains(where: { $0.element != nil })
                else { return nil }
                return line
            }
            let column = side.map { $0.lowerBound - 1...$0.upperBound + 1 }
            let isWide =
                column.map { column in
                    lines.contains { line in
                        [column.lowerBound, column.upperBound].contains {
                            line.origin.x < $0 - 1 && line.maxX > $0 + 1
                        }
                    }
                } ?? true
            for line in lines {
                if let column, !isWide, column.contains(line.origin.x) { continue }
                guard let element = line.runs.lazy.compactMap(\.element).first else { continue }
                let heading = isHeading(element)
                // A date beside a name stands in the same row.
                if let known = rows[line.origin.y], known.isHeading || !heading { continue }
                rows[line.origin.y] = Row(y: line.origin.y, element: element, isHeading: heading)
            }
            let whole = Rect(
                x: 0, y: 0, width: page.size.width, height: page.size.height)
            return (page.textArea ?? whole, rows.values.sorted { $0.y < $1.y })
        }
    }

    /// The share of each page that stays empty at its foot; none of one after which no text goes on.
    var emptyShares: [Double] {
        zip(pages, pages.dropFirst()).map { page, next in
            next.rows.isEmpty
                ? 0
                : (page.area.maxY - (page.rows.last?.y ?? page.area.minY)) / page.area.size.height
        }
    }

    /// The height of what the page after one begins with and no page's end divides, in points: headings
    /// with two items of two lines, or with all lines where there are not two more.
    func undivided(after page: Int) -> Double {
        let rows = pages[page + 1].rows
        let head = rows.prefix(while: \.isHeading)
        let body = rows.dropFirst(head.count).prefix { !$0.isHeading }
        let kept = head.count + (body.count < 6 ? body.count : 4)
        guard kept > 1 else { return 0 }
        return rows[kept - 1].y - rows[0].y + (rows[1].y - rows[0].y)
    }
}
