import Export
import ResumeData
import ResumeLayout
import ResumeModel
import SourceTree

/// Takes a resume apart into what web forms ask for: each job, degree and project as labelled
/// fields to copy.
public struct ListFields {
    /// Makes the use case.
    public init() {}

    /// How fields are written.
    public enum Form: Sendable, Hashable {
        /// As text to copy from.
        case text
        /// As one JSON document, for scripts.
        case json
    }

    /// Lists the fields of a request's resume; its layout does not count.
    ///
    /// Never throws: what goes wrong with the input is a finding of the outcome.
    public func callAsFunction(
        _ request: RenderResume.Request, as form: Form
    ) -> RenderResume.Outcome {
        var run = RenderResume.Run(request: request)
        run.listFields(as: form)
        return run.outcome
    }
}

extension RenderResume.Run {
    fileprivate mutating func listFields(as form: ListFields.Form) {
        guard let source = step("read \(request.source.name)", { $0.read() }),
            let tree = step("parse \(source.name)", { $0.parse(source) }),
            let resume = step("map to a resume", { $0.map(tree, source) }),
            !outcome.diagnostics.hasErrors
        else { return }
        let blocks = FormComposer.blocks(of: resume)
        switch form {
        case .json: outcome.text = Array(FormJSONWriter.text(of: blocks).utf8)
        case .text:
            let language = LanguagePack.pack(for: resume.meta.language ?? "en")
            if language == nil { outcome.diagnostics.add(Self.languageUnknown(source.name)) }
            let writer = FormTextWriter(language: language ?? .english)
            outcome.text = Array(writer.text(of: blocks).utf8)
        }
    }
}
