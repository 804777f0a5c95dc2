import Export
import ResumeData
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
    public func callAsFunction(_ request: RenderResume.Request, as form: Form) -> Outcome {
        var run = RenderResume.Run(request: request)
        let text = run.listFields(as: form)
        return Outcome(rendering: run.outcome, text: text)
    }

    /// The fields, and what there is to say about them.
    public struct Outcome: Sendable {
        /// The findings, and what was read.
        public var rendering: RenderResume.Outcome
        /// The fields, in UTF-8; nil if a finding is an error.
        public var text: [UInt8]?
    }
}

extension RenderResume.Run {
    fileprivate mutating func listFields(as form: ListFields.Form) -> [UInt8]? {
        guard let source = readSource(),
            step("parse \(source.name)", { $0.parse(source) }) != nil,
            var resume = step("map to a resume", { $0.map() }), !outcome.diagnostics.hasErrors
        else { return nil }
        if form == .text || request.sections != nil { readLanguage(&resume, source.name) }
        findSections(resume)
        guard !outcome.diagnostics.hasErrors else { return nil }
        let blocks = FormComposer.blocks(of: resume, sections: sections)
        switch form {
        case .json: return Array(FormJSONWriter.text(of: blocks).utf8)
        case .text:
            let writer = FormTextWriter(language: outcome.words)
            return Array(writer.text(of: blocks).utf8)
        }
    }
}
