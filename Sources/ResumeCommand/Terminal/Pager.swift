import Glibc
import System

/// The program that shows a long text page by page, chosen and started as git does.
struct Pager {
    /// What is run: a program's name, or a line for the shell.
    var command: String
    /// The variables that it gets on top of those of this process.
    var variables: [String: String]

    /// Finds the pager: `RESUME_PDF_PAGER`, else `PAGER`, else `less`; nil where there is to be none.
    ///
    /// There is none into a pipe, with `--no-pager`, where the variable is empty or `cat`, and, as
    /// long as nobody asks for one by name, on terminals that cannot move the cursor.
    ///
    /// - Parameters:
    ///   - environment: the variables.
    ///   - isTerminal: whether standard output is a terminal.
    ///   - isAllowed: false with `--no-pager`.
    ///   - cutsLines: whether lines run out of sight at the right, to be scrolled to, instead of being
    ///     folded; for `less` alone, and only while nobody has set `LESS`.
    ///   - status: what `less` says in its last row, besides how much was seen; nil for its own.
    init?(
        _ environment: Environment, isTerminal: Bool, isAllowed: Bool = true,
        cutsLines: Bool = false, status: String? = nil
    ) {
        let chosen = environment["RESUME_PDF_PAGER"] ?? environment["PAGER"]
        guard isTerminal, isAllowed, chosen != "", chosen != "cat" else { return nil }
        if chosen == nil, (environment.text("TERM") ?? "dumb") == "dumb" { return nil }
        command = chosen ?? "less"
        variables = [:]
        // Quitting at once when all is seen would leave out what is cut off at the right.
        if environment["LESS"] == nil {
            variables["LESS"] = (cutsLines ? "RSX" : "FRX") + Self.prompt(status)
        }
        if environment["LV"] == nil { variables["LV"] = "-c" }
    }

    /// What makes `less` say something in its last row (its manual page, "PROMPTS").
    private static func prompt(_ status: String?) -> String {
        guard let status else { return "" }
        let special: Set<Character> = ["?", ":", ".", "%", "\\"]
        // A dollar sign would end it.
        let text = status.filter { $0 != "$" }.map { special.contains($0) ? "\\\($0)" : "\($0)" }
        return "Ps" + text.joined() + "?e (END):?pB, %pB\\%..$"
    }

    /// Whether a text is taller than the terminal, which shows the shell's next prompt as well.
    static func isNeeded(rows: Int, in size: TerminalSize) -> Bool { rows >= size.rows }

    /// Shows a text and waits until the reader has seen enough.
    ///
    /// Leaving the pager before the end is no error. If there is no such program, the text is written
    /// as it is.
    func show(_ text: [UInt8], on stream: OutputStream) throws(FileError) {
        if !run(text, on: stream) { try stream.write(text) }
    }

    /// The program and its arguments: the shell is asked only if the command has a character that
    /// means something to it.
    var words: [String] {
        let special = Set("|&;<>()$`\\\"' \t\n*?[#~=%".utf8)
        return command.utf8.contains(where: special.contains) ? ["sh", "-c", command] : [command]
    }

    /// What a shell exits with when it cannot run the program, or not find it.
    private static let notRun: Set<Int32> = [126, 127]

    /// Feeds a text to the pager and waits for its end; false if the pager could not be started.
    private func run(_ text: [UInt8], on stream: OutputStream) -> Bool {
        // Keys such as Ctrl-C belong to the pager while it runs.
        let ignored = IgnoredSignals([SIGINT, SIGQUIT])
        defer { ignored.restore() }
        let words = words
        var child = ChildProgram(words[0], Array(words.dropFirst()))
        child.input = .contents(text)
        child.output = stream.descriptor
        child.heeded = ignored.others
        // The environment of this process, with the pager's own variables instead of its own.
        child.environment =
            ChildEnvironment.whole.filter { variables[String($0.prefix { $0 != "=" })] == nil }
            + variables.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
        guard let outcome = try? child.run() else { return false }
        if case .exited(let code) = outcome.ending { return !Self.notRun.contains(code) }
        return true
    }
}
