import SourceTree

/// What a sign-in service answers instead of tokens (Firebase Auth REST API, "Common error codes").
struct SignInRefusal {
    private let wish: SignInService.Wish
    private let place: Session.Place
    /// A word such as `EMAIL_NOT_FOUND`, or the first one of a sentence.
    private let word: String
    private let message: String
    /// The reason in Google's words for all its services, such as `API_KEY_INVALID`; empty for none.
    private let reason: String
    /// Whether the word may be shown: it is one, and nothing that was sent.
    private let isShown: Bool

    /// Reads an error; nil if it says nothing.
    init?(
        _ error: Node, _ wish: SignInService.Wish, _ place: Session.Place, sent: WebRequest.Post
    ) {
        guard let message = error["message"]?.string else { return nil }
        self.wish = wish
        self.place = place
        self.message = message.lowercased()
        word = String(message.prefix { $0 != " " && $0 != ":" })
        reason = error["details"]?.array?.lazy.compactMap { $0["reason"]?.string }.first ?? ""
        let letters = word.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        isShown =
            letters && word.contains("_") && word.utf8.count < 60
            && !(sent.body + sent.query).uppercased().contains(word)
    }

    /// What happened and what to do.
    var fault: WebFault {
        let (kind, sentence) = verdict
        return WebFault(kind, sentence)
    }

    private var verdict: (WebFault.Kind, Message) {
        switch word {
        case "EMAIL_NOT_FOUND", "INVALID_PASSWORD", "INVALID_LOGIN_CREDENTIALS":
            return (
                .signedOut,
                "there is no account with this e-mail address and this password; check both"
            )
        case "INVALID_EMAIL", "MISSING_EMAIL":
            return (.signedOut, "this is not the e-mail address of an account; check it")
        case "MISSING_PASSWORD": return (.signedOut, "no password was given; give one")
        case "USER_DISABLED":
            return (.signedOut, "the account is disabled; ask whoever keeps the project")
        case "TOO_MANY_ATTEMPTS_TRY_LATER", "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED":
            return (
                .busy, "there were too many attempts to sign in; wait some minutes and try again"
            )
        case "OPERATION_NOT_ALLOWED", "ADMIN_ONLY_OPERATION", "PASSWORD_LOGIN_DISABLED":
            return (.signedOut, notAllowed)
        case "CONFIGURATION_NOT_FOUND", "PROJECT_DISABLED":
            return (.signedOut, withoutSignIn)
        case "PROJECT_NUMBER_MISMATCH":
            return (.settings, "the API key in config.yaml is that of another project; correct it")
        case "TOKEN_EXPIRED", "USER_NOT_FOUND", "INVALID_REFRESH_TOKEN", "MISSING_REFRESH_TOKEN",
            "INVALID_GRANT_TYPE", "INVALID_ID_TOKEN":
            return (.signedOut, "the session has ended; \(place.advice)")
        default: break
        }
        if reason == "SERVICE_DISABLED" || message.contains("has not been used in project") {
            return (.signedOut, withoutSignIn)
        }
        if message.hasPrefix("requests ") || reason.hasSuffix("_BLOCKED") {
            return (
                .settings,
                "the API key in config.yaml is restricted to other uses; take one that "
                    + "is not"
            )
        }
        if reason.hasPrefix("API_KEY_") || message.hasPrefix("api key")
            || message.contains("valid api key")
        {
            return (
                .settings,
                "the API key in config.yaml is not valid; copy it again from the "
                    + "project's settings in the Firebase console"
            )
        }
        return (
            .signedOut,
            isShown
                ? "the sign-in is refused (\(word)); ask whoever keeps the project"
                : "the sign-in is refused; ask whoever keeps the project"
        )
    }

    private var notAllowed: Message {
        wish == .guest
            ? "the project takes no guests; log in with --email, or turn on \"Anonymous\" "
                + "under Authentication in the Firebase console"
            : "the project takes no passwords; turn on \"Email/Password\" under "
                + "Authentication in the Firebase console"
    }

    private var withoutSignIn: Message {
        "nobody can sign in to the project yet; turn on Authentication in the Firebase console"
    }
}
