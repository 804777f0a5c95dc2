import ResumeData

/// A format that resumes are read in.
public struct InputFormat: RawRepresentable, Sendable, Hashable, CaseIterable {
    /// What `--from` calls it, such as `json-resume`.
    public let rawValue: String

    /// Finds a format by its name; nil if none is called so.
    public init?(rawValue: String) {
        guard ResumeFormat.ids.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// All formats.
    public static let allCases = ResumeFormat.ids.compactMap(Self.init)
}
