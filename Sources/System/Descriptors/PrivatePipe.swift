import Glibc

/// A pipe whose ends programs that are started do not inherit.
struct PrivatePipe: Sendable {
    /// The end that is read from.
    let reading: Int32
    /// The end that is written to.
    let writing: Int32

    /// Opens a pipe, which the caller closes.
    ///
    /// - Parameter blocks: whether its ends wait until they can be read or written.
    /// - Throws: the system's error number, if there are too many open files.
    init(blocks: Bool = true) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError() }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            if !blocks { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        }
        (reading, writing) = (ends[0], ends[1])
    }
}
