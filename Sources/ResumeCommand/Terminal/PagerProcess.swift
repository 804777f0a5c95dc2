import System
import Glibc

/// A running pager, with this process waiting for its end.
struct PagerProcess {
    let pager: Pager
    let output: Int32

    /// What a shell exits with when it cannot run the program, or not find it.
    private static let notRun: Set<Int32> = [126, 127]

    /// Feeds a text to the pager and waits for its end; false if the pager could not be started.
    func run(_ text: [UInt8]) -> Bool {
        // Keys such as Ctrl-C belong to the pager while it runs.
        let ignored = IgnoredSignals([SIGINT, SIGQUIT])
        defer { ignored.restore() }
        let words = pager.words
        var child = ChildProgram(words[0], Array(words.dropFirst()))
        child.input = .contents(text)
        child.output = output
        child.heeded = ignored.others
        child.environment = variables
        guard let outcome = try? child.run() else { return false }
        if case .exited(let code) = outcome.ending { return !Self.notRun.contains(code) }
        return true
    }

    /// The environment of this process, with the pager's own variables instead of those of their
    /// names.
    private var variables: [String] {
        ChildEnvironment.whole.filter { pager.variables[String($0.prefix { $0 != "=" })] == nil }
            + pager.variables.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
    }
}
