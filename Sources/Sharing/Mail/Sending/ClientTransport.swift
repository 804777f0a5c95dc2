import Characters
import Glibc
import System

/// Opens a draft in the person's mail program, through `xdg-email`.
///
/// The mail program reads the file later, so it is kept in a folder of its own.
package struct ClientTransport: MailTransport {
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program: String
    /// The folder for the files of drafts; made if it is not there.
    package var folder: String
    /// How long to wait for an error; some mail programs keep it running while they are open.
    package var patience: Duration

    /// Opens drafts.
    package init(program: String = "xdg-email", folder: String, patience: Duration = .seconds(5)) {
        self.program = program
        self.folder = folder
        self.patience = patience
    }

    package func send(_ message: MailMessage) throws(MailError) {
        let path = try keep(message)
        var child = ChildProgram(program, Self.arguments(message, attachment: path))
        child.isDetached = true
        let outcome: ChildOutcome
        do throws(SystemError) {
            outcome = try child.run { $0.time > patience }
        } catch {
            discard(path)
            throw cannotStart(program, error)
        }
        switch outcome.ending {
        case .exited(0), .leftRunning, .stopped: return
        case .exited(let code):
            discard(path)
            let reason = Self.reasons[code] ?? "exit code \(code)"
            throw MailError(
                code == 2 ? .inputOutput : .unavailable,
                "\(program.printable) opened no draft: \(reason)")
        case .signalled(let number):
            throw MailError(
                .unavailable, "\(program.printable) was ended by signal \(number)",
                isDoubtful: true)
        }
    }

    /// The exit codes that `xdg-email` documents.
    private static let reasons: [Int32: String] = [
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

    /// Writes the attachment under its name, in a folder that no other draft has.
    private func keep(_ message: MailMessage) throws(MailError) -> String {
        let own = PathName.join(folder, message.id.digits)
        for place in [folder, own] where mkdir(place.systemText, 0o700) != 0 && errno != EEXIST {
            throw Self.error(FileError(.write, place, code: errno))
        }
        guard let folder = RealPath.of(own) else {
            throw Self.error(FileError(.write, own, code: errno))
        }
        let path = folder + "/" + message.attachment.name
        do throws(FileError) {
            try AtomicFile.write(message.attachment.bytes, to: path, links: .refuse)
        } catch {
            rmdir(own.systemText)
            throw Self.error(error)
        }
        return path
    }

    private func discard(_ path: String) {
        unlink(path.systemText)
        rmdir(PathName.folder(of: path).systemText)
    }

    private static func error(_ error: FileError) -> MailError {
        MailError(.inputOutput, error.message)
    }
}
