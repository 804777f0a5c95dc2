package import Glibc

/// A time that is waited for, however often a signal interrupts.
package struct Waiting {
    /// When it is over, by the monotonic clock in nanoseconds; nil for never.
    private let end: UInt64?

    /// Begins to wait now; nil for as long as it takes.
    package init(_ timeout: Duration?) {
        guard let timeout else {
            end = nil
            return
        }
        let (seconds, parts) = timeout.components
        // A year is as good as any longer time, and cannot overflow.
        let nanoseconds =
            UInt64(min(max(seconds, 0), 31_536_000)) * 1_000_000_000
            + UInt64(max(parts, 0)) / 1_000_000_000
        end = MonotonicClock.now() + nanoseconds
    }

    /// Whether the time is over.
    package var isOver: Bool { end.map { MonotonicClock.now() >= $0 } ?? false }

    /// Waits until a descriptor is ready or the time is over.
    package func poll(_ polls: inout [pollfd]) {
        while true {
            let left = end.map { end -> UInt64 in
                let now = MonotonicClock.now()
                return end > now ? (end - now + 999_999) / 1_000_000 : 0
            }
            let count = Glibc.poll(
                &polls, UInt(polls.count), left.map { Int32(clamping: $0) } ?? -1)
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
