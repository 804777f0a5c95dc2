import Synchronization

/// Lets one thread at a time have cairo open and close font files.
///
/// Cairo 1.16 shares open files among all threads and keeps at most ten open: when an eleventh is
/// needed it may close one that another thread has just begun to read (cairo-ft-font.c,
/// `_cairo_ft_unscaled_font_lock_face`, looks at the count of readers without their lock).
enum CairoFaces {
    private static let turn = Mutex<Void>(())

    /// Does something while no other thread does anything of the kind.
    static func exclusively<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try turn.withLock { _ throws(Failure) in try body() }
    }
}
