import Glibc
package import System

/// Asks the terminal which pictures it shows.
///
/// Nothing is guessed from names: a terminal that does not say that it shows pictures gets none.
package struct PictureQuery: Sendable {
    private let environment: Environment
    private let timeout: Duration

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - environment: the variables; inside tmux and screen nothing is asked, as these answer
    ///     for themselves and pass no pictures on.
    ///   - timeout: how long an answer may take.
    package init(_ environment: Environment, timeout: Duration = .seconds(1)) {
        self.environment = environment
        self.timeout = timeout
    }

    /// Asks the terminal that controls this process.
    package func ask() -> PictureSupport {
        guard mayAsk,
            let terminal = try? FileDescriptor(opening: "/dev/tty", O_RDWR | O_NONBLOCK)
        else { return .none }
        return ask(terminal.number)
    }

    /// Asks a terminal that is open for reading and writing.
    ///
    /// Its settings are the same afterwards, whatever happens.
    package func ask(_ terminal: Int32) -> PictureSupport {
        guard mayAsk, isInForeground(terminal),
            (try? TerminalRestoration.changeSettings(of: terminal, Self.makeRaw)) != nil
        else { return .none }
        var answer = TerminalAnswer()
        let isComplete = exchange(terminal, &answer)
        // What comes late would be read by the shell as if someone had typed it.
        TerminalRestoration.restoreSettings(discardingInput: !isComplete)
        return isComplete ? answer.support : .none
    }

    private var mayAsk: Bool {
        let terminal = environment.text("TERM") ?? "dumb"
        return terminal != "dumb" && !terminal.hasPrefix("screen") && !terminal.hasPrefix("tmux")
            && environment.text("TMUX") == nil && environment.text("STY") == nil
    }

    /// A process in the background would be stopped at the first touch.
    private func isInForeground(_ terminal: Int32) -> Bool {
        let group = tcgetpgrp(terminal)
        return group < 0 ? isatty(terminal) == 1 : group == getpgrp()
    }

    private static func makeRaw(_ settings: inout termios) {
        settings.c_lflag &= ~UInt32(ICANON | ECHO)
        // Indices of the array that Swift sees as a tuple: VTIME is 5, VMIN is 6.
        settings.c_cc.5 = 0
        settings.c_cc.6 = 0
    }

    /// A kitty picture of one pixel to be judged and not shown, the size of a cell, the number of
    /// colours of sixels, and last what every terminal answers: its attributes.
    private static let question =
        "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c"

    /// The most bytes that are read; honest answers have some 60.
    private static let longest = 4_096

    private func exchange(_ terminal: Int32, _ answer: inout TerminalAnswer) -> Bool {
        let question = Array(Self.question.utf8)
        // One call: a terminal that does not even take these few bytes is stuck.
        guard write(terminal, question, question.count) == question.count else { return false }
        let waiting = Waiting(timeout)
        var count = 0
        var buffer = [UInt8](repeating: 0, count: 256)
        while count < Self.longest {
            var polls = [pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)]
            waiting.poll(&polls)
            guard polls[0].revents & Int16(POLLIN) != 0 else { return false }
            let length = read(terminal, &buffer, buffer.count)
            if length < 0 && (errno == EINTR || errno == EAGAIN) {
                if waiting.isOver { return false }
                continue
            }
            guard length > 0 else { return false }
            count += length
            for byte in buffer[..<length] {
                answer.take(byte)
                if answer.isComplete { return true }
            }
            if waiting.isOver { return false }
        }
        return false
    }
}
