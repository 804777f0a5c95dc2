/// Why a value of a layout file cannot be read.
struct SyntaxFault: Error, Equatable {
    /// What is wrong and what to write instead.
    var sentence: String
    /// Replacements, best first.
    var suggestions: [String] = []
}
