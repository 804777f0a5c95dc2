import System

/// Opens a file in the person's viewer.
package struct OpenShare: Sendable, Hashable {
    /// Makes the share.
    package init() {}

    /// The name of the program.
    package static let program = "xdg-open"
    /// The package that it comes with.
    package static let package = "xdg-utils"

    /// How long to wait for an error: some viewers keep `xdg-open` running while they are open.
    static let patience = Duration.seconds(2)

    /// Opens a file.
    ///
    /// - Parameter path: the file's absolute path.
    /// - Throws: `ShareError` if `xdg-open` is not there, or knows no viewer.
    package func callAsFunction(_ path: String) throws(ShareError) {
        var child = ChildProgram(Self.program, [path])
        child.isDetached = true
        do throws(ShareError) {
            _ = try ProgramCall(child: child, package: Self.package, patience: Self.patience)()
        } catch {
            guard error.kind == .shareFailed else { throw error }
            throw ShareError(
                .shareFailed, "\(error.message); is there a desktop, and a viewer for PDFs?")
        }
    }
}
