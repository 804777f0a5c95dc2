import ResumePDF
import SourceTree
import System

/// `cache`: the copies of resumes from the network.
struct CopiesCommand {
    let console: Console

    /// Lists the copies: address, age, whether it is fresh, size.
    func list() -> ExitCode {
        guard let copies else { return .success }
        do throws(FileError) {
            return console.print(
                TextColumns.lines(
                    try copies.list(at: console.now()).map { copy in
                        [
                            copy.address, ("\(copy.age.message) old" as Message).shown,
                            (copy.isFresh ? "fresh" as Message : "expired").shown,
                            ("\(copy.size) bytes" as Message).shown,
                        ]
                    }))
        } catch {
            return console.fail(Diagnostic(writing: error))
        }
    }

    /// Removes all copies, and tells how many there were.
    func clear() -> ExitCode {
        do throws(FileError) {
            let count = try copies?.clear() ?? 0
            return console.print(Message.copiesRemoved(count).shown + "\n")
        } catch {
            return console.fail(Diagnostic(writing: error))
        }
    }

    /// Prints where the copies are.
    func path() -> ExitCode {
        guard let folder = PersonalFolders(console.environment).copies else { return .success }
        return console.print(folder + "\n")
    }

    private var copies: NetworkCopies? {
        PersonalFolders(console.environment).copies.map { NetworkCopies(folder: $0) }
    }
}
