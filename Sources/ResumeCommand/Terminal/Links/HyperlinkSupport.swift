import System

/// Which terminals know hyperlinks (OSC 8): there is no way to ask them.
struct HyperlinkSupport {
    let environment: Environment

    /// Whether links are safe to write; `FORCE_HYPERLINK` says so in any case (`0`: that they are not).
    func isLikely(isTerminal: Bool) -> Bool {
        if let forced = environment.text("FORCE_HYPERLINK") { return forced != "0" }
        let terminal = environment.text("TERM")?.lowercased() ?? "dumb"
        guard isTerminal, terminal != "dumb" else { return false }
        let program = environment.text("TERM_PROGRAM")
        // What runs inside another terminal inherits that one's variables.
        if environment.text("TMUX") != nil || terminal.hasPrefix("tmux") {
            return program == "tmux" && isVersion(atLeast: [3, 4])
        }
        if environment.text("STY") != nil || terminal.hasPrefix("screen") { return false }
        return TerminalColors.trueColorTerminals.contains(where: terminal.contains)
            || isKnownProgram(program) || isKnownByVariable
    }

    private func isKnownProgram(_ program: String?) -> Bool {
        switch program {
        case "iTerm.app": isVersion(atLeast: [3, 1])
        case "vscode": isVersion(atLeast: [1, 72])
        case "WezTerm": isVersion(atLeast: [20_200_620])
        case "ghostty", "Hyper", "mintty", "rio", "WarpTerminal", "zed": true
        default: false
        }
    }

    private var isKnownByVariable: Bool {
        // 0.50.0 knew links as well, but crashed.
        if let version = environment.text("VTE_VERSION").flatMap({ Int($0) }), version > 5_000 {
            return true
        }
        return ["KITTY_WINDOW_ID", "KITTY_PID", "WT_SESSION", "DOMTERM"].contains {
            environment.text($0) != nil
        }
    }

    /// Whether `TERM_PROGRAM_VERSION`, such as `3.4a` or `next-3.5`, has reached a version.
    private func isVersion(atLeast wanted: [Int]) -> Bool {
        guard var text = environment.text("TERM_PROGRAM_VERSION")?[...] else { return false }
        if text.hasPrefix("next-") { text = text.dropFirst(5) }
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
            Int(part.prefix { $0.isASCII && $0.isNumber }) ?? 0
        }
        return !numbers.lexicographicallyPrecedes(wanted)
    }
}
