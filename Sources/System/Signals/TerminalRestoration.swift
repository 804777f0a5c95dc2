package import Glibc
import Synchronization

/// Puts a terminal back in order when a signal ends the process.
///
/// Three things may be out of order: the screen (another page of it, a hidden cursor), a line that
/// stands there for the moment, and the settings of its line. A process has one terminal, so each is remembered once; all that a signal handler
/// does here is on the list of what POSIX lets one do.
package enum TerminalRestoration {
    /// The terminal whose screen is taken; -1 if there is none.
    private static let screen = Atomic<Int32>(-1)
    /// The address of a `SavedSettings`; 0 if there is none.
    private static let settings = Atomic<UInt>(0)

    /// The terminal with a line that says what is going on; -1 if there is none.
    private static let line = Atomic<Int32>(-1)

    private struct SavedSettings {
        var descriptor: Int32
        var values: termios
    }

    /// Takes the other page of the screen, without the cursor and without folding of long lines.
    private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
    /// Gives all of that back, and ends a half-written picture or colour.
    private static let leaving: StaticString =
        "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    // MARK: The screen

    /// Takes the screen of a terminal; false if one is taken already.
    package static func takeScreen(_ descriptor: Int32) -> Bool {
        let taken = screen.compareExchange(
            expected: -1, desired: descriptor, ordering: .acquiringAndReleasing)
        if taken.exchanged { write(entering, to: descriptor) }
        return taken.exchanged
    }

    /// Gives the screen back, if it is taken.
    package static func giveScreenBack() {
        let descriptor = screen.exchange(-1, ordering: .acquiringAndReleasing)
        if descriptor >= 0 { write(leaving, to: descriptor) }
    }

    /// Stops the process as Ctrl-Z does; called by the handler of that signal.
    ///
    /// The screen and the settings are given back as long as it is stopped. The settings are to be
    /// changed again by whoever changed them.
    package static func stop() {
        let descriptor = screen.load(ordering: .acquiring)
        if descriptor >= 0 { write(leaving, to: descriptor) }
        let address = settings.load(ordering: .acquiring)
        if let saved = UnsafeMutablePointer<SavedSettings>(bitPattern: address) {
            restore(saved, TCSANOW)
        }
        kill(getpid(), SIGSTOP)
        if descriptor >= 0 { write(entering, to: descriptor) }
    }

    /// Writes what fits at once: a terminal that is stuck must not hold up the end.
    private static func write(_ text: StaticString, to descriptor: Int32) {
        _ = Glibc.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
    }

    // MARK: The line

    /// Takes away, at the end, the line that stands on a terminal now; -1 for none.
    package static func noteLine(on descriptor: Int32) {
        line.store(descriptor, ordering: .releasing)
    }

    /// The beginning of the line, and nothing in it (EL of ECMA-48).
    private static let clearing: StaticString = "\r\u{1B}[K"

    // MARK: The settings

    /// Changes a terminal's settings, and remembers the ones before.
    ///
    /// - Parameters:
    ///   - descriptor: the terminal.
    ///   - change: what becomes of the settings.
    /// - Throws: the system's error number; `EBUSY` if settings are changed already.
    package static func changeSettings(
        of descriptor: Int32, _ change: (inout termios) -> Void
    ) throws(SystemError) {
        var values = termios()
        guard tcgetattr(descriptor, &values) == 0 else { throw SystemError() }
        let saved = UnsafeMutablePointer<SavedSettings>.allocate(capacity: 1)
        saved.initialize(to: SavedSettings(descriptor: descriptor, values: values))
        let kept = settings.compareExchange(
            expected: 0, desired: UInt(bitPattern: saved), ordering: .acquiringAndReleasing)
        guard kept.exchanged else {
            saved.deallocate()
            throw SystemError(code: EBUSY)
        }
        change(&values)
        guard tcsetattr(descriptor, TCSANOW, &values) == 0 else {
            let error = SystemError()
            restoreSettings(discardingInput: false)
            throw error
        }
    }

    /// Brings the settings back, if they are changed.
    ///
    /// - Parameter discardingInput: whether what has been typed, or answered, and not been read is
    ///   thrown away.
    package static func restoreSettings(discardingInput: Bool) {
        let address = settings.exchange(0, ordering: .acquiringAndReleasing)
        guard let saved = UnsafeMutablePointer<SavedSettings>(bitPattern: address) else { return }
        restore(saved, discardingInput ? TCSAFLUSH : TCSANOW)
        saved.deallocate()
    }

    private static func restore(_ saved: UnsafeMutablePointer<SavedSettings>, _ moment: Int32) {
        while tcsetattr(saved.pointee.descriptor, moment, &saved.pointee.values) < 0
            && errno == EINTR
        {}
    }

    // MARK: The end

    /// Puts all in order; called by signal handlers, which cannot give memory back.
    static func beforeTheEnd() {
        let shown = line.exchange(-1, ordering: .acquiringAndReleasing)
        if shown >= 0 { write(clearing, to: shown) }
        giveScreenBack()
        let address = settings.exchange(0, ordering: .acquiringAndReleasing)
        if let saved = UnsafeMutablePointer<SavedSettings>(bitPattern: address) {
            restore(saved, TCSANOW)
        }
    }
}
