import Glibc

/// Another program, run to its end; no shell is between, and all that it says is kept.
///
///     let outcome = try ChildProgram("xdg-email", ["--attach", path]).run()
package struct ChildProgram: Sendable {
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program: String
    /// The arguments after the program's name.
    ///
    /// Everyone on the machine can read them.
    package var arguments: [String]
    /// What it reads on its standard input.
    package var input = ChildInput.nothing
    /// What it reads on descriptor 3, which it can open as `/proc/self/fd/3`; nil for none.
    package var extraInput: ChildInput?
    /// All of its environment, each as `NAME=value`.
    package var environment = ChildEnvironment.usual
    /// Where its standard output goes, if it is not kept.
    ///
    /// Its standard error then goes where ours does.
    package var output: Int32?
    /// Signals that we ignore for a while and it does not.
    package var heeded: [Int32] = []
    /// Signals that it does not receive, unless it asks for them.
    package var blocked: [Int32] = []
    /// Whether it may go on without us: nothing it says is kept, and it is never ended.
    package var isDetached = false

    /// Whether it is ended when a signal ends us.
    ///
    /// At Ctrl-C a terminal tells it, too; other signals reach us alone. Of several at a time it is
    /// the first.
    package var endsWithUs = false

    /// The most bytes that are kept of its standard output, and of its standard error.
    package var outputLimit = 262_144
    /// Called once when it takes more than half a second.
    package var whileWaiting: @Sendable () -> Void = {}

    /// How long a program may take to end when it is asked to, before it is killed.
    static let patience = Duration.seconds(1)

    /// Describes a run; `run` starts it.
    package init(_ program: String, _ arguments: [String] = []) {
        self.program = program
        self.arguments = arguments
    }

    /// A program that runs.
    package struct Progress: Sendable {
        /// What it has said.
        package var said: ChildOutput
        /// How long it has run.
        package var time: Duration
        /// How long it has said nothing.
        package var quiet: Duration
    }

    /// Runs the program to its end.
    ///
    /// - Parameter isEnough: asked every now and then whether to stop waiting for it: then it is ended,
    ///   first with `SIGTERM`; a detached one is left alone.
    /// - Returns: how it ended and what it said.
    /// - Throws: the system's error number if it cannot be started.
    package func run(
        until isEnough: (Progress) -> Bool = { _ in false }
    ) throws(SystemError) -> ChildOutcome {
        let start = ContinuousClock.now
        var descriptors = try ChildDescriptors(
            input: input, extra: extraInput,
            saying: isDetached ? .nowhere : output.map { .shared($0) } ?? .kept)
        let process = try spawn(descriptors.given)
        descriptors.closeGiven()
        if endsWithUs { InterruptCleanup.take(process) }
        defer { if endsWithUs { InterruptCleanup.leave(process) } }
        var wait = ChildWait(process: process)
        var said = ChildOutput(limit: outputLimit)
        var isWaitedFor = false
        var last = start
        while !wait.hasEnded() {
            let before = (said.output.count, said.errors.count)
            descriptors.receive(&said, waiting: 20)
            let now = ContinuousClock.now
            if !isWaitedFor, now - start > .milliseconds(500) {
                isWaitedFor = true
                whileWaiting()
            }
            if before != (said.output.count, said.errors.count) { last = now }
            if isEnough(Progress(said: said, time: now - start, quiet: now - last)) {
                if isDetached {
                    wait.leave()
                    return ChildOutcome(ending: .leftRunning, said: said)
                }
                wait.end(patience: Self.patience)
                break
            }
        }
        // What an ended program has said is all there; what it started may still hold the pipes.
        descriptors.receive(&said, waiting: 0)
        return ChildOutcome(ending: wait.ending, said: said)
    }

    func spawn(_ descriptors: [Int32]) throws(SystemError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        // We ignore these two, to have them as errors.
        for signal in [SIGPIPE, SIGXFSZ] + heeded { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var held = sigset_t()
        sigemptyset(&held)
        for signal in blocked { sigaddset(&held, signal) }
        posix_spawnattr_setsigmask(&attributes, &held)
        // In our group it is ended with us at Ctrl-C, and may ask for something at the terminal.
        let group = isDetached ? POSIX_SPAWN_SETPGROUP : 0
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(group))

        let words = ([program] + arguments).map { strdup($0.systemText) }
        let variables = environment.map { strdup($0.systemText) }
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let code = posix_spawnp(
            &process, program.systemText, &actions, &attributes, words + [nil], variables + [nil])
        guard code == 0 else { throw SystemError(code: code) }
        return process
    }
}
