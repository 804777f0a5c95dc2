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

    /// The width of the main column on pages without the side column, in points.
    var wideWidth: Double { side?.yields == false ? mainWidth : setup.textWidth }

    /// The width of the main column on a page, in points.
    func mainWidth(hasSide: Bool) -> Double { hasSide ? mainWidth : wideWidth }

    /// The left edge of the main column.
    func mainX(hasSide: Bool) -> Double {
        guard let side, side.edge == .left, hasSide || !side.yields else {
            return setup.margins.left
        }
        return setup.margins.left + sideWidth + side.gap
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
        let (width, height) = (setup.size.width, setup.size.height)
        switch band.place {
        case .edge(.top, let size): return Rect(x: 0, y: 0, width: width, height: size)
        case .edge(.bottom, let size):
            return Rect(x: 0, y: height - size, width: width, height: size)
        case .edge(.left, let size): return Rect(x: 0, y: 0, width: size, height: height)
        case .edge(.right, let size):
            return Rect(x: width - size, y: 0, width: size, height: height)
        case .header:
            return headBottom.map { Rect(x: 0, y: 0, width: width, height: $0 + band.padding) }
        case .side:
            guard hasSide, let side else { return nil }
            if side.edge == .left {
                return Rect(x: 0, y: 0, width: sideX + sideWidth + band.padding, height: height)
            }
            let left = sideX - band.padding
            return Rect(x: left, y: 0, width: width - left, height: height)
        }
    }
}
