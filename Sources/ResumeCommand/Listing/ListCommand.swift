import Characters
import Export
import ResumePDF
import Sharing
import SourceTree
import System

/// `list`: shows the sections and entries of a resume, opens a link of theirs, or prints a section.
struct ListCommand {
    let console: Console
    let arguments: ParsedArguments
    /// Shares what arguments of `share` ask for.
    let share: (ParsedArguments) throws(UsageError) -> ExitCode

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let operands = try operands()
        var arguments = arguments
        arguments.operands = [operands.source].compactMap { $0 }
        if arguments[ListOptions.print] != .absent { return try print(operands, arguments) }
        if let stray = arguments.first(of: ListOptions.ofPrinting) {
            throw arguments.fault("\(stray.typed) belongs to --print")
        }
        let search = try arguments[ListOptions.search].map { text throws(UsageError) in
            guard let search = TextSearch(text) else {
                throw arguments.fault("--search needs a word to look for")
            }
            return search
        }
        let input = ResumeInput(console: console, arguments: arguments)
        let source = try input.source(samples: false)
        var run = RenderRun(findings: Diagnostics(source.findings))
        let selection = select(operands, search, source, input, &run)
        var shown = ExitCode.success
        if let (selection, outcome) = selection {
            shown =
                arguments[ListOptions.opens]
                ? open(selection, &run) : show(selection, outcome, search)
            if selection.isUnfound, shown == .success { shown = .findings }
        }
        let code = console.report(
            run, arguments, since: began, refused: "nothing is listed because of --strict")
        return code == .success ? shown : code
    }

    // MARK: The command line

    private func operands() throws(UsageError) -> ListOperands {
        do throws(ListOperands.Fault) {
            return try ListOperands(arguments.operands) { name in
                FileStatus.exists(console.located(name)) && !console.isFolder(name)
            }
        } catch {
            throw arguments.fault(error.message)
        }
    }

    /// Prints a section by itself: a share of the resume with that section alone.
    private func print(
        _ operands: ListOperands, _ arguments: ParsedArguments
    ) throws(UsageError) -> ExitCode {
        if let stray = arguments.first(of: ListOptions.ofLists) {
            throw arguments.fault("\(stray.typed) is for lists, and --print is not one")
        }
        guard operands.pick == nil else {
            throw arguments.fault("--print prints a whole section; leave the number out")
        }
        var arguments = arguments
        let name = RenderOptions.sections.specification.name
        arguments.values[name] = [operands.view ?? ListView.overview.name]
        return try share(arguments)
    }

    // MARK: The work

    /// Reads the resume and chooses from it; nil, with a finding, if either cannot be.
    private func select(
        _ operands: ListOperands, _ search: TextSearch?, _ source: SourceChoice,
        _ input: ResumeInput, _ run: inout RenderRun
    ) -> (ListSelection, ListResume.Outcome)? {
        guard !run.findings.hasErrors, let resume = input.read(source.place, &run) else {
            return nil
        }
        let request = SearchFolders(console.environment).extending(input.plainRequest(for: resume))
        let outcome = ListResume()(request)
        run.take(outcome.rendering)
        guard let listing = outcome.listing else { return nil }
        do throws(Diagnostics) {
            let selection = try ListSelection(listing, operands, search, arguments)
            selection.findings.forEach { run.findings.add($0) }
            return (selection, outcome)
        } catch {
            run.findings.add(error)
            return nil
        }
    }

    private func open(_ selection: ListSelection, _ run: inout RenderRun) -> ExitCode {
        let rows = selection.rows
        guard rows.count == 1, let row = rows.first else {
            run.findings.add(
                Diagnostic(
                    .linkMissing, .error,
                    "--open opens one link, and \(rows.count) entries are asked for; name one, as "
                        + "in 'list contacts email --open'"))
            return .success
        }
        guard let link = row.address else {
            run.findings.add(
                Diagnostic(
                    .linkMissing, .error, "there is no link to open in \"\(row.main.printable)\""))
            return .success
        }
        do throws(ShareError) {
            try OpenLink()(link)
        } catch {
            run.findings.add(error.diagnostic)
            return .success
        }
        if !arguments[RenderOptions.quiet] {
            console.reporter(arguments).tell("opened: \(link)", as: .shared)
        }
        return .success
    }

    // MARK: Showing

    private func show(
        _ selection: ListSelection, _ outcome: ListResume.Outcome, _ search: TextSearch?
    ) -> ExitCode {
        let overview = selection.view == .overview ? outcome.listing?.overview : nil
        if arguments[ListOptions.json] {
            return console.print(
                overview.map(outcome.json) ?? outcome.json(selection.sections))
        }
        guard console.output.isTerminal else {
            return console.show(
                plainLines(selection, overview, writtenIn: outcome.writtenIn), through: nil)
        }
        let size = TerminalSize.current([console.output, console.errors], console.environment)
        let links = HyperlinkSupport(environment: console.environment)
        let ink = ListInk(
            hasStyles: TerminalColors(console.environment, isTerminal: true) != .off,
            hasLinks: links.isLikely(isTerminal: true), search: search)
        let text = ListText(width: size.columns, ink: ink)
        var lines =
            overview.map { text.lines($0, writtenIn: outcome.writtenIn) }
            ?? (selection.isDetail ? text.details(selection.rows) : text.lines(selection.sections))
        let rendering = outcome.rendering
        let origin = (rendering.origin?.words ?? "from \(rendering.file)").shown.printable
        if !lines.isEmpty { lines += ["", ink.text(origin, .faint)] }
        let pager =
            Pager.isNeeded(rows: lines.count, in: size)
            ? Pager(
                console.environment, isTerminal: true,
                isAllowed: !arguments[PreviewOptions.hasNoPager], status: origin) : nil
        return console.show(lines, through: pager)
    }

    /// What a pipe gets: rows of columns, and details without a fold.
    private func plainLines(
        _ selection: ListSelection, _ overview: ListedOverview?, writtenIn: String
    ) -> [String] {
        if let overview { return ListColumns.lines(overview, writtenIn: writtenIn) }
        guard selection.isDetail else {
            return ListColumns.lines(selection.sections, withNames: selection.view == .all)
        }
        return ListText(width: .max / 2, ink: ListInk()).details(selection.rows)
    }
}

extension Diagnostic.Kind {
    static let linkMissing = Self("link-missing", .usage)
}
