import Glibc
import Pages
import ResumePDF
import SourceTree
import System

/// What the options and the operand of a command say about a resume and how to render it.
struct ResumeInput {
    let console: Console
    let arguments: ParsedArguments
    /// Called again and again while the network is waited for.
    ///
    /// It gets who is asked and how many bytes have come, and gives up with false; nil to tell of it on
    /// standard error.
    var whileWaiting: (@Sendable (_ host: String, _ bytes: Int) -> Bool)?

    // MARK: The choice

    /// The resume that is named, or that there is.
    ///
    /// - Parameters:
    ///   - samples: whether the built-in sample is the last resort, unless `--strict` forbids it.
    ///   - readsInput: whether a resume that is piped in is taken where the folder has none.
    /// - Returns: the choice, with what there is to say about it.
    /// - Throws: `UsageError` for `--sample` beside a resume, or options that exclude each other.
    func source(samples: Bool = true, readsInput: Bool = true) throws(UsageError) -> SourceChoice {
        try RenderOptions.check(arguments)
        let operand = arguments.operands.first
        let isAsked = arguments[RenderOptions.sample]
        if let operand, isAsked {
            throw arguments.fault(
                "--sample stands for a resume, and there is also '\(operand)'; leave one of them "
                    + "out")
        }
        return SourceChoice(
            operand, in: console.folder,
            sample: isAsked
                ? .asked
                : samples && !arguments[RenderOptions.isStrict] ? .asLastResort : .onlyIfAsked,
            isPipedIn: { readsInput && isPipedIn() })
    }

    /// Whether a resume comes in through a pipe or from a file; a silent pipe is waited for.
    func isPipedIn() -> Bool {
        console.input.isPipedIn {
            tellOfWaiting(
                "waiting for a resume on standard input, since this folder has none; name a file, or "
                    + "end it with Ctrl-C")
        }
    }

    private func tellOfWaiting(_ notice: Message) {
        console.reporter(arguments).tell(
            "resume-pdf: \(notice)", as: .sourceWaiting)
    }

    // MARK: Reading

    /// The same, but that the network is asked even if there is a fresh copy, unless it is never asked.
    var refreshing: Self {
        guard !arguments[RenderOptions.isOffline] else { return self }
        var arguments = arguments
        arguments.values[RenderOptions.refreshes.specification.name] = [""]
        return Self(console: console, arguments: arguments)
    }

    /// The files that the command line names for reading, before anything is read.
    func filesNamed(_ source: SourceChoice.Place) -> Set<FileIdentity> {
        let input =
            source == .standardInput ? FileIdentity(descriptor: console.input.descriptor) : nil
        let files = [source.path, arguments[RenderOptions.layout]].map {
            $0.flatMap(console.identity)
        }
        return Set(([input] + files).compactMap { $0 })
    }

    /// The resume to render; nil, with a finding, if it cannot be read.
    func read(_ source: SourceChoice.Place, _ run: inout RenderRun) -> ResumeSource? {
        let resume: ResumeSource?
        switch source {
        case .network(let address): return network(&run).map { .network(address, $0) }
        case .sample: return .sample
        case .file(let path): resume = read(path, &run)
        case .standardInput: resume = readInput(&run)
        }
        return resume.flatMap { withPictures($0, &run) }
    }

    /// A resume that is here, with what fetches its photo if that is allowed; nil, with a finding, if
    /// the person's settings cannot be read.
    func withPictures(_ resume: ResumeSource, _ run: inout RenderRun) -> ResumeSource? {
        guard arguments[RenderOptions.allowsRemoteImages] else { return resume }
        return network(&run).map { resume.fetchingPictures($0) }
    }

    private func read(_ path: String, _ run: inout RenderRun) -> ResumeSource? {
        // What can be read only once is nothing to watch.
        guard !arguments[RenderOptions.watches],
            let stream = NamedStream(console.located(path), name: path)
        else { return .file(console.located(path)) }
        return read(path, called: "\(path)", &run) { () throws(FileError) in
            try stream.read(limit: ResumeSource.limit) {
                console.reporter(arguments).write("resume-pdf: \($0.shown)\n")
            }
        }
    }

    private func readInput(_ run: inout RenderRun) -> ResumeSource? {
        if console.input.isTerminal {
            let reading: Message = "reading a resume from the terminal; Ctrl-D ends it"
            console.reporter(arguments).write("resume-pdf: \(reading.shown)\n")
        } else {
            DescriptorTransfer.awaitInput(console.input.descriptor) {
                tellOfWaiting("waiting for a resume on standard input")
            }
        }
        return read(InputStream.name, called: "standard input", &run) { () throws(FileError) in
            try console.input.read(limit: ResumeSource.limit)
        }
    }

    /// Asks for the resume at an address, for a watch.
    ///
    /// - Parameters:
    ///   - address: the address.
    ///   - isFirst: whether a fresh copy is as good as an answer, as without a watch.
    ///   - isShown: whether a line may tell that the network is waited for.
    ///   - goesOn: whether to go on waiting.
    /// - Returns: what there is; nothing is thrown.
    func fetch(
        _ address: String, isFirst: Bool, isShown: Bool, goesOn: @escaping @Sendable () -> Bool
    ) -> FetchedResume {
        var run = RenderRun()
        guard let usual = network(&run) else {
            return FetchedResume(from: address, failing: run.findings)
        }
        var use = usual
        use.refreshes = use.refreshes || !isFirst
        use.whileWaiting = { host, bytes in
            goesOn() && (!isShown || usual.whileWaiting(host, bytes))
        }
        if !isShown { use.afterWaiting = {} }
        return FetchedResume(
            from: address, use, refreshesPhoto: isFirst && usual.refreshes, run.findings)
    }

    /// Why a resume cannot be watched, as a clause; nil if it can.
    func unwatchable(_ place: SourceChoice.Place) -> Message? {
        let isOffline = place.address != nil && arguments[RenderOptions.isOffline]
        return isOffline
            ? "--offline asks nobody for it; leave one of them out" : place.unwatchable
    }

    /// How the network is used, as the options and the person's settings say; nil, with a finding, if
    /// they cannot be read.
    private func network(_ run: inout RenderRun) -> NetworkUse? {
        let folders = PersonalFolders(console.environment)
        let (settings, findings) = folders.readConfiguration()
        run.findings.add(findings)
        var use = NetworkUse(agent: "resume-pdf/" + Application.version, now: console.now)
        use.folder = folders.copies
        use.lifetime = settings.cacheLifetime
        use.refreshes = arguments[RenderOptions.refreshes]
        use.isOffline = arguments[RenderOptions.isOffline]
        use.gists = console.environment.text("RESUME_PDF_GIST_API")
        use.firestoreEmulator = console.environment.text("FIRESTORE_EMULATOR_HOST")
        use.certificates = console.environment.text("CURL_CA_BUNDLE")
        use.credentials = settings.web
        use.sessions = folders.sessions(console, settings)
        use.netrc = folders.home.map { PathName.join($0, ".netrc") }.flatMap {
            FileStatus.exists($0) ? $0 : nil
        }
        if let path = arguments[RenderOptions.headerFile] {
            use.readHeaders(console.located(path), named: path).map { run.findings.add($0) }
        }
        if let whileWaiting {
            use.whileWaiting = whileWaiting
        } else if !arguments[RenderOptions.quiet] {
            let line = console.networkLine(console.reporter(arguments))
            use.whileWaiting = { host, bytes in
                line.show(host, bytes)
                return true
            }
            use.afterWaiting = line.end
            use.sessions?.whileWaiting = use.whileWaiting
        }
        return run.findings.hasErrors ? nil : use
    }

    /// A resume that comes from no file; its relative paths start from the current folder.
    private func read(
        _ name: String, called words: Message, _ run: inout RenderRun,
        _ bytes: () throws(FileError) -> [UInt8]?
    ) -> ResumeSource? {
        do {
            if let bytes = try run.measure("read \(words)", console.clock, bytes) {
                let folder = console.folder.isEmpty ? "." : console.folder
                return .bytes(bytes, name: name, folder: folder)
            }
            run.findings.add(
                Diagnostic(
                    .sourceTooLarge, .error,
                    "\(words) has more than \(ResumeSource.limit / 1_000_000) MB; a resume is smaller"
                ))
        } catch {
            run.findings.add(Diagnostic(.sourceInputOutput, .error, error.message))
        }
        return nil
    }

    // MARK: The request

    /// The sections that alone are asked for; nil for all.
    var sections: [String]? {
        let lists = arguments[RenderOptions.sections]
        return lists.isEmpty ? nil : lists.flatMap(RenderOptions.names)
    }

    /// Finds out whether all folders of fonts are there.
    func checkFonts(_ run: inout RenderRun) {
        for folder in arguments[RenderOptions.fontFolders] {
            var code = ENOTDIR
            do throws(SystemError) {
                guard try FileStatus(path: console.located(folder)).kind != .folder else {
                    continue
                }
            } catch {
                code = error.code
            }
            run.findings.add(
                Diagnostic(.fontFolder, .error, FileError(.read, folder, code: code).message))
        }
    }

    /// The moment to date the document with; nil, with a finding if it cannot be understood.
    func sourceDate(_ run: inout RenderRun) -> Int64? {
        do {
            return try SourceDate.read(console.environment)
        } catch {
            run.findings.add(error)
            return nil
        }
    }

    /// The standards that the person's settings ask of every PDF; nil where they ask for none.
    ///
    /// What is wrong with other settings does not matter here.
    private func standards(_ run: inout RenderRun) -> PDFStandards? {
        let (settings, findings) = PersonalFolders(console.environment).readConfiguration()
        for var finding in findings.all where finding.path.isEmpty || finding.path.hasPrefix("pdf")
        {
            if finding.path.isEmpty { finding.severity = min(finding.severity, .warning) }
            run.findings.add(finding)
        }
        return settings.standards
    }

    /// What is read, and how, without a word about looks.
    func plainRequest(for resume: ResumeSource) -> RenderResume.Request {
        var request = RenderResume.Request(source: resume)
        request.from = arguments[RenderOptions.inputFormat] ?? arguments[RenderOptions.from]
        request.language = arguments[RenderOptions.language].flatMap {
            try? WantedLanguage($0).tag
        }
        return request
    }

    /// What is made of it, with all that the options and the person's settings say about it.
    func request(
        for resume: ResumeSource, _ format: OutputFormat, _ date: Int64?, _ run: inout RenderRun
    ) -> RenderResume.Request {
        var request = request(for: resume, format, date)
        if format == .pdf, request.standards == nil { request.standards = standards(&run) }
        return request
    }

    /// What is rendered, with all that the options say about it.
    func request(
        for resume: ResumeSource, _ format: OutputFormat = .pdf, _ date: Int64? = nil
    ) -> RenderResume.Request {
        var request = plainRequest(for: resume)
        (request.format, request.layout) = (format, arguments[RenderOptions.layout])
        request.showsNotes = arguments[RenderOptions.showsNotes]
        request.overrides = arguments[RenderOptions.overrides]
        request.sections = sections
        request.paper = arguments[RenderOptions.paper]
        request.pages = arguments[RenderOptions.pages]
        request.fills = arguments[RenderOptions.fills]
        request.allowsExcess = arguments[RenderOptions.force]
        request.allowsMissingGlyphs = arguments[RenderOptions.allowsMissingGlyphs]
        request.standards =
            arguments[RenderOptions.archives] ? .archive : arguments[RenderOptions.standards]
        request.attachesSource =
            arguments[RenderOptions.archives] || arguments[RenderOptions.attachesSource]
        request.sourceDate = date
        request.fontFolders = arguments[RenderOptions.fontFolders].map(console.located)
        request.fits = !arguments[RenderOptions.fitsNothing]
        return request
    }
}
