import Glibc
import System

/// A run of another program that a share is made with: what it says becomes one sentence.
struct ProgramCall {
    /// The program.
    var child: ChildProgram
    /// What to install if it is not there.
    var package: String
    /// How long it may take.
    var patience: Duration = .seconds(30)

    /// Runs the program.
    ///
    /// - Returns: what it wrote on its standard output.
    /// - Throws: `ShareError` if it is not there, fails, or does not end.
    func callAsFunction() throws(ShareError) -> String {
        guard ProgramSearch.path(of: child.program) != nil else {
            throw .missing(child.program, install: package)
        }
        let outcome: ChildOutcome
        do throws(SystemError) {
            outcome = try child.run { $0.time > patience }
        } catch {
            let reason = error.reason
            throw ShareError(.shareProgram, "cannot start \(child.program): \(reason)")
        }
        switch outcome.ending {
        case .exited(0), .leftRunning: return String(decoding: outcome.said.output, as: UTF8.self)
        case .exited(let code):
            let said: Message =
                outcome.complaint.isEmpty ? "exit code \(code)" : reason(outcome.complaint)
            throw ShareError(.shareFailed, "\(child.program) failed: \(said)")
        case .signalled(let number):
            throw ShareError(.shareFailed, "\(child.program) was ended by signal \(number)")
        case .stopped:
            throw ShareError(
                .shareFailed,
                "\(child.program) did not end within \(patience.components.seconds) seconds and "
                    + "was stopped")
        }
    }

    /// What a program complains of, without its own name and the word "error" before it.
    private func reason(_ complaint: Message) -> Message {
        var text = complaint.text[...]
        for start in [child.program + ": ", "Error - ", "error: "] where text.hasPrefix(start) {
            text = text.dropFirst(start.count)
        }
        while text.last == "." { text.removeLast() }
        return "\(text)"
    }
}
