import Glibc

/// A clock that no one sets, for measuring steps.
package enum MonotonicClock {
    /// The nanoseconds since some fixed moment.
    package static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
