import Glibc

/// The three pipes between a child process and this one.
struct ChildPipes: ~Copyable {
    /// The child's ends.
    private(set) var childInput: Int32 = -1
    private(set) var childOutput: Int32 = -1
    private(set) var childErrors: Int32 = -1
    /// This process's ends; -1 when closed.
    private var input: Int32 = -1
    private var output: Int32 = -1
    private var errors: Int32 = -1

    init(capturesOutput: Bool) throws {
        (childInput, input) = try Self.pipe()
        if capturesOutput { (output, childOutput) = try Self.pipe() }
        (errors, childErrors) = try Self.pipe()
        for end in [input, output, errors] where end >= 0 {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit {
        for end in [childInput, childOutput, childErrors, input, output, errors] where end >= 0 {
            close(end)
        }
    }

    /// A pipe that other programs do not inherit; `ChildProcess.starting` closes the moment between.
    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { throw ScratchError(number: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    mutating func closeChildEnds() {
        Self.shut(&childInput)
        Self.shut(&childOutput)
        Self.shut(&childErrors)
    }

    /// Writes the input and reads both outputs, whichever is ready, until the child ends.
    consuming func exchange(
        _ text: [UInt8], _ watch: inout ChildWatch
    ) -> (output: [UInt8], errors: [UInt8]) {
        var rest = text[...]
        var said: (output: [UInt8], errors: [UInt8]) = ([], [])
        if rest.isEmpty { Self.shut(&input) }
        while output >= 0 || errors >= 0 {
            var polls = [
                pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            poll(&polls, 3, 50)
            // Asked before reading: what an ended child has said is all there to be read.
            let isOver = watch.isOver()
            if polls[0].revents != 0 { Self.send(&rest, to: &input) }
            if polls[1].revents != 0 { Self.receive(&said.output, from: &output) }
            if polls[2].revents != 0 { Self.receive(&said.errors, from: &errors) }
            // Something it started may live on and hold the pipes open.
            if isOver {
                Self.receive(&said.output, from: &output)
                Self.receive(&said.errors, from: &errors)
                break
            }
        }
        return said
    }

    private static func send(_ rest: inout ArraySlice<UInt8>, to end: inout Int32) {
        let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || (count < 0 && errno != EAGAIN && errno != EINTR) { shut(&end) }
    }

    /// Reads all that is there now.
    private static func receive(_ bytes: inout [UInt8], from end: inout Int32) {
        guard end >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(end, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count < 0 && errno == EINTR {
                continue
            } else {
                if count == 0 || errno != EAGAIN { shut(&end) }
                return
            }
        }
    }

    private static func shut(_ end: inout Int32) {
        if end >= 0 { close(end) }
        end = -1
    }
}
