import Glibc

/// The environment variables that this program reads, as a plain value.
package struct Environment: Sendable, Hashable {
    private var variables: [String: String]

    /// Makes an environment.
    package init(_ variables: [String: String] = [:]) {
        self.variables = variables
    }

    /// The variables of this process, of those that the program knows.
    package static var process: Self {
        var variables: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        return Self(variables)
    }

    /// All variables that the program reads.
    package static let names = [
        "COLUMNS", "HOME", "NO_COLOR", "SOURCE_DATE_EPOCH", "TERM", "XDG_DATA_HOME",
    ]

    /// A variable's value; nil where it is not set.
    package subscript(name: String) -> String? {
        variables[name]
    }
}
