import Export
import ResumeLayout
import ResumeModel
import SourceTree

extension RenderResume.Run {
    /// The resume as a text of the format asked for; nil for a PDF.
    mutating func text(
        _ resume: Resume, _ layout: Layout, file: String
    ) -> [UInt8]? {
        let tag = resume.meta.language ?? "en"
        let language = LanguagePack.pack(for: tag)
        if language == nil { outcome.diagnostics.add(Self.languageUnknown(file)) }
        let outline = OutlineComposer(layout: layout, language: language ?? .english, tag: tag)
            .outline(of: resume)
        switch request.format {
        case .pdf: return nil
        case .txt: return Array(PlainTextWriter().text(of: outline).utf8)
        case .md: return Array(MarkdownWriter.text(of: outline).utf8)
        }
    }
}
