/// What had to be changed in a text before it could be printed.
struct TextFaults: Hashable {
    /// Controls that were removed, each once.
    var removed: [Unicode.Scalar] = []
    /// How many combining marks were more than a character can carry.
    var surplusMarks = 0
    /// The length of the longest word that is too long for any line, in scalars, or 0.
    var longWord = 0

    var isEmpty: Bool { removed.isEmpty && surplusMarks == 0 && longWord == 0 }

    mutating func remove(_ scalar: Unicode.Scalar) {
        if !removed.contains(scalar), removed.count < 8 { removed.append(scalar) }
    }
}
