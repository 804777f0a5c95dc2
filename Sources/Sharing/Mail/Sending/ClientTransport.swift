import Characters
import Glibc
import System

/// Opens a draft in the person's mail program, through `xdg-email`.
///
/// The mail program reads the file later, so it is kept in a folder of its own.
struct ClientTransport {
    /// The program: a name that is looked for in `PATH`, or a path.
    var program = "xdg-email"
    /// Where the files of drafts stay.
    var kept: KeptFile
    /// How long to wait for an error; some mail programs keep it running while they are open.
    var patience = Duration.seconds(5)

    /// Opens a draft.
    ///
    /// - Throws: `ShareError` that says why there is none.
    func send(_ message: MailMessage) throws(ShareError) {
        let path: String
        do throws(FileError) {
            path = try kept.write(
                message.attachment.bytes, as: message.attachment.name.text, in: message.id.digits)
        } catch {
            throw ShareError(.mailInputOutput, error.message)
        }
        var child = ChildProgram(program, Self.arguments(message, attachment: path))
        child.isDetached = true
        let outcome: ChildOutcome
        do throws(ShareError) {
            outcome = try child.runForMail { $0.time > patience }
        } catch {
            discard(path)
            throw error
        }
        switch outcome.ending {
        case .exited(0), .leftRunning, .stopped: return
        case .exited(let code):
            discard(path)
            let reason = Self.reasons[code] ?? "exit code \(code)"
            throw ShareError(
                code == 2 ? .mailInputOutput : .mailUnavailable,
                "\(program.printable) opened no draft: \(reason)")
        case .signalled(let number):
            var error = ShareError(
                .mailUnavailable, "\(program.printable) was ended by signal \(number)")
            error.isDoubtful = true
            throw error
        }
    }

    /// The exit codes that `xdg-email` documents.
    private static let reasons: [Int32: Message] = [
        1: "it does not know one of its options", 2: "it cannot read the attached file",
        3: "no mail program is set up", 4: "the mail program failed",
    ]

    private static func arguments(_ message: MailMessage, attachment: String) -> [String] {
        var arguments = ["--utf8"]
        for address in message.cc { arguments += ["--cc", address.address] }
        for address in message.bcc { arguments += ["--bcc", address.address] }
        arguments += ["--subject", message.subject, "--body", message.body]
        return arguments + ["--attach", attachment] + message.to.map(\.address)
    }

    private func discard(_ path: String) {
        unlink(path.systemText)
        rmdir(PathName.folder(of: path).systemText)
    }
}
