import Characters
import Sharing
import System

/// Who someone is for git, which most people have told it once.
package struct GitIdentity: Sendable, Hashable {
    /// `user.name`; nil where it is not set, or git is not there.
    package var name: String?
    /// `user.email`; nil where it is not set, or git is not there.
    package var email: String?

    /// Makes an identity.
    package init(name: String? = nil, email: String? = nil) {
        self.name = name
        self.email = email
    }

    /// Asks git, as it is configured in a folder.
    ///
    /// No answer is none: nobody needs git for a resume.
    package static func read(in folder: String) -> Self {
        Self(name: value("user.name", in: folder), email: value("user.email", in: folder))
    }

    private static func value(_ key: String, in folder: String) -> String? {
        let git = ChildProgram(
            "git", ["-C", folder.isEmpty ? "." : folder, "config", "--get", key])
        guard let outcome = try? git.run(until: { $0.time > .seconds(2) }),
            outcome.ending == .exited(0)
        else { return nil }
        let text =
            String(decoding: outcome.said.output, as: UTF8.self)
            .split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        let isPlain = text == text.printable && text.utf8.count <= 200
        return isPlain && text.contains { !$0.isWhitespace } ? text : nil
    }

    /// Whether mail to the address reaches a person: hosts of code hand out some that do not.
    var isReachable: Bool {
        guard let email, let address = try? MailAddress(email) else { return false }
        return address.name.isEmpty && !address.domain.contains("noreply")
            && address.domain.contains(".") && !address.domain.hasSuffix(".local")
            && !address.domain.hasSuffix(".localdomain")
    }
}
