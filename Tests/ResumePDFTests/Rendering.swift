import ResumePDF
import SourceTree

/// Renders for tests.
enum Rendering {
    /// What comes of a resume that is written in the test.
    static func outcome(
        _ text: String, layout: String? = nil, paper: Paper? = nil, sourceDate: Int64? = nil
    ) -> RenderResume.Outcome {
        RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(text.utf8), name: "resume.json", folder: ""), layout: layout,
                paper: paper, sourceDate: sourceDate))
    }

    /// What comes of the built-in sample.
    static func sample(
        format: OutputFormat = .pdf, sourceDate: Int64? = nil
    ) -> RenderResume.Outcome {
        RenderResume()(
            RenderResume.Request(source: .sample, format: format, sourceDate: sourceDate))
    }
}

extension RenderResume.Outcome {
    /// The identifiers of all findings, in order.
    var identifiers: [String] { diagnostics.sorted.map(\.identifier) }
}
