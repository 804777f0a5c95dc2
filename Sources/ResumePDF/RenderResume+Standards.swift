import Characters
import Languages
import Pages
import ResumeData
import SourceTree
import System

extension RenderResume.Run {
    /// What the PDF is beside its pages; nil, with an error, if that is not what was asked for.
    mutating func pdfOptions(for document: PageDocument) -> PDFOptions? {
        var options = PDFOptions()
        if let standards = request.standards { options.standards = standards }
        if request.attachesSource, let source {
            guard let attachment = attachment(of: source, document) else { return nil }
            options.attachment = attachment
        }
        let obstacles = options.standards == .none ? [] : obstacles(to: document)
        let title = options.standards.title(hasAttachment: options.attachment != nil)
        guard request.standards == nil else {
            for obstacle in obstacles {
                outcome.diagnostics.add(
                    Diagnostic(
                        .conformance, .error,
                        "the PDF cannot be \(title): \(obstacle.sentence), or ask for none of it "
                            + "with --conformance none", file: outcome.file, path: obstacle.path))
            }
            return obstacles.isEmpty ? options : nil
        }
        for obstacle in obstacles where obstacle.isInFile {
            outcome.diagnostics.add(
                Diagnostic(
                    .conformance, .warning,
                    "the PDF does not promise to be \(title): \(obstacle.sentence)",
                    file: outcome.file, path: obstacle.path))
            options.standards = .none
        }
        return options
    }

    /// Something that keeps pages from conforming.
    private struct Obstacle {
        /// What it is, and what to do, as a clause.
        var sentence: Message
        /// Where in the resume it is.
        var path = ""
        /// Whether it is a fault of the file itself, and not that it says less than the resume, or what
        /// nobody is sure of.
        var isInFile = false
    }

    /// What keeps pages from conforming (ISO 14289-1, 7.2 and 7.3).
    ///
    /// Characters that no font has are not drawn: the file is sound, and lacks them.
    private func obstacles(to document: PageDocument) -> [Obstacle] {
        var obstacles: [Obstacle] = []
        if lacksCharacters {
            obstacles.append(
                Obstacle(
                    sentence: "no font has some of its characters; take them out, or name a folder "
                        + "with a font that has them with --font-dir"))
        }
        if document.hasPictureWithoutWords {
            obstacles.append(
                Obstacle(
                    sentence: "its photo has no words that stand for it; give the resume a name",
                    path: "basics.name", isInFile: true))
        }
        if outcome.language == nil {
            obstacles.append(
                Obstacle(
                    sentence: "its language is not named, and its texts do not tell for certain; "
                        + "name it as \"language\" in \"meta\", or with --language",
                    path: "meta.language"))
        }
        return obstacles
    }

    // MARK: The source in the PDF

    /// The source as it goes into the PDF; nil, with an error, if it is no file.
    private mutating func attachment(
        of source: SourceBytes, _ document: PageDocument
    ) -> Attachment? {
        guard source.parts.isEmpty, source.archive == nil, !source.bytes.isEmpty else {
            outcome.diagnostics.add(
                Diagnostic(
                    .sourceUnattached, .error,
                    "\(source.name.printable) is no single file that a PDF could carry; make one of "
                        + "it with 'resume-pdf convert'", file: source.name))
            return nil
        }
        let attachment = Attachment(source)
        let others = outcome.diagnostics.files.dropFirst()
        if !others.isEmpty {
            let names = others.map(\.printable).joined(separator: ", ")
            outcome.diagnostics.add(
                Diagnostic(
                    .sourceUnattached, .warning,
                    "the PDF carries \(attachment.name.printable) alone, and not what it includes: "
                        + "\(names); make one file of them with 'resume-pdf convert'",
                    file: source.name))
        }
        let hidden = HiddenTexts(of: source, on: document)
        let sentence: Message =
            hidden.sentence.isEmpty
            ? "; all that it says is on the pages" : "; the pages do not show \(hidden.sentence)"
        outcome.diagnostics.add(
            Diagnostic(
                .sourceAttached, .note,
                "whoever has the PDF has \(attachment.name.printable), too" + sentence,
                file: source.name))
        return attachment
    }
}

extension Attachment {
    /// A resume's source, with its name, or one that says how it is written.
    fileprivate init(_ source: SourceBytes) {
        let isArchive = source.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
        let notation = SourceReader.notation(of: source.bytes, file: source.name)
        // RFC 8259, RFC 9512 and the registry of media types.
        let mediaType =
            isArchive
            ? "application/zip" : notation == .json ? "application/json" : "application/yaml"
        let own = PathName.name(of: source.name)
        let isNamed = source.identity != nil || SourceNotation(endingOf: own) != nil
        let ending = isArchive ? ".zip" : notation.endings[0]
        self.init(
            name: isNamed ? own : "resume" + ending, mediaType: mediaType, bytes: source.bytes)
    }
}

extension PageDocument {
    /// Whether a picture that is no decoration has no words.
    fileprivate var hasPictureWithoutWords: Bool {
        structure.contains { $0.kind == .figure(alternative: "") }
    }
}

extension Diagnostic.Kind {
    static let conformance = Self("conformance", .data)
    static let sourceAttached = Self("source-attached", .data)
    static let sourceUnattached = Self("source-unattached", .data)
}
