import Pages

/// A resume's columns, set: what pages are filled from.
struct ColumnSet {
    /// What stands over the whole width at the top of the first page.
    var head = Galley()
    /// The main column.
    var main = Galley()
    /// The side column.
    var side = Galley()
    /// What of the main column follows the pages with a side column; nil if nothing does.
    var rest: WideRest?
    /// The main column at the width of the whole page, for that.
    var wide = Galley()

    /// Which of the galleys a strip is from.
    enum Source: Hashable {
        case head
        case main
        case side
        case wide
    }

    subscript(source: Source) -> Galley {
        switch source {
        case .head: head
        case .main: main
        case .side: side
        case .wide: wide
        }
    }

    subscript(strip: StripIndex) -> Strip { self[strip.source].strips[strip.index] }

    /// The height of some strips as one stack, in points.
    func height(of indices: [StripIndex]) -> Double {
        var height = 0.0
        for (number, index) in indices.enumerated() {
            let strip = self[index]
            height += strip.height
            if number > 0 { height += strip.spaceBefore }
        }
        return height
    }
}

/// Which strips stand on which page.
struct PagePlan {
    var pages: [PageContent] = []

    /// The strips of one page, column by column, each from top to bottom.
    struct PageContent {
        var head: [StripIndex] = []
        var main: [StripIndex] = []
        var side: [StripIndex] = []
        /// Whether the page has a side column.
        var hasSide = false

        /// The strips of all columns.
        var all: [StripIndex] { head + main + side }
    }
}

/// A strip of a galley.
struct StripIndex: Hashable {
    var source: ColumnSet.Source
    var index: Int
}
