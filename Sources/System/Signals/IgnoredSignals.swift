import Glibc

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
    package var others: [Int32] {
        previous.filter { !$0.action.isIgnored }.map(\.signal)
    }

    /// Makes all signals do again what they did.
    package func restore() {
        for entry in previous {
            var action = entry.action
            sigaction(entry.signal, &action, nil)
        }
    }
}
