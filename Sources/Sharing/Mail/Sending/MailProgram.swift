import Characters
import Glibc
import System

extension ChildProgram {
    /// Runs a program that a message goes through.
    ///
    /// - Throws: `ShareError` if the system does not start it.
    func runForMail(until isEnough: (Progress) -> Bool) throws(ShareError) -> ChildOutcome {
        do throws(SystemError) {
            return try run(until: isEnough)
        } catch {
            let name = program.printable
            let reason = error.reason
            throw switch error.code {
            case ENOENT: ShareError(.mailUnavailable, "the program \(name) is not installed")
            case EACCES, ENOEXEC, ENOTDIR:
                ShareError(.mailUnavailable, "cannot start \(name): \(reason)")
            default: ShareError(.mailInputOutput, "cannot start \(name): \(reason)")
            }
        }
    }
}
