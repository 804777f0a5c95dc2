import ResumeData
import ResumeLayout

/// The JSON Schemas of the files that people write, for their editors.
package enum Schemas {
    /// That of resumes.
    package static var resume: String { JSONResumeSchema.text }
    /// That of layout files.
    package static var layout: String { LayoutSchema.text }
}
