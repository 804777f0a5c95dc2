import Glibc

/// A pipe whose ends programs that are started do not inherit.
package struct PrivatePipe: Sendable {
    /// The end that is read from.
    package let reading: Int32
    /// The end that is written to.
    package let writing: Int32

    /// Opens a pipe, which the caller closes.
    ///
    /// - Throws: the system's error number, if there are too many open files.
    package init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}
