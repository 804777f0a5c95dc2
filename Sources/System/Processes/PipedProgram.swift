import Glibc

/// A program that works for us, which gets messages on its standard input and answers on its output.
///
/// What it says on its standard error goes where ours does.
package final class PipedProgram {
    /// What can be read as soon as it answers, or has ended.
    package let answers: Int32
    private var requests: Int32
    private let process: pid_t
    private var received: [UInt8] = []
    private var hasClosed = false

    /// Starts a program, with all of our environment.
    ///
    /// Signals that ask us to end, such as Ctrl-C's, do not reach it: its end is when we have closed
    /// the way to it.
    ///
    /// - Throws: the system's error number if it cannot be started.
    package init(_ program: String, _ arguments: [String]) throws(SystemError) {
        let input = try PrivatePipe()
        defer { close(input.reading) }
        let output: PrivatePipe
        do throws(SystemError) {
            output = try PrivatePipe()
        } catch {
            close(input.writing)
            throw error
        }
        defer { close(output.writing) }
        var child = ChildProgram(program, arguments)
        child.environment = ChildEnvironment.whole
        child.blocked = [SIGHUP, SIGINT, SIGTERM]
        var given: [Int32] = []
        defer { for end in given { close(end) } }
        do throws(SystemError) {
            for end in [input.reading, output.writing, 2] {
                // Above those that they are put over.
                let copy = fcntl(end, F_DUPFD_CLOEXEC, 16)
                guard copy >= 0 else { throw SystemError() }
                given.append(copy)
            }
            process = try child.spawn(given)
        } catch {
            close(input.writing)
            close(output.reading)
            throw error
        }
        requests = input.writing
        answers = output.reading
        _ = fcntl(answers, F_SETFL, fcntl(answers, F_GETFL) | O_NONBLOCK)
    }

    deinit {
        if requests >= 0 { close(requests) }
        close(answers)
    }

    /// Sends a message; waits until there is room for it.
    ///
    /// - Throws: `EPIPE` if the program has ended; needs `SIGPIPE` to be ignored.
    package func send(_ fields: [[UInt8]]) throws(SystemError) {
        try DescriptorTransfer.write(MessageFrame.bytes(of: fields), to: requests)
    }

    /// The messages that have come, without waiting for more; nil once none will come.
    package func receive() -> [[[UInt8]]]? {
        if hasClosed { return nil }
        let (bytes, isOpen) = DescriptorTransfer.available(from: answers)
        received += bytes
        hasClosed = !isOpen
        var messages: [[[UInt8]]] = []
        while let message = MessageFrame.take(from: &received) { messages.append(message) }
        return messages.isEmpty && hasClosed ? nil : messages
    }

    /// Lets it end, by itself as soon as it has nothing to do, and waits for that.
    ///
    /// - Returns: how it ended.
    package func end() -> ChildOutcome.Ending {
        if requests >= 0 { close(requests) }
        requests = -1
        var wait = ChildWait(process: process)
        while !wait.hasEnded() { usleep(1_000) }
        return wait.ending
    }
}
