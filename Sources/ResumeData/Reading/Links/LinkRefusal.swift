import Characters

/// Why a text is not linked, as the end of a sentence that begins with "… is not linked: ".
enum LinkRefusal: Error, Sendable, Hashable {
    case scheme(String)
    /// An address that starts from a page: `//host`, `/path`, `#part`, `photo.jpg`.
    case relative
    case control
    case user
    case host
    case tooLong
    case notAnAddress

    /// What is wrong and what to write.
    var sentence: Message {
        switch self {
        case .scheme(let name):
            "\"\(name):\" addresses may not be linked; use http, https, mailto or tel"
        case .relative: "it leads nowhere outside its own page; write the whole address"
        case .control: "it has control characters or line breaks in it; remove them"
        case .user: "it has a user name before the host; remove it"
        case .host: "its host name cannot exist; check the spelling"
        case .tooLong: "it is longer than 2,000 characters; use a shorter address"
        case .notAnAddress: "it is not an address; write it as https://example.com"
        }
    }
}
