package import Glibc

/// A time that is waited for, however often a signal interrupts.
package struct Waiting {
    /// When it is over; nil for never.
    private let end: ContinuousClock.Instant?

    /// Begins to wait now; nil for as long as it takes.
    package init(_ timeout: Duration?) {
        // A year is as good as any longer time, and cannot overflow.
        end = timeout.map { ContinuousClock.now + min($0, .seconds(31_536_000)) }
    }

    /// Whether the time is over.
    package var isOver: Bool { end.map { ContinuousClock.now >= $0 } ?? false }

    /// Waits until a descriptor is ready or the time is over.
    package func poll(_ polls: inout [pollfd]) {
        while true {
            let milliseconds = end.map { end in
                max(0, ((end - .now) / .milliseconds(1)).rounded(.up))
            }
            let count = Glibc.poll(
                &polls, UInt(polls.count), milliseconds.map { Int32(clamping: Int($0)) } ?? -1)
            if count > 0 || (count < 0 && errno != EINTR) { return }
            for index in polls.indices { polls[index].revents = 0 }
            if isOver { return }
        }
    }
}

/// A clock that no one sets, for measuring steps.
package enum MonotonicClock {
    /// The nanoseconds since some fixed moment.
    package static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
