/// Blocks between fences in a page of Markdown.
enum FencedBlock {
    /// What stands in all blocks of a language, such as `sh`, in order.
    static func all(in page: String, language: String) -> [String] {
        page.split(separator: "```\(language)\n", omittingEmptySubsequences: false).dropFirst()
            .compactMap {
                $0.split(separator: "\n```", omittingEmptySubsequences: false).first
                    .map(String.init)
            }
    }
}
