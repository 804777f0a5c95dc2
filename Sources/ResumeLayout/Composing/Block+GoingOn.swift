extension Block {
    /// Whether its lines may go on at another width: those of a paragraph can.
    var canGoOn: Bool {
        if case .text = content { true } else { false }
    }

    /// The rest of a paragraph from a cluster of its text on, without what stands at its beginning.
    func goingOn(from cluster: Int) -> Block {
        guard cluster > 0, case .text(var text) = content else { return self }
        text.start = cluster
        text.label = nil
        var rest = self
        rest.content = .text(text)
        rest.spaceBefore = 0
        rest.breakBefore = .insideParagraph
        rest.bookmark = nil
        rest.asides = []
        rest.marker = nil
        for index in rest.backdrops.indices { rest.backdrops[index].start = .joined }
        return rest
    }
}
