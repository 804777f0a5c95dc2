package import Export
import ResumeData
import ResumeModel

/// Reads a resume and lists what is in it: no layout, no font, no pages.
package struct ListResume {
    /// Makes the use case.
    package init() {}

    /// What came of it.
    package struct Outcome: Sendable {
        /// The findings, and what was read.
        package var rendering: RenderResume.Outcome
        /// The lists; nil if a finding is an error.
        package var listing: Listing?
    }

    /// Lists a request's resume; its layout does not count.
    ///
    /// Never throws: what goes wrong with the input is a finding of the outcome.
    ///
    /// - Parameters:
    ///   - request: what is read.
    ///   - allowsErrors: whether what could be read is listed even if a finding is an error.
    /// - Returns: the lists.
    package func callAsFunction(
        _ request: RenderResume.Request, allowsErrors: Bool = false
    ) -> Outcome {
        var run = RenderResume.Run(request: request)
        let resume = run.readResume()
        let hasErrors = run.outcome.diagnostics.hasErrors
        let listing = resume.flatMap { hasErrors && !allowsErrors ? nil : run.listing(of: $0) }
        return Outcome(rendering: run.outcome, listing: listing)
    }
}

extension RenderResume.Run {
    /// Reads the resume and the words of its language, and no layout; nil if it cannot be read.
    fileprivate mutating func readResume() -> Resume? {
        guard let source = readSource(),
            step("parse \(source.name)", { $0.parse(source) }) != nil,
            var resume = step("map to a resume", { $0.map() })
        else { return nil }
        readLanguage(&resume, source.name)
        (outcome.file, outcome.resume) = (source.name, resume)
        return resume
    }
}
