import Glibc

/// The environment of the tests.
package enum ProcessEnvironment {
    /// A variable; nil if it is not set.
    package static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// All variables.
    package static var all: [String: String] {
        var all: [String: String] = [:]
        var next = environ
        while let text = next.pointee {
            let parts = String(cString: text).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { all[String(parts[0])] = String(parts[1]) }
            next += 1
        }
        return all
    }
}
