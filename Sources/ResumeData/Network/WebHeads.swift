import Glibc
import System

/// Asks addresses on the web whether they are there, three at a time, without what is there (HEAD;
/// RFC 9110, section 9.3.2).
package struct WebHeads: Sendable {
    /// What we call ourselves.
    let agent: String
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program = "curl"
    /// Certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// How many seconds each may take.
    package var seconds = 15
    /// Whether addresses of this place and this machine are asked, as for tests.
    package var asksHere = false

    /// How many are asked at once.
    private static let together = 3
    /// The most bytes of an answer's header.
    private static let limit = 65_536

    /// Asks under a name.
    package init(agent: String) { self.agent = agent }

    /// What becomes of asking for an address.
    package enum Answer: Sendable, Hashable {
        /// A machine answered, with a status code.
        case status(Int)
        /// There is no such machine, or it does not answer.
        case unreachable
        /// It was not asked, or said nothing that counts.
        case unknown
    }

    /// The answers for some addresses, in their order.
    package func ask(_ addresses: [String]) -> [Answer] {
        var answers: [Answer] = []
        for start in stride(from: 0, to: addresses.count, by: Self.together) {
            let part = addresses[start..<min(start + Self.together, addresses.count)]
            let works = part.map { address in
                try? BackgroundWork { [self] goesOn in answer(for: address, goesOn) }
            }
            for work in works {
                guard let work else {
                    answers.append(.unknown)
                    continue
                }
                var polls = [pollfd(fd: work.descriptor, events: Int16(POLLIN), revents: 0)]
                Waiting(.seconds(seconds * 4 + 5)).poll(&polls)
                if work.result == nil { work.giveUp() }
                answers.append(work.result ?? .unknown)
            }
        }
        return answers
    }

    private func answer(for address: String, _ goesOn: @escaping @Sendable () -> Bool) -> Answer {
        // What is not encrypted is asked for where it is.
        let isPlain = address.hasPrefix("http://")
        guard
            let location = try? WebLocation(
                asksHere
                    ? address
                    : isPlain
                        ? "https://" + address.dropFirst("http://".count) : address)
        else { return .unknown }
        var request = WebRequest(location)
        request.isHead = true
        request.isForeign = !asksHere
        request.certificates = certificates
        var fetch = WebFetch(agent: agent, limit: Self.limit)
        fetch.program = program
        fetch.seconds = seconds
        fetch.whileWaiting = { _, _ in goesOn() }
        do throws(WebFault) {
            return .status(try fetch(request).status)
        } catch {
            return error.kind == .unreachable && !isPlain ? .unreachable : .unknown
        }
    }
}
