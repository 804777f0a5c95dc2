import ResumeModel

/// The opening brackets of a paragraph that may still begin a link or an image.
struct BracketStack {
    struct Bracket {
        var isImage: Bool
        /// The last delimiter run before it.
        var delimiter: Int
        var outcome = Outcome.text
    }

    enum Outcome {
        /// The character itself.
        case text
        /// The beginning of a link, which may have been refused.
        case link(Link?)
        /// The beginning of an image's description.
        case image
    }

    private(set) var all: [Bracket] = []
    private var open: [Int] = []
    /// How many of the open brackets stand before a link and so begin none: links do not nest.
    private var inactive = 0

    var isEmpty: Bool { open.isEmpty }

    mutating func push(isImage: Bool, delimiter: Int) -> Int {
        all.append(Bracket(isImage: isImage, delimiter: delimiter))
        open.append(all.count - 1)
        return all.count - 1
    }

    /// Takes the innermost open bracket; nil if there is none, or none that may begin a link.
    mutating func pop() -> Int? {
        guard let top = open.popLast() else { return nil }
        let isActive = open.count >= inactive || all[top].isImage
        inactive = min(inactive, open.count)
        return isActive ? top : nil
    }

    mutating func settle(_ number: Int, _ outcome: Outcome) {
        all[number].outcome = outcome
        if case .link = outcome { inactive = open.count }
    }
}
