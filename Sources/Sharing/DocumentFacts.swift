/// What is known about a document that is shared; empty where it is not known.
package struct DocumentFacts: Sendable, Hashable {
    /// The person's name.
    package var name = ""
    /// The headline under the name.
    package var label = ""
    /// The person's mail address, as the resume has it; nil if it has none.
    package var email: String?
    /// The resume's language, as a BCP 47 tag.
    package var language = ""
    /// The layout's name.
    package var layout = ""
    /// How many pages there are; 0 for a PDF that was not made here.
    package var pages = 0
    /// The paper as CUPS names it, such as `A4` or `Custom.400x500`, in points.
    package var paper: String?

    /// Makes facts of which none is known.
    package init() {}

    /// The values of file names, on a day.
    package func values(date: String) -> [FileNameTemplate.Field: String] {
        [.name: name, .label: label, .date: date, .layout: layout, .language: language]
    }
}
