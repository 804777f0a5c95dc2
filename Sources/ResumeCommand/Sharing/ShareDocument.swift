import Sharing
import ResumePDF
import SourceTree
import System

/// What is to be shared: a resume, or a PDF as it is.
struct ShareDocument {
    /// What was found while looking for it.
    private(set) var findings: [Diagnostic] = []
    /// The files that a copy must never replace.
    private(set) var sources: Set<FileIdentity> = []
    private let place: Place

    private enum Place {
        case pdf(String)
        case resume(SourceChoice.Place)
    }

    /// Chooses.
    ///
    /// - Throws: `UsageError` for options of rendering beside a PDF, or that exclude each other.
    init(application: Application, arguments: ParsedArguments) throws(UsageError) {
        try RenderOptions.checkFitting(arguments)
        let operand = arguments.operands.first
        if let operand, operand != "-" {
            let path = PathName.resolve(operand, in: application.folder)
            if PDFFile.isOne(path) {
                try Self.checkOptions(arguments, operand)
                place = .pdf(path)
                sources = Set([FileIdentity(path: path)].compactMap { $0 })
                return
            }
        }
        let isBody = arguments[ShareOptions.body].map { MessageText($0).isStandardInput } ?? false
        let render = RenderCommand(application: application, arguments: arguments)
        let choice = SourceChoice(
            operand, in: application.folder, sample: .never,
            isPipedIn: { !isBody && render.isPipedIn() })
        place = .resume(choice.place)
        findings = choice.findings
        switch choice.place {
        case .sample: break
        case .file(let path):
            let located = PathName.resolve(path, in: application.folder)
            sources = Set([FileIdentity(path: located)].compactMap { $0 })
        case .standardInput:
            if isBody {
                throw UsageError(
                    "standard input cannot be both the resume and the message's text",
                    names: arguments.names)
            }
        }
    }

    /// The document; nil, with a finding, if standard input cannot be read.
    func read(
        _ render: RenderCommand, _ date: Int64?, _ run: inout RenderRun
    ) -> ShareResume.Document? {
        switch place {
        case .pdf(let path): return .pdf(path)
        case .resume(let place):
            return render.read(place, &run).map { .resume(render.request(for: $0, .pdf, date)) }
        }
    }

    private static func checkOptions(
        _ arguments: ParsedArguments, _ operand: String
    ) throws(UsageError) {
        let given: [(OptionSpecification, Bool)] = [
            (RenderOptions.layout.specification, arguments[RenderOptions.layout] != nil),
            (RenderOptions.overrides.specification, !arguments[RenderOptions.overrides].isEmpty),
            (RenderOptions.pages.specification, arguments[RenderOptions.pages] != nil),
            (RenderOptions.fills.specification, arguments[RenderOptions.fills]),
            (RenderOptions.fitsNothing.specification, arguments[RenderOptions.fitsNothing]),
            (
                RenderOptions.fontFolders.specification,
                !arguments[RenderOptions.fontFolders].isEmpty
            ),
            (
                RenderOptions.allowsMissingGlyphs.specification,
                arguments[RenderOptions.allowsMissingGlyphs]
            ),
        ]
        guard let option = given.first(where: { $0.1 })?.0 else { return }
        throw UsageError(
            "\(option.typed) is for resumes, and \(operand) is shared as it is; name the resume, or "
                + "leave it out", names: arguments.names)
    }
}
