import Glibc
import System

/// Finds the numbers of a machine by its name, as the system knows it, through the program `getent`:
/// unlike the C library's function it can be given up.
struct NameResolution: Sendable {
    /// The longest time that it may take.
    let limit: Duration
    /// Called again and again meanwhile; false gives up.
    let whileWaiting: @Sendable () -> Bool

    /// The addresses of a host, best first; empty if the name is not known.
    ///
    /// - Throws: why the system could not be asked.
    func addresses(of host: String) throws(WebFault) -> [NetworkAddress] {
        let outcome: ChildOutcome
        do throws(SystemError) {
            var child = ChildProgram("getent", ["ahosts", "--", host])
            child.endsWithUs = true
            outcome = try child.run { $0.time > limit || !whileWaiting() }
        } catch {
            throw WebFault(starting: "getent", of: "libc-bin", error)
        }
        switch outcome.ending {
        // With 2 it says that there is no such name (its manual page, "EXIT STATUS").
        case .exited(0), .exited(2): break
        case .stopped: throw WebFault(.unreachable, "nobody says in time where \(host) is")
        default: throw WebFault(.unreachable, "getent cannot say where \(host) is")
        }
        var found: [NetworkAddress] = []
        for line in String(decoding: outcome.said.output, as: UTF8.self).split(separator: "\n") {
            let address = line.split(separator: " ").first.flatMap { NetworkAddress($0) }
            if let address, !found.contains(address) { found.append(address) }
        }
        return found
    }
}
