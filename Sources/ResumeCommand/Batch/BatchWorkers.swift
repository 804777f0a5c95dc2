import Glibc
import System

/// The processes that render a batch, each with one resume at a time.
final class BatchWorkers {
    private struct Worker {
        let program: PipedProgram
        /// What it works on, by its number.
        var task: Int?
    }

    private let start: () throws(SystemError) -> PipedProgram
    private let signals: StopSignals
    private var workers: [Worker?]

    /// How long to wait before something else is looked after, in milliseconds.
    private static let patience: Int32 = 100

    /// Makes workers, each started when there is something to do for it.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - signals: what ends the work after what is in hand.
    ///   - start: starts one.
    init(
        _ count: Int, signals: StopSignals, start: @escaping () throws(SystemError) -> PipedProgram
    ) {
        self.start = start
        self.signals = signals
        workers = Array(repeating: nil, count: count)
    }

    /// What is to be done, and who is told of it.
    struct Work {
        /// The message that asks for a task; nil for one that needs nobody.
        var errand: (Int) -> [[UInt8]]?
        /// Takes a message about a task; what is to be sent back, or nil where the task is done.
        var answer: (Int, [[UInt8]]) -> [[UInt8]]?
        /// Takes a task whose worker came to an end before it was done.
        var lost: (Int, ChildOutcome.Ending) -> Void
        /// Called every now and then.
        var pause: () -> Void = {}
    }

    /// Has tasks done, the first ones first.
    ///
    /// - Returns: how many were not begun, since a signal came.
    /// - Throws: the system's error number, if no worker can be started.
    func run(_ tasks: [Int], _ work: Work) throws(SystemError) -> Int {
        var rest = tasks[...]
        while true {
            let isStopping = signals.areAsked
            for index in workers.indices where workers[index]?.task == nil && !isStopping {
                while let task = rest.popFirst() {
                    if try begin(task, at: index, work) { break }
                }
            }
            let busy = workers.indices.filter { workers[$0]?.task != nil }
            if busy.isEmpty { return rest.count }
            let ready = StopSignals.wait(
                for: busy.compactMap { workers[$0]?.program.answers }, milliseconds: Self.patience,
                signals: isStopping ? nil : signals)
            for index in busy {
                guard let worker = workers[index], ready.contains(worker.program.answers) else {
                    continue
                }
                attend(to: worker, at: index, work)
            }
            work.pause()
        }
    }

    /// Lets all workers end.
    func end() {
        for worker in workers { _ = worker?.program.end() }
        workers = workers.map { _ in nil }
    }

    /// Gives a worker a task; false for a task that needs nobody.
    private func begin(_ task: Int, at index: Int, _ work: Work) throws(SystemError) -> Bool {
        guard let errand = work.errand(task) else { return false }
        // One that has nothing to do may have been killed: that is noticed now, and harms nothing.
        if let idle = workers[index], idle.program.receive() == nil || !send(errand, to: idle) {
            _ = idle.program.end()
            workers[index] = nil
        }
        if workers[index] == nil {
            let worker = Worker(program: try start())
            _ = send(errand, to: worker)
            workers[index] = worker
        }
        workers[index]?.task = task
        return true
    }

    private func attend(to worker: Worker, at index: Int, _ work: Work) {
        guard let task = worker.task else { return }
        guard let messages = worker.program.receive() else {
            workers[index] = nil
            work.lost(task, worker.program.end())
            return
        }
        for message in messages {
            if let reply = work.answer(task, message) {
                _ = send(reply, to: worker)
            } else {
                workers[index]?.task = nil
            }
        }
    }

    /// Whether a message could be sent; if not, its end is noticed when answers are waited for.
    private func send(_ message: [[UInt8]], to worker: Worker) -> Bool {
        do throws(SystemError) {
            try worker.program.send(message)
            return true
        } catch {
            return false
        }
    }
}
