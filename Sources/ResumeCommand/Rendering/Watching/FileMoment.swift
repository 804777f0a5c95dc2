import Glibc
import System

/// A moment of the clock that the system dates files with.
struct FileMoment: Comparable {
    private var seconds: Int
    private var nanoseconds: Int

    /// Now.
    static var now: Self {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return Self(time)
    }

    /// When a file, or what is said about it, was last changed; nil if there is none.
    init?(ofFileAt path: String) {
        var status = stat()
        guard stat(path.systemText, &status) == 0 else { return nil }
        self.init(status.st_ctim)
    }

    private init(_ time: timespec) {
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    }

    static func < (left: Self, right: Self) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
