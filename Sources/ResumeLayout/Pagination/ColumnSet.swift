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

    /// Whether heads take two lines since others do.
    var hasAlikeHeads: Bool { main.hasAlikeHeads || side.hasAlikeHeads || wide.hasAlikeHeads }

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

    subscript(strip: StripIndex) -> Strip {
        let galley = self[strip.source]
        var set = galley.strips[strip.index]
        switch strip.place {
        case .flow: return set
        case .belowTitle:
            set.spaceBefore = 0
            return set
        case .title(let part):
            guard var title = galley.continued[part] else { return Strip(height: 0) }
            // What stands beside the text is on the baseline of its first line, which may say that an entry goes on.
            let before = strip.index > 0 ? galley.strips[strip.index - 1].within : []
            let line =
                set.within.filter(before.contains).compactMap { galley.continued[$0] }
                .first { $0.height > 0 } ?? set
            if title.height == 0, let own = title.firstBaseline, let first = line.firstBaseline {
                title.move(x: 0, y: first - own)
            }
            return title
        }
    }

    /// Sets a strip of a text column further from what is above it, in points.
    mutating func widen(_ strip: StripIndex, by distance: Double) {
        switch strip.source {
        case .main: main.strips[strip.index].spaceBefore += distance
        case .wide: wide.strips[strip.index].spaceBefore += distance
        case .head, .side: break
        }
    }

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
    struct PageContent: Equatable {
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
    var place = Place.flow

    /// Where a strip stands.
    enum Place: Hashable {
        /// Below the one before it.
        case flow
        /// The first of a page, below what says that its part goes on.
        case belowTitle
        /// Above the strip with the index: what says that a part goes on.
        case title(part: Int)
    }
}
