/// Somewhere that the bytes of a resume come from.
package protocol ResumeDataSource: Sendable {
    /// Reads all bytes; throws with a reason that can be shown as it is.
    func read() throws(SourceError) -> SourceBytes
}
