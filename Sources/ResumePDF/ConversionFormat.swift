package import SourceTree

/// A format that resumes are converted to: help, completions, messages and the name of the output go
/// by these rows.
package enum ConversionFormat: String, Sendable, CaseIterable {
    /// JSON Resume, with all that its readers do not know.
    case jsonResume = "json-resume"
    /// RenderCV, version 2.
    case renderCV = "rendercv"

    /// What sentences call it.
    package var title: String {
        switch self {
        case .jsonResume: "JSON Resume"
        case .renderCV: "RenderCV"
        }
    }

    /// What its files are written in if their name does not say.
    package var notation: SourceNotation {
        switch self {
        case .jsonResume: .json
        case .renderCV: .yaml
        }
    }

    /// The format that the name of a file says; nil if it says none.
    ///
    /// `rendercv new` calls its files `Ada_Lovelace_CV.yaml`.
    package init?(namedBy path: String) {
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        guard SourceNotation(endingOf: name) == .yaml,
            name.contains("rendercv") || name.contains("_cv.")
        else { return nil }
        self = .renderCV
    }
}
