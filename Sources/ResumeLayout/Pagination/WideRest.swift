/// What of the main column follows the pages that it shares with a side column: it is set to the width
/// of the whole page.
struct WideRest: Equatable {
    /// The pages with a side column, as ranges of the main column's strips.
    var pages: [Range<Int>]
    /// The strip of the main column with which the block begins that is set anew: those before it
    /// go on at their width, on pages without a side column.
    var start: Int
    /// The first block that is set anew.
    var block: Int
    /// The cluster of its text from which on it is; 0 for the whole block.
    var cluster = 0

    /// The first strip that does not stand beside the side column.
    var end: Int { pages.last?.upperBound ?? 0 }
}
