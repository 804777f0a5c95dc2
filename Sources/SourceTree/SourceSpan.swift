/// A place in a source text, as editors count it.
///
/// Lines and columns start at 1. A column counts Unicode scalars from the line's start, so that a
/// caret printed below the line stands under the right character.
public struct SourceSpan: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int32
    /// The column of the first scalar, from 1.
    public var column: Int32
    /// How many scalars on this line belong to the place, at least 1.
    public var length: Int32
    /// Which of the files that a source consists of, from 0; the first is the one that was named.
    package var file: Int32 = 0

    /// Makes a place from a line and a column (both from 1) and a length in scalars.
    public init(line: Int, column: Int, length: Int = 1) {
        self.line = Int32(clamping: max(line, 1))
        self.column = Int32(clamping: max(column, 1))
        self.length = Int32(clamping: max(length, 1))
    }
}

extension SourceSpan: Comparable {
    /// Orders places by file, line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column, left.length)
            < (right.file, right.line, right.column, right.length)
    }
}
