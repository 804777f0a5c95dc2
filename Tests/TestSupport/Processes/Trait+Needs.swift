// A release build of the whole package has no Swift Testing.
#if canImport(Testing)
package import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the test only where these programs are installed.
    ///
    /// Where `CI` is set they must be: there the test runs, and fails.
    package static func needs(_ programs: ForeignProgram...) -> Self {
        let missing = programs.filter { !$0.isInstalled }.map(\.name).joined(separator: ", ")
        return .enabled(
            if: missing.isEmpty || ProcessEnvironment.value("CI") != nil,
            "not installed: \(missing)")
    }
}
#endif
