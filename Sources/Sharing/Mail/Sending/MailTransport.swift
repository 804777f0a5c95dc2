import Characters
import Glibc
import System

/// A way to send a message.
package protocol MailTransport: Sendable {
    /// Sends a message to all its recipients, or to none.
    ///
    /// - Throws: `MailError` that says why it was not sent, and whether that is certain.
    func send(_ message: MailMessage) throws(MailError)
}

extension MailTransport {
    /// The error of a program that the system did not start.
    func cannotStart(_ program: String, _ error: SystemError) -> MailError {
        let name = program.printable
        if error.code == ENOENT {
            return MailError(.unavailable, "the program \(name) is not installed")
        }
        let reason = String(cString: strerror(error.code))
        let isMissing = error.code == EACCES || error.code == ENOEXEC || error.code == ENOTDIR
        return MailError(
            isMissing ? .unavailable : .inputOutput, "cannot start \(name): \(reason)")
    }
}
