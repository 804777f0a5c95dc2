/// What stands at the top of a page on which a section or an entry goes on; it is no part of the text.
struct ContinuedTitle {
    var block: Block
    /// The distance below it, in points.
    var gap: Double
    /// The width of the column beside the text that it stands in; nil to stand above the text.
    var column: Double?
}
