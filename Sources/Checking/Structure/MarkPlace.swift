/// A mark of a page.
struct MarkPlace: Hashable {
    /// The number of the page's object.
    var page: Int?
    /// The mark's number.
    var mark: Int
}
