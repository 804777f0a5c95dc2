// A release build of the whole package has no Swift Testing.
#if canImport(Testing)
package import Testing

extension Trait where Self == ConditionTrait {
    /// Runs the test only where these programs are installed.
    ///
    /// Where `CI` is set they must be: there the test runs, and fails.
    package static func needs(_ programs: ForeignProgram...) -> Self {
        needs(
            ProcessEnvironment.value("CI") != nil || programs.allSatisfy(\.isInstalled),
            programs.filter { !$0.isInstalled }.map(\.shortName).joined(separator: ", "))
    }

    /// Runs the test only where something else that it needs is there, such as a font.
    ///
    /// The end of the run says what was missing, and for how many tests.
    package static func needs(
        _ isThere: @escaping @autoclosure @Sendable () -> Bool,
        _ name: @escaping @autoclosure @Sendable () -> String
    ) -> Self {
        .enabled {
            if isThere() { return true }
            MissingNeeds.note(name())
            return false
        }
    }

    /// Runs the test only where the program was built with the tests.
    package static var needsBuiltProgram: Self {
        needs(BuiltProgram.path != nil, "the program resume-pdf")
    }
}
#endif
