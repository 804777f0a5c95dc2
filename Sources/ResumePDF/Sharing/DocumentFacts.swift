package import Pages
import ResumeLayout
import ResumeModel

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
    /// The size of the paper, in points.
    package var paper: Size?

    /// Makes facts of which none is known.
    package init() {}

    /// The facts of what was rendered just now.
    init(_ outcome: RenderResume.Outcome) {
        name = outcome.resume?.basics.name ?? ""
        label = outcome.resume?.basics.label.plain ?? ""
        email = outcome.resume?.basics.email
        language = outcome.resume?.meta.language ?? ""
        layout = outcome.layoutName ?? ""
        pages = outcome.document?.pages.count ?? 0
        paper = outcome.document?.pages.first?.size
    }

    /// The values of file names, on a day.
    func values(date: String) -> [FileNameTemplate.Field: String] {
        [.name: name, .label: label, .date: date, .layout: layout, .language: language]
    }
}
