import System

/// What the person's terminal can show.
enum TerminalPreferences {
    /// How wide text may be: `COLUMNS`, else what the terminal says, else 80.
    static func width(_ environment: Environment, _ stream: OutputStream) -> Int {
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
        return stream.columns ?? 80
    }

    /// Whether to use colour: on a terminal that is not dumb, unless `NO_COLOR` (no-color.org) is
    /// set to anything.
    static func wantsColor(_ environment: Environment, _ stream: OutputStream) -> Bool {
        guard stream.isTerminal, (environment["NO_COLOR"] ?? "").isEmpty else { return false }
        let terminal = environment["TERM"] ?? "dumb"
        return terminal != "dumb" && !terminal.isEmpty
    }
}
