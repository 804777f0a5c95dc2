import System

/// How many colours may be written to a terminal.
enum TerminalColors: Int, CaseIterable, Comparable {
    /// No escape sequence for colour at all.
    case off
    /// The 16 colours of the terminal's own theme.
    case sixteen
    /// The 256 colours of xterm.
    case palette256
    /// 24 bits.
    case trueColor

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    /// Finds out what may be used.
    ///
    /// `choice`, that of `--color`, comes first, then `NO_COLOR` (no-color.org), then `FORCE_COLOR` and
    /// `CLICOLOR_FORCE`, then whether the output is a terminal, `CLICOLOR` and what `COLORTERM`
    /// and `TERM` say of it. An empty variable counts as one that is not set.
    init(_ environment: Environment, isTerminal: Bool, choice: ColorChoice = .auto) {
        let depth = Self.depth(environment)
        switch choice {
        case .never: self = .off
        case .always: self = max(depth, .sixteen)
        case .auto:
            if environment.text("NO_COLOR") != nil {
                self = .off
            } else if let forced = environment.text("FORCE_COLOR") {
                self = Self.forced(forced, depth)
            } else if let forced = environment.text("CLICOLOR_FORCE"), forced != "0" {
                self = max(depth, .sixteen)
            } else if !isTerminal || environment.text("CLICOLOR") == "0" {
                self = .off
            } else {
                self = depth
            }
        }
    }

    /// `FORCE_COLOR` is a yes or no with some programs and a depth of 0 to 3 with others.
    private static func forced(_ value: String, _ depth: Self) -> Self {
        switch value.lowercased() {
        case "0", "false": .off
        case "1": .sixteen
        case "2": .palette256
        case "3": .trueColor
        default: max(depth, .sixteen)
        }
    }

    /// What the terminal says of itself.
    private static func depth(_ environment: Environment) -> Self {
        guard let terminal = environment.text("TERM")?.lowercased(), terminal != "dumb" else {
            return .off
        }
        if terminal.hasSuffix("-direct") || terminal.hasSuffix("-truecolor") { return .trueColor }
        // GNU screen passes the outer terminal's variables on, but not its colours.
        let isScreen = terminal.hasPrefix("screen") && environment.text("TMUX") == nil
        if !isScreen {
            let says = environment.text("COLORTERM")?.lowercased()
            if says == "truecolor" || says == "24bit" { return .trueColor }
            // What is left where the variable did not come along, as through ssh.
            if trueColorTerminals.contains(where: terminal.contains) { return .trueColor }
        }
        if terminal.hasSuffix("-256color") || terminal.hasSuffix("-256") { return .palette256 }
        if terminal.hasSuffix("-mono") || terminal.hasSuffix("-m") { return .off }
        if ["vt52", "vt100", "vt102", "vt220", "vt320"].contains(terminal) { return .off }
        return .sixteen
    }

    /// Parts of the names of terminals that show 24 bits, and links too.
    static let trueColorTerminals = ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour"]
}

/// What `--color` says.
enum ColorChoice: String, CaseIterable {
    /// Colour where the output is a terminal that can show it.
    case auto
    /// Colour in any case, also into a pipe.
    case always
    /// No colour.
    case never
}
