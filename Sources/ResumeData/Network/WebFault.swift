package import Characters
import Glibc
import System

/// Why nothing came from the web.
package struct WebFault: Error, Sendable, Hashable {
    /// What kind of failure it is.
    package var kind: Kind
    /// What happened, as a clause: `example.org does not answer`.
    package var reason: Message
    /// What to do, as a clause; nil for what is usually done.
    package var advice: Message?

    /// The kinds of failures.
    package enum Kind: Sendable, Hashable {
        /// Nothing could be asked, or no whole answer came: another time it may.
        case unreachable
        /// The machine must not be asked.
        case refused
        /// The answer is longer than what is asked for.
        case tooLarge
        /// The proxy in between does not let us through.
        case proxy
        /// It wants to know who asks, or does not let them.
        case notPermitted
        /// There is nothing.
        case missing
        /// What came is no resume.
        case unreadable
        /// The program that asks cannot be started; with Debian's package that has it, if it is not
        /// there.
        case noProgram(package: String?)
        /// It wants a pause.
        case busy
        /// Who was signed in is not any more, or a sign-in is refused.
        case signedOut
        /// The person's settings lack something, or it is wrong.
        case settings
        /// A command of the person's gives no password.
        case noPassword
    }

    /// Makes a fault.
    package init(_ kind: Kind, _ reason: Message, advice: Message? = nil) {
        self.kind = kind
        self.reason = reason
        self.advice = advice
    }

    /// The fault of an address, the first one or one that an answer leads to.
    init(_ refusal: WebRefusal, _ address: String, isRedirection: Bool) {
        // What is taken for no address may be one with a password; behind a question mark others
        // write what only the two of them are to know.
        let isSecret = refusal == .holdsUser || refusal == .malformed && address.holdsAtSign
        let open = isRedirection ? String(address.prefix { $0 != "?" }) : address
        let shown: Message =
            isSecret ? "the address" : "\(VisibleText.quoted(open.printable, limit: 200))"
        let subject: Message = isRedirection ? "it leads to \(shown), which" : shown
        let reason: Message =
            switch refusal {
            case .malformed: "is not a web address"
            case .isTooLong: "is longer than an address may be"
            case .scheme(let scheme):
                "is not fetched: \(scheme.printable) is neither https nor http"
            case .isPlain: "is not fetched: with http others can read it; use https"
            case .holdsUser:
                "holds a user or a password, which others could read in it; "
                    + "keep them in a .netrc file or use --header-file"
            case .reach: "is an address that is never asked"
            }
        self.init(.refused, "\(subject) \(reason)")
    }

    /// The fault of a program that cannot be started.
    init(starting program: String, of package: String, _ error: SystemError) {
        let isMissing = error.code == ENOENT
        self.init(
            .noProgram(package: isMissing ? package : nil),
            "cannot start \(program): \(error.reason)")
    }

    /// The fault that `curl` ended with (its manual page, "EXIT CODES").
    ///
    /// Its words may hold what was sent; of them only a clause about certificates is shown.
    init(curl code: Int32, said: String, host: String, seconds: Int) {
        let host = host.printable
        switch code {
        case 1, 8: self.init(.unreachable, "\(host) does not speak HTTP as it should")
        case 6: self.init(.unreachable, "the name \(host) is not known")
        case 7: self.init(.unreachable, "there is no connection to \(host)")
        case 28: self.init(.unreachable, "\(host) did not answer within \(seconds) seconds")
        case 35: self.init(.unreachable, "\(host) does not speak TLS as it should")
        case 51, 60:
            let clause = said.split(separator: "problem: ", maxSplits: 1).dropFirst().first
                .map { $0.prefix { !$0.isNewline } }
            let words = clause.map { ": " + VisibleText.cut(String($0).printable, to: 100) } ?? ""
            self.init(.unreachable, "the certificate of \(host) is not to be trusted\(words)")
        case 58, 77: self.init(.unreachable, "the file of certificates cannot be read")
        case 18, 52, 55, 56, 61, 92: self.init(.unreachable, "the answer of \(host) broke off")
        default: self.init(.unreachable, "curl failed for \(host) (\(code))")
        }
    }

    /// The fault of an answer that is too long.
    static func tooLarge(_ host: String, _ limit: Int) -> Self {
        Self(.tooLarge, "\(host.printable) sends more than \(limit / 1_000_000) MB")
    }

    /// Whether an older copy may stand in: what was taken away, or is no longer permitted, is gone.
    var allowsCopy: Bool { ![.notPermitted, .missing, .signedOut, .settings].contains(kind) }
}

extension WebAnswer {
    /// Why the answer holds nothing to read; nil if it does (RFC 9110, section 15).
    var fault: WebFault? {
        let host = location.host.printable
        let isLimited = headers["x-ratelimit-remaining"] == "0" || pause != nil
        switch status {
        // A part of a resume, for which nobody asked, can look like a whole one.
        case 206: return WebFault(.unreachable, "\(host) sends a part of an answer (206)")
        case 200..<300: return nil
        case 401: return WebFault(.notPermitted, "\(host) wants to know who asks (401)")
        case 403 where !isLimited:
            return WebFault(.notPermitted, "\(host) does not permit it (403)")
        case 404, 410:
            return WebFault(.missing, "there is no \(location.shown) (\(status))")
        case 403, 429:
            return WebFault(
                .unreachable,
                pause.map {
                    "\(host) was asked too often and wants a pause for \(Age(seconds: $0).message)"
                } ?? "\(host) was asked too often and wants a pause")
        case 500...: return WebFault(.unreachable, "\(host) has a fault of its own (\(status))")
        default: return WebFault(.unreachable, "\(host) answers with status \(status)")
        }
    }

    /// How many seconds nobody is to ask again (RFC 9110, section 10.2.3); nil if that is not said.
    private var pause: Int64? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = Int64(text) { return max(0, seconds) }
        guard let end = HTTPDate.seconds(text) else { return nil }
        return max(0, end - (headers["date"].flatMap(HTTPDate.seconds) ?? WallClock.now()))
    }
}
