extension Icon {
    /// The icon of a section, by its key; nil for sections of the person's own.
    static func section(_ key: String) -> Icon? {
        switch key {
        case "summary": .personCard
        case "work": .briefcase
        case "volunteer": .heart
        case "education": .mortarboard
        case "awards": .trophy
        case "certificates": .rosette
        case "publications": .openBook
        case "skills": .sliders
        case "languages": .speechBubble
        case "interests": .star
        case "references": .quotationMark
        case "projects": .folder
        default: nil
        }
    }
}
