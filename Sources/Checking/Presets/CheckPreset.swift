package import Characters

/// A set of rules that someone states, with where they are stated.
package enum CheckPreset: String, Sendable, CaseIterable {
    /// Applications to the government of the United States.
    case usajobs
    /// Programs that employers read applications with.
    case ats
    /// People who read with assistive technology.
    case a11y

    /// Where the rules are stated.
    package var source: Message {
        switch self {
        case .usajobs:
            "USAJOBS Help Center, \"How to add a résumé to your profile\" (since September 2025)"
        case .ats:
            "Greenhouse Support, article 200989175, \"Unsuccessful resume parse\""
        case .a11y: "PDF/UA-1 (ISO 14289-1) and WCAG 2.2, 1.4.3"
        }
    }

    /// What it is for, in a few words.
    package var summary: Message {
        switch self {
        case .usajobs: "applications to the government of the United States"
        case .ats: "programs that employers read applications with"
        case .a11y: "people who read with assistive technology"
        }
    }
}
