/// The version of the program, as `--version` says it.
package enum Version {
    /// The number (semver.org).
    package static let number = "0.1.0"
}
