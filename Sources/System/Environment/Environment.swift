import Glibc

/// The environment variables that this program reads, as a plain value.
package struct Environment: Sendable, Hashable {
    private var variables: [String: String]

    /// Makes an environment.
    package init(_ variables: [String: String] = [:]) { self.variables = variables }

    /// The variables of this process, of those that the program knows.
    package static var process: Self {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = SystemText.text(cString: value) }
        }
        return Self(variables)
    }

    /// All variables that the program reads.
    package static let names = [
        "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "CURL_CA_BUNDLE", "DOMTERM",
        "FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST", "FORCE_COLOR", "FORCE_HYPERLINK",
        "HOME", "KITTY_PID", "KITTY_WINDOW_ID", "LANG", "LC_ALL", "LC_MESSAGES", "LESS", "LINES",
        "LV", "NO_COLOR", "PAGER",
        "RESUME_PDF_GIST_API", "RESUME_PDF_PAGER", "SOURCE_DATE_EPOCH", "STY", "TERM",
        "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "VTE_VERSION", "WT_SESSION",
        "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
    ]

    /// A variable's value; nil where it is not set.
    package subscript(name: String) -> String? { variables[name] }

    /// A variable's value; nil where it is not set, or empty.
    package func text(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
