import Glibc

/// Something that goes on beside a test that waits, on a thread of its own.
package struct SideThread {
    private let thread: pthread_t

    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Begins.
    package init(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { argument in
                if let argument {
                    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
                }
                return nil
            }, Unmanaged.passRetained(Work(body)).toOpaque())
        self.thread = thread
    }

    /// Waits for the end.
    package func join() { pthread_join(thread, nil) }
}
