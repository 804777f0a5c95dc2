import Characters
import SourceTree

/// Who is signed in to a Firestore project, with the tokens that show it.
package struct Session: Sendable, Hashable {
    /// Where.
    package var place: Place
    /// The account, as the project numbers them (`localId`).
    package var account: String
    /// The account's e-mail address; nil for a guest.
    package var email: String?
    /// What is shown to the project's services (`idToken`), for an hour or so.
    var identity: String
    /// What another identity token is had for (`refreshToken`).
    var refresh: String
    /// Until when the identity token holds, in POSIX seconds.
    package var expires: Int64

    /// Where a person signs in: a project, on Google's machines or on an emulator.
    package struct Place: Sendable, Hashable {
        /// The project's identifier.
        package let project: String
        /// The emulator of the sign-in service, as `HOST:PORT`; nil for the service itself.
        package let emulator: String?

        /// Makes a place.
        package init(project: String, emulator: String?) {
            self.project = project
            self.emulator = emulator
        }

        /// The project of an address; nil for another kind of address.
        package init?(_ address: String, emulator: String?) {
            guard let address = try? FirestoreAddress(address) else { return nil }
            self.init(project: address.project, emulator: emulator)
        }

        /// The project as a person writes it.
        package var address: String { FirestoreAddress.start + project }

        /// What to do where nobody is signed in any more, as a clause.
        var advice: Message { "log in again with \"resume-pdf login \(address)\"" }
    }

    /// How long before its end a token is renewed, in seconds: an answer may be slow, and clocks may
    /// differ.
    private static let margin: Int64 = 300

    /// Whether its identity token holds at a time, and long enough to be used.
    func isFresh(at now: Int64) -> Bool { now < expires - Self.margin }

    // MARK: As a file

    /// The file: a JSON object on a line.
    var file: [UInt8] {
        var members: [(String, Node)] = [
            ("project", .text(place.project)), ("account", .text(account)),
            ("idToken", .text(identity)), ("refreshToken", .text(refresh)),
            ("expires", .number(Double(expires))),
        ]
        if let emulator = place.emulator { members.append(("emulator", .text(emulator))) }
        if let email { members.append(("email", .text(email))) }
        return Array((JSONWriter.line(of: .map(members)) + "\n").utf8)
    }

    /// Reads a file; nil for one that is no session.
    init?(file: [UInt8]) {
        let (node, findings) = JSONReader.read(file, file: "")
        guard let node, !findings.hasErrors, let project = node["project"]?.string,
            let account = node["account"]?.string, let identity = node["idToken"]?.string,
            let refresh = node["refreshToken"]?.string,
            case .number(let digits) = node["expires"]?.value, let expires = Int64(digits)
        else { return nil }
        let place = Place(project: project, emulator: node["emulator"]?.string)
        self.init(
            place, account: account, email: node["email"]?.string, identity: identity,
            refresh: refresh, expires: expires)
    }

    /// Makes a session of what a service or a file says; nil if it cannot be one.
    ///
    /// Tokens go into lines of a request's header, and the account's number is shown.
    init?(
        _ place: Place, account: String, email: String?, identity: String, refresh: String,
        expires: Int64
    ) {
        let tokens = [identity, refresh]
        guard tokens.allSatisfy({ 1...16_384 ~= $0.utf8.count && Self.isVisible($0) }),
            1...128 ~= account.utf8.count, Self.isVisible(account), expires > 0
        else { return nil }
        self.place = place
        self.account = account
        self.email = email
        self.identity = identity
        self.refresh = refresh
        self.expires = expires
    }

    /// Whether all of a text is ASCII that is seen.
    static func isVisible(_ text: String) -> Bool { text.utf8.allSatisfy { 0x21...0x7E ~= $0 } }
}
