/// What the person wants of a message, as they wrote it; nothing of it is checked yet.
package struct MailRequest: Sendable, Hashable {
    /// To whom it goes.
    package var to: [String] = []
    /// Who gets a copy.
    package var cc: [String] = []
    /// Who gets a copy that the others do not know of.
    package var bcc: [String] = []
    /// The subject; nil for that of the resume's language.
    package var subject: String?
    /// The text; nil for that of the resume's language.
    package var body: String?
    /// Whose message it is; nil for what the settings or the resume say.
    package var from: String?
    /// The way it goes.
    package var via: Way?
    /// A file that the message is written to instead of sending it.
    package var draft: CopyShare?

    /// The ways a message can go.
    package enum Way: String, Sendable, Hashable, CaseIterable {
        /// A program like `sendmail`.
        case sendmail
        /// A server.
        case smtp
        /// The person's mail program, as a draft.
        case client
    }

    /// Makes a request for nobody yet.
    package init() {}
}
