import Characters
import Glibc
package import System

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
            if let password = Password(firstLineOf: try Self.read(path)) { return password }
            throw ShareError(
                .mailAuthentication,
                "there is no password in the first line of the file \(path.printable)")
        case .netrc(let path):
            _ = try Self.read(path)
            return nil
        case .command(let command):
            do throws(PasswordFault) {
                return try PasswordCommand(command).password()
            } catch {
                throw ShareError(
                    error.isNotRun ? .mailUnavailable : .mailAuthentication, error.reason)
            }
        }
    }

    /// All that may be sent as a password: this one, or those of a `netrc` file.
    func secrets(with password: Password?) throws(ShareError) -> [String] {
        guard case .netrc(let path) = self else { return [password?.secret].compactMap { $0 } }
        return try NetrcFile.passwords(in: Self.read(path))
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
}
