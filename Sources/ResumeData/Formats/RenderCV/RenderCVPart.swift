/// A part of a RenderCV file that stands beside the person, by its name in any version.
enum RenderCVPart {
    case design
    case locale
    case settings

    init?(key: String) {
        switch key {
        case "design": self = .design
        case "locale", "locale_catalog": self = .locale
        case "settings", "rendercv_settings": self = .settings
        default: return nil
        }
    }
}
