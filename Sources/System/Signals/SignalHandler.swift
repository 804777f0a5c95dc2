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
        guard sigaction(signal, nil, &previous) == 0, !previous.isIgnored else { return nil }
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

/// Signals that this process ignores for a while.
package struct IgnoredSignals {
    private var previous: [(signal: Int32, action: sigaction)] = []

    /// Ignores signals until `restore` is called.
    package init(_ signals: [Int32]) {
        for signal in signals {
            var ignoring = sigaction()
            ignoring.__sigaction_handler.sa_handler = SIG_IGN
            var action = sigaction()
            if sigaction(signal, &ignoring, &action) == 0 { previous.append((signal, action)) }
        }
    }

    /// The signals that were not ignored before.
    package var others: [Int32] { previous.filter { !$0.action.isIgnored }.map(\.signal) }

    /// Makes all signals do again what they did.
    package func restore() {
        for entry in previous {
            var action = entry.action
            sigaction(entry.signal, &action, nil)
        }
    }
}

extension sigaction {
    /// Whether the signal is ignored (`SIG_IGN`, which reads as address 1).
    var isIgnored: Bool { address == 1 }

    /// Whether the system does with the signal what it does by itself (`SIG_DFL`, address 0).
    var isDefault: Bool { address == 0 }

    private var address: Int { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) }
}
