/// Why a document cannot be written as PDF: a fault of the program, never of a resume.
package struct PDFError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as a sentence.
    package var description: String

    /// Makes an error.
    package init(_ description: String) {
        self.description = description
    }
}
