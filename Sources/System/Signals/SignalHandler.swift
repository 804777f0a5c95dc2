import Glibc

/// What is done at a signal, in place of what was.
package struct SignalHandler {
    private let signal: Int32
    private let previous: sigaction

    /// Sets a handler; nil if the signal is ignored, which stays so.
    ///
    /// Calls that the signal interrupts are begun again.
    ///
    /// - Parameters:
    ///   - signal: the signal's number.
    ///   - handler: a function that calls nothing but what POSIX lists as safe in handlers.
    package init?(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        var previous = sigaction()
        guard sigaction(signal, nil, &previous) == 0,
            !previous.isIgnored
        else { return nil }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        guard sigaction(signal, &action, nil) == 0 else { return nil }
        self.signal = signal
        self.previous = previous
    }

    /// Makes the signal do again what it did.
    package func restore() {
        var action = previous
        sigaction(signal, &action, nil)
    }
}
