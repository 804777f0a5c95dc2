import ResumePDF
import SourceTree

/// Renders for tests.
enum Rendering {
    /// What comes of a resume that is written in the test.
    static func outcome(
        _ text: String, layout: String? = nil, paper: Paper? = nil, sourceDate: Int64? = nil
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "resume.json", folder: ""), layout: layout)
        request.paper = paper
        request.sourceDate = sourceDate
        return RenderResume()(request)
    }

    /// What comes of the built-in sample.
    static func sample(
        format: OutputFormat = .pdf, sourceDate: Int64? = nil
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(source: .sample, format: format)
        request.sourceDate = sourceDate
        return RenderResume()(request)
    }
}

extension RenderResume.Outcome {
    /// The identifiers of all findings, in order.
    var identifiers: [String] { diagnostics.sorted.map(\.identifier) }
}
