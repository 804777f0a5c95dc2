import Characters
import ResumePDF
import SourceTree
import System

/// `login`: signs in to a project.
struct LoginCommand {
    let console: Console
    let arguments: ParsedArguments

    /// The options of `login`.
    enum Options {
        static let email = OptionKey.text(
            "email", "EMAIL", "The account's e-mail address; on a terminal you are asked for it."
        ).elsewhere("user", "username", "account", "u")
        static let isGuest = OptionKey.flag(
            "anonymous", "Signs in as a guest, without an account."
        ).elsewhere("guest")
        static let pipesPassword = OptionKey.flag(
            "password-stdin", "Takes the password from the first line of standard input."
        ).elsewhere("password", "with-token", "p")

        static let all = specifications(email, isGuest, pipesPassword)
    }

    func run() throws(UsageError) -> ExitCode {
        try check()
        let folders = PersonalFolders(console.environment)
        let (settings, findings) = folders.readConfiguration()
        if findings.hasErrors { return console.fail(findings) }
        guard var sessions = folders.sessions(console, settings) else {
            return console.fail(
                Diagnostic(
                    .outputCreate, .error,
                    "there is no folder for sessions: neither XDG_STATE_HOME nor HOME is set"))
        }
        let line = console.networkLine(console.reporter())
        sessions.whileWaiting = { host, bytes in
            line.show(host, bytes)
            return true
        }
        do throws(Diagnostics) {
            let signIn = try SignIn(to: arguments.operands[0], sessions)
            guard let way = way() else {
                console.reporter().tell("resume-pdf: \("not logged in" as Message)")
                return .findings
            }
            let result = Result { () throws(Diagnostics) in try signIn(way) }
            line.end()
            let account = try result.get()
            let done: Message = "logged in to \(account.shownPlace) as \(account.shownName)"
            return console.print(done.shown + "\n")
        } catch {
            return console.fail(error)
        }
    }

    /// Refuses what does not go together, and questions that nobody would see.
    private func check() throws(UsageError) {
        let isGuest = arguments[Options.isGuest]
        let isPiped = arguments[Options.pipesPassword]
        let email = arguments[Options.email]
        if isGuest,
            let other = arguments.first(of: specifications(Options.email, Options.pipesPassword))
        {
            throw arguments.fault(
                "a guest has no account; leave --anonymous or \(other.typed) out")
        }
        if isPiped, email == nil {
            throw arguments.fault("--password-stdin needs --email, too")
        }
        if !isGuest, !isPiped, !console.input.isTerminal {
            throw arguments.fault(
                "nobody is at a terminal to be asked; give --email with --password-stdin, or "
                    + "--anonymous")
        }
    }

    /// How the person wants to sign in; nil if they do not.
    private func way() -> SignIn.Way? {
        if arguments[Options.isGuest] { return .guest }
        let question = LoginQuestion(input: console.input, errors: console.errors)
        if arguments[Options.pipesPassword], !console.input.isTerminal {
            return question.pipedPassword().flatMap { password in
                arguments[Options.email].map { .account(email: $0, password) }
            }
        }
        guard let email = arguments[Options.email] ?? question.email() else { return nil }
        return email.isEmpty ? .guest : question.password().map { .account(email: email, $0) }
    }
}

extension Sessions.Account {
    /// The project, and the emulator of it if it is one.
    var shownPlace: Message { emulator.map { "\(address) on \($0)" } ?? "\(address)" }
    /// The e-mail address, or that it is a guest.
    var shownName: Message { email.map { "\($0.printable)" } ?? "a guest" }
}
