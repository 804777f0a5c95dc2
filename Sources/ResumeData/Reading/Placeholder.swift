import Characters
import ResumeModel

/// Texts that templates and samples put where the person's own should stand.
enum Placeholder {
    /// What is to be said of the placeholder in a text, if there is one.
    static func found(in text: String) -> Message? {
        if text.utf8.count <= 64, let source = samples[text] {
            return "\(Quoted(text)) is from \(source); write your own"
        }
        var text = text
        return text.withUTF8(token).map(advice)
    }

    private static func advice(_ text: String) -> Message {
        "\(Quoted(text)) is a placeholder; fill it in or leave it out"
    }

    /// The placeholder in an address of a network: a page without an account, such as
    /// `linkedin.com/in/`, or with a word in an account's place.
    static func found(inAccount address: String) -> Message? {
        // A word that is a placeholder anywhere has been found by then.
        guard let account = Network.account(in: address), found(in: address) == nil else {
            return nil
        }
        if account.isEmpty {
            return "\(Quoted(address)) names no account; write yours or leave it out"
        }
        return accounts.contains(account.lowercased()) ? advice(account) : nil
    }

    /// What stands for an account in templates.
    private static let accounts: Set<String> = [
        "username", "user", "user-name", "user_name", "yourname", "profile", "handle", "johndoe",
        "john-doe", "janedoe", "jane-doe", "example",
    ]

    /// Exact texts of the samples that well-known tools and templates start people with.
    private static let samples = Dictionary(
        sources.flatMap { source, texts in texts.map { ($0, source) } }, uniquingKeysWith: { $1 })

    private static let sources: KeyValuePairs<Message, [String]> = [
        "the sample of JSON Resume": [
            "John Doe", "Richard Hendriks", "(912) 555-4321", "john@gmail.com", "john@doe.com",
            "richard.hendriks@mail.com", "http://johndoe.com", "2712 Broadway St", "Pied Piper",
            "There is no spoon.", "A mapping engine that misguides you", "Miss Direction",
            "Digital Compression Pioneer Award", "Erlich Bachman", "Erlich Bachmann",
            "neutralthoughts", "dandymusicnl",
        ],
        "the sample of RenderCV": [
            "john.doe@email.com", "youremail@yourdomain.com", "Your Location", "yourusername",
            "https://yourwebsite.com", "https://yourwebsite.com/", "https://rendercv.com",
            "https://rendercv.com/", "tel:+90-541-999-99-99",
        ],
        "the sample of Reactive Resume": [
            "john.doe@gmail.com", "johndoe@gmail.com", "Creative and Innovative Web Developer",
            "Creative Solutions Inc.", "TechAdvancers", "Pleasantville, CA 94588", "David Kowalski",
            "david.kowalski@email.com",
        ],
        "the sample of YAMLResume": [
            "Andy Dufresne", "Headed for the Pacific", "hi@ppresume.com", "PPResumeX",
            "https://ppresume.com/gallery", "https://ppresume.com",
        ],
        "a template for sites": [
            "Alan Doe", "alandoe", "012 345 6789", "example@email.com", "yourname@email.com",
            "youremailhere@gmail.com", "(Your Street)", "(Your City)", "(Your State)",
            "Your job title", "Your email (optional)", "Your phone number (optional)",
        ],
        "a template": [
            "Your Name", "YOUR NAME", "your name", "First Last", "Tu nombre", "Tu Nombre",
            "Ihr Name", "Votre nom", "Votre Nom", "Jane Doe", "jane.doe@email.com",
            "you@example.com", "your.email@example.com", "your@email.com", "email@example.com",
            "myemail@example.com", "albert@einstein.de", "Company Name", "Job Title", "username",
            "your username", "(555) 555-5555", "555-555-5555", "(123) 456-7890", "123-456-7890",
            "(555) 123-4567", "+1 (555) 123-4567", "123 Main Street", "123 Main St",
        ],
    ]

    /// What people write into a resume where something is still missing.
    ///
    /// They are words that are looked for, and mark nothing in this program: a person who sends a resume
    /// with one of them in it is warned, as of all placeholders.
    private static let reminders = (open: "TODO", undecided: "TBD", wrong: "FIXME")

    /// What placeholders begin with: in lower case for any case, in capitals for just those.
    private static let tokens: [[UInt8]] = [
        "lorem ipsum", "[your ", "[insert ", "[company", "[name]", "[job title", "[add ", "<your ",
        "<insert ", "<name>", "<user", "<handle", "<account", reminders.wrong, "your-user",
        "your_user", "yourusername", "your-handle", "your-profile", "your-name", "your_name",
    ].map { Array($0.utf8) }

    private static func token(_ text: UnsafeBufferPointer<UInt8>) -> String? {
        if text.elementsEqual(reminders.undecided.utf8) || text.starts(with: "{{".utf8) {
            return String(decoding: text, as: UTF8.self)
        }
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "L"), UInt8(ascii: "l"), UInt8(ascii: "["), UInt8(ascii: "<"),
                UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "Y"), UInt8(ascii: "y"):
                guard index == 0 || !text[index - 1].isAlphanumeric else { continue }
                let rest = text[index...]
                if isReminder(rest, in: text) {
                    return String(decoding: rest.prefix(40), as: UTF8.self)
                }
                for token in tokens where matches(rest.prefix(token.count), token) {
                    return String(decoding: rest.prefix(40), as: UTF8.self)
                }
            default: continue
            }
        }
        return nil
    }

    /// Whether a text's rest begins with a reminder, and not with a word of its prose: inside a
    /// sentence, or before a noun that tells what such lists are kept with.
    private static func isReminder(
        _ rest: Slice<UnsafeBufferPointer<UInt8>>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let word = reminders.open.utf8
        guard rest.starts(with: word) else { return false }
        let after = rest.dropFirst(word.count)
        if let next = after.first, next.isAlphanumeric { return false }
        let gap = after.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
        let next = after.dropFirst(gap.count).prefix(while: \.isAlphanumeric)
        guard !gap.isEmpty, !next.isEmpty else { return true }
        if nouns.contains(String(decoding: next, as: UTF8.self).lowercased()) { return false }
        let before = text[..<rest.startIndex].last { $0 != UInt8(ascii: " ") }
        return before.map { !$0.isAlphanumeric && $0 < 0x80 } ?? true
    }

    private static let nouns: Set<String> = [
        "app", "apps", "application", "list", "lists", "manager", "tracker",
    ]

    private static func matches(
        _ text: Slice<UnsafeBufferPointer<UInt8>>, _ token: [UInt8]
    ) -> Bool {
        text.elementsEqual(token) || text.lazy.map(\.lowercased).elementsEqual(token)
    }
}
