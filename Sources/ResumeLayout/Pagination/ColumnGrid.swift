import Pages

/// Where columns stand on a page.
struct ColumnGrid {
    var setup: PageSetup
    let side: SideColumn?

    /// The width of the side column, in points; 0 for none.
    var sideWidth: Double { side.map { $0.width.points(in: setup.textWidth, gap: $0.gap) } ?? 0 }

    /// The width of the main column beside the side column, in points.
    var mainWidth: Double {
        side.map { max(setup.textWidth - sideWidth - $0.gap, 1) } ?? setup.textWidth
    }

    /// The width of the main column on a page, in points.
    func mainWidth(hasSide: Bool) -> Double { hasSide ? mainWidth : setup.textWidth }

    /// The left edge of the main column.
    func mainX(hasSide: Bool) -> Double {
        guard let side, side.edge == .left else { return setup.margins.left }
        return setup.margins.left + setup.textWidth - mainWidth(hasSide: hasSide)
    }

    /// The left edge of the side column.
    var sideX: Double {
        guard let side, side.edge == .right else { return setup.margins.left }
        return setup.margins.left + setup.textWidth - sideWidth
    }

    /// The areas behind the text of a page.
    ///
    /// - Parameters:
    ///   - headBottom: where the head ends, from the paper's top; nil on pages without one.
    ///   - isFirst: whether this is the first page.
    ///   - hasSide: whether the page has a side column.
    /// - Returns: filled rectangles, the lowest first.
    func bands(headBottom: Double?, isFirst: Bool, hasSide: Bool) -> [PathShape] {
        setup.bands.compactMap { band in
            // A head of several pages has its band on each.
            guard band.place == .header || band.pages == .all || (band.pages == .first) == isFirst
            else { return nil }
            return area(band, headBottom: headBottom, hasSide: hasSide).map {
                PathShape($0, fill: band.color)
            }
        }
    }

    private func area(_ band: Band, headBottom: Double?, hasSide: Bool) -> Rect? {
        let paper = Rect(
            x: -Self.bleed, y: -Self.bleed, width: setup.size.width + 2 * Self.bleed,
            height: setup.size.height + 2 * Self.bleed)
        func area(along edge: Band.Edge, to size: Double) -> Rect {
            let (width, height) = (paper.size.width, paper.size.height)
            let depth = size + Self.bleed
            return switch edge {
            case .top: Rect(x: paper.minX, y: paper.minY, width: width, height: depth)
            case .bottom: Rect(x: paper.minX, y: paper.maxY - depth, width: width, height: depth)
            case .left: Rect(x: paper.minX, y: paper.minY, width: depth, height: height)
            case .right: Rect(x: paper.maxX - depth, y: paper.minY, width: depth, height: height)
            }
        }
        switch band.place {
        case .edge(let edge, let size): return area(along: edge, to: size)
        case .header: return headBottom.map { area(along: .top, to: $0 + band.padding) }
        case .side:
            guard hasSide, let side else { return nil }
            let depth = side.edge == .left ? sideX + sideWidth : setup.size.width - sideX
            return area(along: side.edge == .left ? .left : .right, to: depth + band.padding)
        }
    }

    /// How far bands reach beyond the paper, in points: pixels and cuts at its edges leave no white line.
    private static let bleed = 3.0
}
