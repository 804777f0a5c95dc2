import Characters

/// A command of the person's own that prints a password in its first line, such as `pass show mail`.
package struct PasswordCommand: Sendable, Hashable {
    /// The command, for a shell.
    package let text: String
    /// How many seconds it may take: a person may be asked for something.
    package var seconds = 120

    /// Makes a command.
    package init(_ text: String) { self.text = text }

    /// Runs it with a shell, as such settings are run everywhere; it is the person's own text, with
    /// nothing put into it, and gets all variables that password keepers look for.
    ///
    /// - Throws: why there is no password.
    package func password() throws(PasswordFault) -> Password {
        var child = ChildProgram("/bin/sh", ["-c", text])
        child.environment = ChildEnvironment.whole
        let outcome: ChildOutcome
        do throws(SystemError) {
            outcome = try child.run { $0.time > .seconds(seconds) }
        } catch {
            throw PasswordFault(isNotRun: true, "cannot run the password command: \(error.reason)")
        }
        switch outcome.ending {
        case .exited(0): break
        case .stopped:
            throw PasswordFault("the password command took more than \(seconds) seconds")
        default:
            let reason: Message = outcome.complaint.isEmpty ? "" : ": \(outcome.complaint)"
            throw PasswordFault("the password command failed\(reason)")
        }
        if let loss = outcome.said.loss {
            throw PasswordFault("the password command printed no password: \(loss)")
        }
        guard let password = Password(firstLineOf: outcome.said.output) else {
            throw PasswordFault(
                "there is no password in the first line of what the password command printed")
        }
        return password
    }
}

/// Why a command gave no password.
package struct PasswordFault: Error, Sendable, Hashable {
    /// Whether it could not even be run.
    package var isNotRun: Bool
    /// What happened, as a clause.
    package var reason: Message

    /// Makes a fault.
    init(isNotRun: Bool = false, _ reason: Message) {
        self.isNotRun = isNotRun
        self.reason = reason
    }
}
