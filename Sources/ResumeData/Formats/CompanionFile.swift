import SourceTree

/// A file that may stand beside a resume's and has a part of it.
struct CompanionFile: Sendable, Hashable {
    /// The part: a key of the outermost map, there as here.
    var key: String
    /// The file, from the folder of the resume's.
    var path: String
    /// Where the resume names it; nil if it has a usual name, and need not be there.
    var place: SourceSpan?
}
