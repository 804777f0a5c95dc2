import Glibc

/// What a program that we start reads from one of its descriptors.
package enum ChildInput: Sendable, Hashable {
    /// Nothing: the end is there at once.
    case nothing
    /// A few bytes that must not reach a disk, such as a password; at most 65,536 of them.
    case secret([UInt8])
    /// Bytes as a file that has no name, so that the program can ask for its size.
    case contents([UInt8])
    /// Nothing, and no end: who reads it waits.
    case silence
}

/// The descriptors of a program that is about to start, and our ends of its pipes.
struct ChildDescriptors: ~Copyable {
    /// Those that become the program's descriptors 0, 1, 2 and 3; -1 where it gets none.
    private(set) var given: [Int32] = []
    /// Our ends of its standard output and standard error; -1 when closed.
    private(set) var output: Int32 = -1
    private(set) var errors: Int32 = -1

    /// Where what it says goes.
    enum Saying {
        /// To us.
        case kept
        /// Its standard output to a descriptor, its standard error where ours goes.
        case shared(Int32)
        /// To nobody.
        case nowhere
    }

    /// Opens all of them.
    ///
    /// - Parameters:
    ///   - input: what it reads on its standard input.
    ///   - extra: what it reads on descriptor 3; nil if it has none.
    ///   - saying: where what it writes goes.
    /// - Throws: the system's error number.
    init(input: ChildInput, extra: ChildInput?, saying: Saying) throws(SystemError) {
        given.append(try source(of: input))
        switch saying {
        case .kept: (output, errors) = (try capture(), try capture())
        case .shared(let descriptor):
            for end in [descriptor, 2] { given.append(try raisedCopy(of: end)) }
        case .nowhere:
            for _ in 1...2 { given.append(try raised(open("/dev/null", O_WRONLY | O_CLOEXEC))) }
        }
        if let extra { given.append(try source(of: extra)) }
    }

    deinit { for end in given + [output, errors] where end >= 0 { close(end) } }

    /// Closes what only the program uses, once it has started.
    mutating func closeGiven() {
        for end in given { close(end) }
        given = []
    }

    /// Waits until something can be read or the time is over, and reads all that is there.
    mutating func receive(_ said: inout ChildOutput, waiting milliseconds: Int32) {
        var polls = [
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        ]
        poll(&polls, 2, milliseconds)
        said.add(Self.read(from: &output), to: \.output)
        said.add(Self.read(from: &errors), to: \.errors)
    }

    /// Reads all that is there now, and closes an end at which nothing more can come.
    private static func read(from end: inout Int32) -> [UInt8] {
        guard end >= 0 else { return [] }
        let (bytes, isOpen) = DescriptorTransfer.available(from: end)
        if !isOpen {
            close(end)
            end = -1
        }
        return bytes
    }

    private func source(of input: ChildInput) throws(SystemError) -> Int32 {
        switch input {
        case .nothing: return try raised(open("/dev/null", O_RDONLY | O_CLOEXEC))
        case .contents(let bytes): return try raised(PrivateFile.make(bytes))
        case .secret(let bytes): return try secret(bytes)
        case .silence: return try silence()
        }
    }

    /// A socket holds more than a pipe, and is never open in other programs, not even for a moment.
    private func secret(_ bytes: [UInt8]) throws(SystemError) -> Int32 {
        guard bytes.count <= 65_536 else { throw SystemError(code: E2BIG) }
        var ends: [Int32] = [-1, -1]
        let kind = Int32(bitPattern: SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemError() }
        defer { close(ends[1]) }
        do throws(SystemError) {
            try DescriptorTransfer.write(bytes, to: ends[1])
        } catch {
            close(ends[0])
            throw error
        }
        return try raised(ends[0])
    }

    /// A pipe that its reader holds at both ends: not even our death is an end for it.
    private func silence() throws(SystemError) -> Int32 {
        let pipe = try PrivatePipe()
        defer { for end in [pipe.reading, pipe.writing] { close(end) } }
        return try raised(open("/proc/self/fd/\(pipe.reading)", O_RDWR | O_CLOEXEC))
    }

    private mutating func capture() throws(SystemError) -> Int32 {
        let pipe = try PrivatePipe()
        do throws(SystemError) {
            given.append(try raised(pipe.writing))
            _ = fcntl(pipe.reading, F_SETFL, fcntl(pipe.reading, F_GETFL) | O_NONBLOCK)
            return pipe.reading
        } catch {
            close(pipe.reading)
            throw error
        }
    }

    /// Moves a descriptor above those that the program's own are put over.
    private func raised(_ descriptor: Int32) throws(SystemError) -> Int32 {
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        return try raisedCopy(of: descriptor)
    }

    private func raisedCopy(of descriptor: Int32) throws(SystemError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
        guard copy >= 0 else { throw SystemError() }
        return copy
    }
}
