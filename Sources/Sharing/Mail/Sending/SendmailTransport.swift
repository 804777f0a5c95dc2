import Characters
import SourceTree
import System

/// Sends through a program that takes messages as `sendmail` does: postfix, exim, msmtp and others.
struct SendmailTransport {
    /// The program: a name that is looked for in `PATH`, or a path.
    var program: String
    /// How long it may take, without the time that a large message needs.
    var timeLimit = Duration.seconds(30)
    /// Called once when it takes more than half a second.
    var whileWaiting: @Sendable () -> Void = {}

    /// The program of this system, some of which keep it outside `PATH`; nil if it has none.
    static var installedProgram: String? {
        ProgramSearch.first(of: ["sendmail", "/usr/sbin/sendmail", "/usr/lib/sendmail"])
    }

    /// Sends a message to all its recipients, or to none.
    ///
    /// - Throws: `ShareError` that says why it was not sent, and whether that is certain.
    func send(_ message: MailMessage) throws(ShareError) {
        let bytes = MailWriter.bytes(of: message)
        // No line ends the message early, and no address is an option.
        var child = ChildProgram(program, ["-i", "--"] + message.recipients)
        child.input = .contents(bytes)
        child.whileWaiting = whileWaiting
        let limit = timeLimit + .milliseconds(bytes.count / 100)
        let outcome = try child.runForMail { $0.time > limit }
        if outcome.ending == .exited(0) { return }
        throw error(outcome, limit)
    }

    private func error(_ outcome: ChildOutcome, _ limit: Duration) -> ShareError {
        let said: Message = outcome.complaint.isEmpty ? "" : ": \(outcome.complaint)"
        let name = program.printable
        if case .exited(let code) = outcome.ending {
            return ShareError(
                Self.kind(code), "\(name) did not take the message (exit code \(code))\(said)")
        }
        var error = ShareError(
            .mailUnavailable,
            "\(name) had not taken the message after \(limit.components.seconds) seconds; it may "
                + "have been sent all the same\(said)")
        if case .signalled(let number) = outcome.ending {
            error.message = "\(name) was ended by signal \(number)\(said)"
        }
        error.isDoubtful = true
        return error
    }

    /// These programs use the numbers of `sysexits.h`.
    private static func kind(_ code: Int32) -> Diagnostic.Kind {
        switch code {
        case 65, 67, 68: .mailRefused
        case 71, 73, 74: .mailInputOutput
        case 77: .mailAuthentication
        case 78: .mailSettings
        default: .mailUnavailable
        }
    }
}
