import Characters
import System

/// Opens a link with the program that the person has for it: a browser, a mail program, a telephone.
package struct OpenLink: Sendable {
    /// Makes the way.
    package init() {}

    /// Opens a link with `xdg-open`, else with the browser that `BROWSER` names.
    ///
    /// - Parameter address: the link's target, of scheme http, https, mailto or tel.
    /// - Throws: `ShareError` if there is no such program, or it fails; it names the address.
    package func callAsFunction(_ address: String) throws(ShareError) {
        guard let words = Self.words(for: address) else {
            throw ShareError(
                .shareProgram,
                "there is no program here that opens links; install \(OpenShare.package), or go to "
                    + "\(address.printable) yourself")
        }
        var child = ChildProgram(words[0], Array(words.dropFirst()))
        child.isDetached = true
        do throws(ShareError) {
            _ = try ProgramCall(
                child: child, package: OpenShare.package, patience: OpenShare.patience)()
        } catch {
            throw ShareError(
                error.kind, "\(error.message); the address is \(address.printable)")
        }
    }

    /// The command that opens an address; nil if none is installed.
    ///
    /// `BROWSER` is a list of commands, with colons between them, in which `%s` stands for the address
    /// (as Debian's `sensible-browser` has it).
    private static func words(for address: String) -> [String]? {
        if ProgramSearch.path(of: OpenShare.program) != nil { return [OpenShare.program, address] }
        let commands = (ChildEnvironment.value("BROWSER") ?? "").split(separator: ":")
        for command in commands {
            let words = command.split(separator: " ").map(String.init)
            guard let program = words.first, ProgramSearch.path(of: program) != nil else {
                continue
            }
            let filled = words.map { $0.replacing("%s", with: address) }
            return filled == words ? words + [address] : filled
        }
        return nil
    }
}
