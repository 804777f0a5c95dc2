import Glibc

/// Writing to a pipe that nobody reads any more, as an error instead of the end of the process.
enum BrokenPipes {
    /// Calls a function with the signal `SIGPIPE` held back in this thread, and forgets the signal.
    ///
    /// Other threads, and what the process does at that signal, stay as they are.
    static func withoutSignal<Result>(_ body: () -> Result) -> Result {
        var broken = sigset_t()
        sigemptyset(&broken)
        sigaddset(&broken, SIGPIPE)
        var pending = sigset_t()
        sigpending(&pending)
        let wasPending = sigismember(&pending, SIGPIPE) == 1
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &broken, &before)
        let result = body()
        if !wasPending {
            var none = timespec()
            while sigtimedwait(&broken, nil, &none) < 0 && errno == EINTR {}
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }
}
