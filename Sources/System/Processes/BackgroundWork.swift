import Glibc
import Synchronization

/// Work on a thread of its own, whose end can be waited for like something to read.
package final class BackgroundWork<Value: Sendable>: Sendable {
    private let pipe: PrivatePipe
    private let value = Mutex<Value?>(nil)
    private let isGivenUp = Atomic(false)

    /// For how long work that is given up may still go on, in milliseconds.
    private static var patience: Int { 3_000 }

    /// Begins to work.
    ///
    /// - Parameter body: the work; what it is given says whether to go on.
    /// - Throws: the system's error number, if there are too many threads or open files.
    package init(
        _ body: @escaping @Sendable (_ goesOn: @escaping @Sendable () -> Bool) -> Value
    ) throws(SystemError) {
        pipe = try PrivatePipe()
        let errand = Errand { [self] in
            let result = body { [self] in !isGivenUp.load(ordering: .acquiring) }
            value.withLock { $0 = result }
            var byte: UInt8 = 0
            write(pipe.writing, &byte, 1)
        }
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { argument in
                if let argument {
                    Unmanaged<Errand>.fromOpaque(argument).takeRetainedValue().body()
                }
                return nil
            }, Unmanaged.passRetained(errand).toOpaque())
        guard code == 0 else { throw SystemError(code: code) }
        pthread_detach(thread)
    }

    deinit { for end in [pipe.reading, pipe.writing] { close(end) } }

    /// What can be read as soon as the work is done.
    package var descriptor: Int32 { pipe.reading }

    /// What came of it; nil as long as it goes on.
    package var result: Value? { value.withLock { $0 } }

    /// Has it end, and waits for that.
    package func giveUp() {
        isGivenUp.store(true, ordering: .releasing)
        var polls = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
        Waiting(.milliseconds(Self.patience)).poll(&polls)
    }
}

/// What a thread gets to do.
private final class Errand {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
