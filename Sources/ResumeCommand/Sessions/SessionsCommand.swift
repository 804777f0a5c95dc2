import ResumePDF
import SourceTree
import System

/// `session` and `logout`: who is signed in, and until now was.
struct SessionsCommand {
    let console: Console

    /// Lists who is signed in: project, who, until when.
    func list() -> ExitCode {
        guard let (accounts, findings) = sessions?.list() else { return tellOfNobody() }
        if accounts.isEmpty, findings.all.isEmpty { return tellOfNobody() }
        let code = console.print(
            TextColumns.lines(
                accounts.map { account in
                    [
                        account.shownPlace.shown, account.shownName.shown,
                        Self.end(account).shown,
                    ]
                }))
        return findings.all.isEmpty ? code : console.fail(findings)
    }

    private static func end(_ account: Sessions.Account) -> Message {
        "until \(WallClock.minute(of: account.expires)), then renewed by itself"
    }

    /// Signs out, and tells how many copies went with it.
    func logOut(of address: String?) -> ExitCode {
        do throws(Diagnostics) {
            let all = try sessions?.logOut(of: address) ?? []
            if all.isEmpty { return tellOfNobody() }
            return console.print(
                all.map { goodbye in
                    let copies: Message =
                        goodbye.copies.map(Message.copiesRemoved)
                        ?? "it was not known whose copies to remove, \"resume-pdf cache clear\" "
                        + "removes all"
                    return ("logged out of \(goodbye.address); \(copies)" as Message).shown + "\n"
                }.joined())
        } catch {
            return console.fail(error)
        }
    }

    private var sessions: Sessions? {
        let folders = PersonalFolders(console.environment)
        return folders.sessions(console, Configuration())
    }

    private func tellOfNobody() -> ExitCode {
        console.reporter().tell("resume-pdf: \("nobody is logged in" as Message)")
        return .success
    }
}
