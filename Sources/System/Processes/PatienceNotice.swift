/// Tells once that another program takes longer than half a second.
package struct PatienceNotice {
    private let tell: @Sendable () -> Void
    private var hasTold = false

    package init(_ tell: @escaping @Sendable () -> Void) {
        self.tell = tell
    }

    /// Tells, if it is time.
    package mutating func look(at progress: ChildProgram.Progress) {
        guard !hasTold, progress.time > .milliseconds(500) else { return }
        hasTold = true
        tell()
    }
}
