import Characters
import ResumePDF
import SourceTree
import System

/// `convert`: writes a resume in another format, or in another notation.
struct ConvertCommand {
    let console: Console
    let arguments: ParsedArguments

    private var input: ResumeInput { ResumeInput(console: console, arguments: arguments) }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let output = try output()
        let source = try input.source(samples: false)
        let destination = destination(output, for: source.place)
        let notation = try notation(of: destination)
        var run = RenderRun(findings: Diagnostics(source.findings))
        run.filesRead = input.filesNamed(source.place)
        checkOutput(destination, nil, &run)
        if !run.findings.hasErrors, let resume = input.read(source.place, &run) {
            convert(resume, to: destination, in: notation, &run)
        }
        let code = console.report(
            run, arguments, since: began, refused: "nothing is written because of --strict")
        guard run.isWritten, !arguments[RenderOptions.quiet], case .file(let path) = destination
        else { return code }
        let printed = console.print(path + "\n")
        return printed == .success ? code : printed
    }

    // MARK: The command line

    private func output() throws(UsageError) -> String {
        guard let output = arguments[ConvertOptions.output] else {
            throw arguments.fault(
                "convert needs the name of the new file, such as '-o resume.yaml', or '-o -' for "
                    + "standard output")
        }
        return output
    }

    /// The format: what the person says, else what the name of the output says.
    private var format: ConversionFormat {
        arguments[ConvertOptions.format]
            ?? arguments[ConvertOptions.output].flatMap { ConversionFormat(namedBy: $0) }
            ?? .jsonResume
    }

    private func destination(_ output: String, for source: SourceChoice.Place) -> Destination {
        let destination = Destination(
            output, for: source, ending: format.notation.endings[0], isFolder: console.isFolder)
        // "/dev/stdout" is "-" by another name.
        if case .file(let path) = destination, console.target(of: path) == .descriptor(1) {
            return .standardOutput
        }
        return destination
    }

    private func notation(of destination: Destination) throws(UsageError) -> SourceNotation {
        guard case .file(let path) = destination, case .file? = console.target(of: path) else {
            return format.notation
        }
        if let notation = SourceNotation(endingOf: path) {
            guard format != .renderCV || notation == .yaml else {
                throw arguments.fault(
                    "\(path) would not be what its name says: \(format.title) files are "
                        + ".yaml; change the ending, or leave out --to \(format.rawValue)")
            }
            return notation
        }
        let endings = SourceReader.endings.joined(last: "or")
        throw arguments.fault("the ending of the new file says how it is written: \(endings)")
    }

    // MARK: The work

    private func convert(
        _ resume: ResumeSource, to destination: Destination, in notation: SourceNotation,
        _ run: inout RenderRun
    ) {
        let rendering = SearchFolders(console.environment).extending(input.request(for: resume))
        var request = ConvertResume.Request(rendering, to: format, in: notation)
        request.now = console.now()
        request.givesBack = givesBack(destination, notation)
        if case .file(let path) = destination {
            request.folder = PathName.folder(of: console.located(path))
        } else if !console.folder.isEmpty {
            request.folder = console.folder
        }
        let outcome = ConvertResume()(request)
        run.take(outcome.rendering)
        guard run.exitCode(arguments) == .success, let bytes = outcome.bytes else { return }
        checkOutput(destination, bytes, &run)
        guard run.exitCode(arguments) == .success else { return }
        run.write(bytes, to: destination, console)
    }

    /// The notations of which the resume in a PDF is given back as it is: where nothing is asked for
    /// that would change it.
    private func givesBack(
        _ destination: Destination, _ notation: SourceNotation
    ) -> Set<SourceNotation> {
        let changes = specifications(
            ConvertOptions.format, RenderOptions.from, RenderOptions.language)
        guard arguments.first(of: changes) == nil else { return [] }
        return destination == .standardOutput ? Set(SourceNotation.allCases) : [notation]
    }

    /// Finds out whether the file at the output may be replaced by a new one, if that is there yet.
    private func checkOutput(_ destination: Destination, _ file: [UInt8]?, _ run: inout RenderRun) {
        guard case .file(let path) = destination else { return }
        let refusal = OverwriteRule.refusal(
            console.located(path), sources: run.filesRead, unlessSame: file,
            force: arguments[ConvertOptions.force])
        if let refusal { run.findings.add(refusal) }
    }
}
