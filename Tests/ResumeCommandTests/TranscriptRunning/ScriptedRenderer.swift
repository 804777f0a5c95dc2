import ResumeData
import ResumePDF
import SourceTree
import Synchronization
import TestSupport

/// A renderer for transcripts: the resume says what it finds, and the "PDF" says what was asked.
///
/// A line `warning date-format 3:5 cv.json There is ...` of the resume becomes that finding; `-` stands
/// for no place or no file. A line `nothing` makes it fail without a word.
struct ScriptedRenderer: Sendable {
    let scratch: ScratchFolder

    func render(_ request: RenderResume.Request) -> RenderResume.Outcome {
        var outcome = RenderResume.Outcome()
        let text = text(of: request.source)
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 4).map(String.init)
            guard words.count == 5, let severity = Diagnostic.Severity(rawValue: words[0]) else {
                continue
            }
            let place = words[2].split(separator: ":").compactMap { Int($0) }
            let file = words[3] == "-" ? nil : words[3]
            let kind = Diagnostic.Kind(
                words[1], words[1].hasPrefix("layout-") ? .layout : .data,
                isSilent: words[1] == "date-form")
            outcome.diagnostics.add(
                Diagnostic(
                    kind, severity, "\(words[4])", file: file,
                    at: place.count == 2 ? SourceSpan(line: place[0], column: place[1]) : nil))
            if let file { outcome.texts[file] = Array(text.utf8) }
        }
        outcome.steps = [RenderResume.Step("read it", nanoseconds: 1_200_000)]
        if text != "nothing\n" && !outcome.diagnostics.hasErrors {
            let page = Array(page(for: request).utf8)
            outcome.output = OutputFile(request.format, page)
        }
        return outcome
    }

    /// As `render`, with a PDF that says that it is a gallery.
    func gallery(_ request: RenderResume.Request) -> RenderResume.Outcome {
        var outcome = render(request)
        outcome.output?.bytes += Array("gallery\n".utf8)
        return outcome
    }

    private func text(of source: ResumeSource) -> String {
        guard source.name != ResumeSource.sample.name else { return "sample\n" }
        return String(decoding: (try? source.read())?.bytes ?? [], as: UTF8.self)
    }

    private func page(for request: RenderResume.Request) -> String {
        let name = request.source.name
        // Digests of it must be the same in each run.
        let source =
            request.source.path.map { $0.replacing(scratch.path + "/", with: "") }
            ?? (name == ResumeSource.sample.name
                ? "sample" : name + " in " + ((try? request.source.read())?.folder ?? "?"))
        let parts: [String?] = [
            (request.format == .pdf ? "%PDF-1.7 of " : request.format.rawValue + " of ") + source,
            request.layout.map { "layout " + $0 },
            request.overrides.isEmpty ? nil : "set " + request.overrides.joined(separator: " "),
            request.paper.map { "paper " + $0.rawValue }, request.sourceDate.map { "date \($0)" },
            request.fontFolders.isEmpty
                ? nil : "fonts " + request.fontFolders.joined(separator: " "),
        ]
        return parts.compactMap { $0 }.joined(separator: "\n") + "\n"
    }
}
