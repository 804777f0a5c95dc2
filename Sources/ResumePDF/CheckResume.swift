package import Checking
import Languages
import PDFFile
import Pages
import ResumeModel
import Sharing
package import SourceTree

/// Checks a resume and the PDF made of it, or a PDF alone: what it says, its pages, its text and its
/// conformance.
package struct CheckResume: Sendable {
    /// The use case that renders.
    package var render: @Sendable (RenderResume.Request) -> RenderResume.Outcome
    /// Asks for addresses on the network; nil to ask for none.
    package var links: LinkUse?

    /// Puts the use case together.
    package init(render: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome) {
        self.render = render
    }

    /// What to check, and by what.
    package struct Request: Sendable {
        /// The document.
        package var document: ShareResume.Document
        /// The most pages; nil for as many as there are.
        package var mostPages: Int?
        /// Rules that are stated elsewhere.
        package var preset: CheckPreset?
        /// The text of an advertisement to compare with; nil for none.
        package var advertisement: String?
        /// Today, as `2021-03-09`.
        package var today: String

        /// Makes a request.
        package init(_ document: ShareResume.Document, today: String) {
            self.document = document
            self.today = today
        }
    }

    /// What came of it.
    package struct Outcome: Sendable {
        /// What came of rendering; nil for a PDF that was made elsewhere.
        package var rendering: RenderResume.Outcome?
        /// All that was found by rendering and by the checks.
        package var diagnostics = Diagnostics()
        /// What was measured; nil if there is no file.
        package var facts: PageFacts?
        /// How the resume compares with the advertisement; nil without one.
        package var keywords: KeywordReport?
        /// What the sections are called, by their keys.
        package var titles: [String: String] = [:]
    }

    /// Checks.
    ///
    /// Never throws: what goes wrong is a finding of the outcome.
    package func callAsFunction(_ request: Request) -> Outcome {
        var outcome = Outcome()
        switch request.document {
        case .pdf(let path):
            do {
                let bytes = try ForeignPDF.read(path)
                outcome.judge(bytes, FileChecks(of: request), named: path)
            } catch {
                outcome.diagnostics.add(error.diagnostic)
            }
        case .resume(let wish):
            let rendering = render(wish)
            outcome.rendering = rendering
            outcome.diagnostics = rendering.checked(today: request.today)
            outcome.titles = rendering.words.titles
            if let bytes = rendering.output?.bytes {
                var checks = FileChecks(of: request)
                checks.take(rendering)
                outcome.judge(bytes, checks, named: nil, areas: rendering.textAreas)
            }
            if let resume = rendering.resume {
                if let text = request.advertisement {
                    outcome.keywords = KeywordReport(resume, with: text, in: rendering.words)
                }
                if let links { outcome.diagnostics.add(links.dead(in: resume)) }
            }
        }
        return outcome
    }
}

extension CheckResume {
    /// What the checks find in a PDF that was made elsewhere; nothing in one that cannot be judged.
    static func findings(inFile bytes: [UInt8], named name: String) -> Diagnostics {
        guard let pdf = try? ReadPDF(bytes) else { return Diagnostics() }
        return FileChecks().diagnostics(of: pdf, PageFacts(pdf)).named(name)
    }
}

extension CheckResume.Outcome {
    /// Judges a file.
    fileprivate mutating func judge(
        _ bytes: [UInt8], _ checks: FileChecks, named name: String?,
        areas: [ClosedRange<Double>?] = []
    ) {
        do throws(PDFFileError) {
            let pdf = try ReadPDF(bytes)
            let facts = PageFacts(pdf, areas: areas)
            self.facts = facts
            var findings = checks.diagnostics(of: pdf, facts)
            if let name { findings = findings.named(name) }
            diagnostics.add(findings)
        } catch {
            diagnostics.add(
                Diagnostic(
                    .pdfUnreadable, .error,
                    "the PDF cannot be judged: \(error)"
                        + (error == .encrypted ? "; make it again without a password" : ""),
                    file: name))
        }
    }
}

extension FileChecks {
    fileprivate init(of request: CheckResume.Request) {
        self.init()
        mostPages = request.mostPages
        preset = request.preset
    }

    /// Takes over what is known of a file from the resume that it was made of.
    mutating func take(_ rendering: RenderResume.Outcome) {
        // Who asks for no standard gets none.
        judgesUnclaimed = false
        titles = rendering.knownTitles
        guard let resume = rendering.resume, let document = rendering.document else { return }
        expected = ExpectedText(
            fields: resume.printableTexts.map { .init(path: $0.path, text: $0.text) },
            document: document)
    }
}

extension Diagnostics {
    /// The findings, of a file.
    fileprivate func named(_ file: String) -> Diagnostics {
        Diagnostics(
            all.map { finding in
                var finding = finding
                finding.file = file
                return finding
            })
    }
}

extension Diagnostic.Kind {
    static let pdfUnreadable = Self("pdf-unreadable", .check)
}
