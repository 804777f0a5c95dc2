/// How many pages there are to be.
package struct PageGoal: Sendable, Hashable {
    /// The most pages; nil for as many as the layout makes.
    package var limit: Int?
    /// Whether a short last page is opened up.
    package var fills: Bool
    /// Whether anything may be changed to reach the goal.
    package var fits = true
    /// What is not changed.
    package var kept = KeptValues()

    /// Makes a goal.
    package init(limit: Int? = nil, fills: Bool = false) {
        self.limit = limit
        self.fills = fills
    }
}
