import Characters
import Glibc
import System

/// Where the password of the mail server is kept; it is never in the settings themselves.
package enum PasswordSource: Sendable, Hashable {
    /// The first line of a file that nobody else can read.
    case file(String)
    /// A file in the form of `.netrc`, that nobody else can read; `curl` looks in it by itself.
    case netrc(String)
    /// The first line that a command of the person's own prints, such as `pass show mail`.
    case command(String)

    /// The file that is read for it; nil for a command.
    package var file: String? {
        switch self {
        case .file(let path), .netrc(let path): path
        case .command: nil
        }
    }

    /// The password; nil for a `netrc` file, after a look at who can read that.
    ///
    /// - Throws: `ShareError` if there is none, or others can read it.
    package func password() throws(ShareError) -> Password? {
        switch self {
        case .file(let path):
            return try Self.firstLine(of: Self.read(path), in: "the file \(path.printable)")
        case .netrc(let path):
            _ = try Self.read(path)
            return nil
        case .command(let command):
            return try Self.firstLine(
                of: Self.run(command), in: "what the password command printed")
        }
    }

    /// All that may be sent as a password: this one, or those of a `netrc` file.
    func secrets(with password: Password?) throws(ShareError) -> [String] {
        guard case .netrc(let path) = self else { return [password?.secret].compactMap { $0 } }
        return try NetrcFile.passwords(in: Self.read(path))
    }

    private static func firstLine(
        of bytes: [UInt8], in place: String
    ) throws(ShareError) -> Password {
        var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let text = String(validating: line, as: UTF8.self), !text.isEmpty,
            !text.unicodeScalars.contains(where: HeaderText.isControl)
        else {
            throw ShareError(
                .mailAuthentication, "there is no password in the first line of \(place)")
        }
        return Password(text)
    }

    private static func read(_ path: String) throws(ShareError) -> [UInt8] {
        let file: FileContents
        do throws(ReadFault) {
            file = try FileContents(ofFileAt: path, limit: 1_048_576)
        } catch {
            let isHidden = error.code == EACCES || error.code == ENOENT
            throw ShareError(
                isHidden ? .mailAuthentication : .mailInputOutput,
                FileError(reading: path, error, hint: "the mail password should be there").message)
        }
        guard file.status.permissions & 0o077 == 0 else {
            throw ShareError(
                .mailAuthentication,
                "others can read the password file \(path.printable); "
                    + "do \"chmod 600 \(path.printable)\", and change the password if others did")
        }
        return file.bytes
    }

    /// Runs the command with a shell, as such settings are run everywhere; it is the person's own
    /// text, with nothing put into it, and gets all variables that password keepers look for.
    private static func run(_ command: String) throws(ShareError) -> [UInt8] {
        var child = ChildProgram("/bin/sh", ["-c", command])
        child.environment = ChildEnvironment.whole
        let outcome: ChildOutcome
        do throws(SystemError) {
            outcome = try child.run { $0.time > .seconds(120) }
        } catch {
            throw ShareError(
                .mailUnavailable,
                "cannot run the password command: \(String(cString: strerror(error.code)))")
        }
        guard outcome.ending == .exited(0) else {
            let reason = outcome.complaint.isEmpty ? "" : ": " + outcome.complaint
            throw ShareError(.mailAuthentication, "the password command failed\(reason)")
        }
        if let loss = outcome.said.loss {
            throw ShareError(
                .mailAuthentication, "the password command printed no password: \(loss)")
        }
        return outcome.said.output
    }
}

/// A password that does not show itself where values are printed.
package struct Password: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The password itself, for the one place that hands it on.
    let secret: String

    /// Keeps a password.
    init(_ secret: String) { self.secret = secret }

    package var description: String { "(a password)" }
    package var debugDescription: String { description }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
