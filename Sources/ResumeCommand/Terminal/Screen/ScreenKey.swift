/// What a key does in a text on the screen.
enum ScreenKey: Sendable, Hashable {
    /// One line up or down.
    case up, down
    /// Half a window up or down.
    case halfUp, halfDown
    /// One window up or down.
    case windowUp, windowDown
    /// To the page before or behind.
    case previousPage, nextPage
    /// To the first or the last line.
    case first, last
    /// A newer resume.
    case refresh
    /// The end.
    case quit

    /// What a key does, as `less` has it; nil if nothing.
    init?(_ key: TerminalKey) {
        switch key {
        case .character("q"), .character("Q"), .control("c"), .control("d"): self = .quit
        case .character("k"), .up: self = .up
        case .character("j"), .down, .enter: self = .down
        case .character("b"), .control("b"), .pageUp: self = .windowUp
        case .character(" "), .character("f"), .control("f"), .pageDown: self = .windowDown
        case .character("p"), .left: self = .previousPage
        case .character("n"), .right: self = .nextPage
        case .character("g"), .home: self = .first
        case .character("G"), .end: self = .last
        case .character("r"), .character("R"): self = .refresh
        default: return nil
        }
    }
}
