import Characters
import System

/// Sends through a program that takes messages as `sendmail` does: postfix, exim, msmtp and others.
package struct SendmailTransport: Sendable {
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program: String
    /// How long it may take, without the time that a large message needs.
    package var timeLimit: Duration
    /// Called once when it takes more than half a second.
    package var whileWaiting: @Sendable () -> Void = {}

    /// Where systems keep the program, some of them outside `PATH`.
    package static let usualPrograms = ["sendmail", "/usr/sbin/sendmail", "/usr/lib/sendmail"]

    /// The program of this system; nil if it has none.
    package static var installedProgram: String? { ProgramSearch.first(of: usualPrograms) }

    /// Sends through a program.
    package init(program: String, timeLimit: Duration = .seconds(30)) {
        self.program = program
        self.timeLimit = timeLimit
    }

    /// Sends a message to all its recipients, or to none.
    ///
    /// - Throws: `MailError` that says why it was not sent, and whether that is certain.
    package func send(_ message: MailMessage) throws(MailError) {
        let bytes = MailWriter.bytes(of: message)
        // No line ends the message early, and no address is an option.
        var child = ChildProgram(program, ["-i", "--"] + message.recipients)
        child.input = .contents(bytes)
        child.whileWaiting = whileWaiting
        let limit = timeLimit + .milliseconds(bytes.count / 100)
        let outcome: ChildOutcome
        do throws(SystemError) {
            outcome = try child.run { $0.time > limit }
        } catch {
            throw .cannotStart(program, error)
        }
        if outcome.ending == .exited(0) { return }
        throw error(outcome, limit)
    }

    private func error(_ outcome: ChildOutcome, _ limit: Duration) -> MailError {
        let said = outcome.complaint.isEmpty ? "" : ": " + outcome.complaint
        let name = program.printable
        switch outcome.ending {
        case .exited(let code):
            return MailError(
                Self.kind(code), "\(name) did not take the message (exit code \(code))\(said)")
        case .signalled(let number):
            return MailError(
                .unavailable, "\(name) was ended by signal \(number)\(said)", isDoubtful: true)
        case .stopped, .leftRunning:
            return MailError(
                .unavailable,
                "\(name) had not taken the message after \(limit.components.seconds) seconds; "
                    + "it may have been sent all the same\(said)", isDoubtful: true)
        }
    }

    /// These programs use the numbers of `sysexits.h`.
    private static func kind(_ code: Int32) -> MailError.Kind {
        switch code {
        case 65, 67, 68: .refused
        case 71, 73, 74: .inputOutput
        case 77: .authentication
        case 78: .settings
        default: .unavailable
        }
    }
}
