import Characters
import SourceTree
package import System

/// Google's Identity Toolkit and its Secure Token service, or an emulator that plays both: where
/// people sign in to a project (Firebase Auth REST API).
package struct SignInService: Sendable {
    /// Where a person signs in.
    let place: Session.Place
    /// What asks.
    let fetch: WebFetch
    /// The project's API key; nil if none is known.
    let key: String?
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    let certificates: String?
    /// The time of day, in POSIX seconds.
    let now: @Sendable () -> Int64

    /// What is asked for.
    enum Wish: Sendable, Hashable {
        case guest, password, renewal
    }

    /// Makes the service of a project.
    package init(
        _ place: Session.Place, fetch: WebFetch, key: String?, certificates: String? = nil,
        now: @escaping @Sendable () -> Int64 = WallClock.now
    ) {
        self.place = place
        self.fetch = fetch
        self.key = key
        self.certificates = certificates
        self.now = now
    }

    /// Finds out whether it can be asked at all.
    ///
    /// - Throws: what the person's settings lack.
    package func check() throws(WebFault) {
        _ = try usedKey()
        _ = try location("localhost", "/")
    }

    /// Makes a new guest's account (`accounts:signUp`, anonymously).
    package func guest() throws(WebFault) -> Session {
        let answer = try identity("signUp", .guest, [])
        return try session(answer, email: nil)
    }

    /// Signs in with an e-mail address and a password (`accounts:signInWithPassword`).
    package func session(email: String, password: Password) throws(WebFault) -> Session {
        let answer = try identity(
            "signInWithPassword", .password,
            [("email", .text(email)), ("password", .text(password.secret))])
        if answer["mfaPendingCredential"] != nil {
            throw WebFault(
                .signedOut,
                "this account asks for a second factor, which there is no way to give here; "
                    + "use an account without one")
        }
        return try session(answer, email: answer["email"]?.string ?? email)
    }

    /// The session with a new identity token, and with the refresh token that holds from now on.
    func renewed(_ session: Session) throws(WebFault) -> Session {
        let body =
            "grant_type=refresh_token&refresh_token="
            + PercentEncoding.encode(session.refresh.utf8)
        let answer = try ask(
            "securetoken.googleapis.com", "/v1/token", .renewal,
            WebRequest.Post("application/x-www-form-urlencoded", body))
        guard answer["user_id"]?.string == session.account,
            let identity = answer["id_token"]?.string,
            let refresh = answer["refresh_token"]?.string,
            let expires = expiry(answer["expires_in"]),
            let renewed = Session(
                place, account: session.account, email: session.email, identity: identity,
                refresh: refresh, expires: expires)
        else { throw misunderstood }
        return renewed
    }

    private func identity(
        _ method: String, _ wish: Wish, _ members: [(String, Node)]
    ) throws(WebFault) -> Node {
        let body = Node.map(members + [("returnSecureToken", Node(made: .bool(true)))])
        return try ask(
            "identitytoolkit.googleapis.com", "/v1/accounts:" + method, wish,
            WebRequest.Post("application/json", JSONWriter.line(of: body)))
    }

    private func session(_ answer: Node, email: String?) throws(WebFault) -> Session {
        guard let account = answer["localId"]?.string, let identity = answer["idToken"]?.string,
            let refresh = answer["refreshToken"]?.string,
            let expires = expiry(answer["expiresIn"]),
            let session = Session(
                place, account: account, email: email, identity: identity, refresh: refresh,
                expires: expires)
        else { throw misunderstood }
        return session
    }

    /// When a token lapses; its seconds come as a text.
    private func expiry(_ node: Node?) -> Int64? {
        let seconds: Int64? =
            switch node?.value {
            case .string(let digits), .number(let digits): Int64(digits)
            default: nil
            }
        return seconds.flatMap { (1...31_536_000).contains($0) ? now() + $0 : nil }
    }

    private var misunderstood: WebFault {
        WebFault(.unreadable, "what answers is not the sign-in service")
    }

    private func ask(
        _ host: String, _ path: String, _ wish: Wish, _ post: WebRequest.Post
    ) throws(WebFault) -> Node {
        var post = post
        post.query = "key=" + PercentEncoding.encode(try usedKey().utf8)
        var request = WebRequest(try location(host, path))
        request.post = post
        request.certificates = certificates
        let answer = try fetch(request)
        let (node, findings) = JSONReader.read(answer.body, file: "")
        if (400..<500).contains(answer.status), answer.status != 429, let error = node?["error"],
            let refusal = SignInRefusal(error, wish, place, sent: post)
        {
            throw refusal.fault
        }
        if let fault = answer.fault { throw fault }
        guard let node, !findings.hasErrors else { throw misunderstood }
        return node
    }

    /// An emulator takes any key, so that no real one is sent unencrypted.
    private func usedKey() throws(WebFault) -> String {
        if place.emulator != nil { return "emulator" }
        guard let key else {
            throw WebFault(
                .settings,
                "config.yaml has no API key for \(place.project); write \"firestore: "
                    + "{\(place.project): {apiKey: ...}}\" into it, with the Web API key of the "
                    + "project's settings in the Firebase console")
        }
        return key
    }

    private func location(_ host: String, _ path: String) throws(WebFault) -> WebLocation {
        do throws(WebRefusal) {
            guard let emulator = place.emulator else {
                return try WebLocation("https://\(host)\(path)")
            }
            return try WebLocation(emulator: emulator, "/\(host)\(path)")
        } catch {
            throw WebFault(
                .settings,
                "FIREBASE_AUTH_EMULATOR_HOST is a host and a port such as 127.0.0.1:9099, not "
                    + "\(VisibleText.quoted((place.emulator ?? "").printable))")
        }
    }
}
