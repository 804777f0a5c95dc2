import ResumePDF
import Sharing
import SourceTree
import System

/// What is to be shared or checked: a resume, or a PDF as it is.
struct ShareDocument {
    /// What was found while looking for it.
    private(set) var findings: [Diagnostic] = []
    /// The files that a copy must never replace.
    private(set) var sources: Set<FileIdentity> = []
    private let place: Place

    /// Whether it is a PDF as it is.
    var isPDF: Bool { if case .pdf = place { true } else { false } }

    private enum Place {
        case pdf(String)
        case resume(SourceChoice.Place)
    }

    /// Chooses what the command line names; `use` is what becomes of a PDF.
    ///
    /// - Throws: `UsageError` for options of rendering beside a PDF, or that exclude each other.
    init(_ input: ResumeInput, use: Message = "shared") throws(UsageError) {
        let (console, arguments) = (input.console, input.arguments)
        try RenderOptions.check(arguments)
        let operand = arguments.operands.first
        if let operand, operand != "-" {
            let path = console.located(operand)
            if ForeignPDF.isOne(path) {
                try Self.checkOptions(arguments, operand, use)
                place = .pdf(path)
                sources = Set([console.identity(of: operand)].compactMap { $0 })
                return
            }
        }
        let isBody = arguments[ShareOptions.body].map { MessageText($0).isStandardInput } ?? false
        let choice = SourceChoice(
            operand, in: console.folder, sample: .never,
            isPipedIn: { !isBody && input.isPipedIn() })
        place = .resume(choice.place)
        findings = choice.findings
        if choice.place == .standardInput, isBody {
            throw arguments.fault("standard input cannot be both the resume and the message's text")
        }
        sources = input.filesNamed(choice.place)
    }

    /// The document; nil, with a finding, if standard input cannot be read.
    func read(
        _ input: ResumeInput, _ date: Int64?, _ run: inout RenderRun
    ) -> ShareResume.Document? {
        switch place {
        case .pdf(let path): .pdf(path)
        case .resume(let place):
            input.read(place, &run).map { .resume(input.request(for: $0, .pdf, date, &run)) }
        }
    }

    private static func checkOptions(
        _ arguments: ParsedArguments, _ operand: String, _ use: Message
    ) throws(UsageError) {
        // Printing has a use of its own for the paper.
        let isPrinted = arguments[ShareOptions.print] != .absent
        let others = (RenderOptions.ofLooks + ShareOptions.ofFile).filter {
            !isPrinted || $0 != RenderOptions.paper.specification
        }
        guard let option = arguments.first(of: others) else { return }
        throw arguments.fault(
            "\(option.typed) is for resumes, and \(operand) is \(use) as it is; name the resume, or "
                + "leave it out")
    }
}
