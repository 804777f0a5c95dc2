import Glibc
import System

/// Asks the terminal which pictures it shows.
///
/// Nothing is guessed from names: a terminal that does not say that it shows pictures gets none.
/// Inside tmux and screen nothing is asked, as these answer for themselves and pass no pictures on.
struct PictureQuery {
    let environment: Environment

    init(_ environment: Environment) { self.environment = environment }

    /// Asks the terminal that controls this process, whose settings are the same afterwards.
    func ask() -> PictureSupport {
        guard mayAsk, let terminal = try? FileDescriptor(opening: "/dev/tty", O_RDWR | O_NONBLOCK)
        else { return PictureSupport() }
        let number = terminal.number
        guard isInForeground(number),
            (try? TerminalRestoration.changeSettings(of: number) { $0.makeRaw(least: 0) }) != nil
        else { return PictureSupport() }
        let support = exchange(number)
        // What comes late would be read by the shell as if someone had typed it.
        TerminalRestoration.restoreSettings(discardingInput: support == nil)
        _ = consume terminal
        return support ?? PictureSupport()
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

    /// A kitty picture of one pixel to be judged and not shown, the size of a cell, the number of
    /// colours of sixels, and last what every terminal answers: its attributes.
    private static let question =
        "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c"

    /// The most bytes that are read; honest answers have some 60.
    private static let longest = 4_096

    /// The answer, if a whole one comes within a second.
    private func exchange(_ terminal: Int32) -> PictureSupport? {
        let question = Array(Self.question.utf8)
        // One call: a terminal that does not even take these few bytes is stuck.
        guard write(terminal, question, question.count) == question.count else { return nil }
        let waiting = Waiting(.seconds(1))
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        repeat {
            var polls = [pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)]
            waiting.poll(&polls)
            guard polls[0].revents & Int16(POLLIN) != 0 else { return nil }
            let length = read(terminal, &buffer, buffer.count)
            guard length > 0 || length < 0 && [EINTR, EAGAIN].contains(errno) else { return nil }
            answer += buffer.prefix(max(length, 0))
            if let support = PictureSupport(answer: answer) { return support }
        } while !waiting.isOver && answer.count < Self.longest
        return nil
    }
}
