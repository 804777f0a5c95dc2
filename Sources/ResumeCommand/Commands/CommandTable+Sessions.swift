import ResumePDF

extension CommandTable {
    private static let project: Message = "The project's address: firestore://PROJECT."

    static let login = CommandSpecification(
        "login", .logIn, "Signs in to a Firestore project, with an account or as a guest.",
        discussion: [
            """
            On a terminal you are asked for the e-mail address and the password, which is not \
            shown; without an address you become a guest. The project's Web API key stands \
            in config.yaml in $XDG_CONFIG_HOME/resume-pdf (or ~/.config/resume-pdf): \
            'firestore: {PROJECT: {apiKey: AIza...}}'.
            """,
            """
            What shows that you are signed in is kept in $XDG_STATE_HOME/resume-pdf (or \
            ~/.local/state/resume-pdf), where only you can read it, and renewed as it lapses. \
            The password is not kept. FIREBASE_AUTH_EMULATOR_HOST=HOST:PORT signs in to an \
            emulator instead.
            """,
        ],
        examples: [
            .init("resume-pdf login firestore://my-project", "Asks who you are, and signs you in."),
            .init(
                """
                pass show cv | resume-pdf login firestore://my-project --email jo@acme.com \
                --password-stdin
                """, "Signs in without a question."),
        ], options: LoginCommand.Options.all, operands: [.init("ADDRESS", .one, project)])

    static let logout = CommandSpecification(
        "logout", .logOut, "Signs out, and removes the copies that were the account's.",
        discussion: ["Who was a guest cannot come back as the same one."],
        examples: [.init("resume-pdf logout", "Signs out everywhere.")],
        operands: [.init("ADDRESS", .optional, "\(project) Without it: all projects.")])

    static let session = CommandSpecification(
        "session", .listSessions, "Lists who is signed in to which project, and until when.",
        examples: [.init("resume-pdf session", "Lists who is signed in.")])
}
