import Sharing
import Characters
import Glibc
import PDFFile
import Pages
import ResumeData
import ResumeModel
import Languages
import SourceTree
import System

extension ShareResume {
    /// A document on its way to others.
    struct Run {
        let parts: ShareResume
        let request: Request
        var outcome = Outcome()
        /// Where the file is as a file, once it is one.
        private var path: String?
        /// The messages, by the places of their shares.
        private var mails: [Int: PreparedMail] = [:]
        /// The resume as plain text, for the clipboard.
        private var text = ""

        init(parts: ShareResume, request: Request) {
            self.parts = parts
            self.request = request
        }

        /// The whole way: get the file, check, look at all ways, then go them.
        mutating func callAsFunction() {
            guard let file = document() else { return }
            outcome.file = file
            let read = outcome.rendering?.filesRead ?? []
            let shares = request.shares.map { $0.sparing(request.sources.union(read)) }
            checkTexts()
            check(file)
            guard mayGoOn else { return }
            for (index, share) in shares.enumerated() { prepare(share, index, file) }
            if !request.isTrial { prepareLedger() }
            guard mayGoOn else { return }
            for (index, share) in shares.enumerated() {
                let hasFailed = outcome.results.contains(where: \.ending.isFailure)
                let ending = hasFailed ? .untried : go(share, index, file)
                outcome.results.append(Result(share: share, ending: ending))
            }
        }

        private var mayGoOn: Bool {
            let found = outcome.diagnostics
            return request.isStrict ? !found.hasWarnings : !found.hasErrors
        }

        // MARK: The file

        private mutating func document() -> SharedFile? {
            switch request.document {
            case .pdf(let path): return existing(path)
            case .resume(let wish):
                let rendering = parts.render(wish)
                outcome.rendering = rendering
                outcome.diagnostics.add(rendering.diagnostics)
                guard let output = rendering.output else {
                    if !rendering.diagnostics.hasErrors {
                        outcome.diagnostics.add(
                            Diagnostic(.internal, .error, "no PDF was made: a fault of resume-pdf"))
                    }
                    return nil
                }
                let facts = DocumentFacts(rendering)
                let name = name(facts, fallback: PathName.stem(of: wish.source.name))
                return SharedFile(
                    bytes: output.bytes, name: name, type: output.format.type, facts: facts)
            }
        }

        private mutating func existing(_ path: String) -> SharedFile? {
            do throws(ShareError) {
                let bytes = try ForeignPDF.read(path)
                noteAttachments(bytes, path)
                self.path = RealPath.of(path)
                let own = PathName.name(of: path)
                let name = request.template == nil ? own : name(DocumentFacts(), fallback: own)
                return SharedFile(bytes: bytes, name: name, type: OutputFormat.pdf.type)
            } catch {
                outcome.diagnostics.add(error.diagnostic)
                return nil
            }
        }

        /// Says that a PDF carries files, which may say more than its pages.
        private mutating func noteAttachments(_ bytes: [UInt8], _ path: String) {
            guard let names = (try? PDFDocument(reading: bytes))?.attachments.map(\.name.printable),
                !names.isEmpty
            else { return }
            outcome.diagnostics.add(
                Diagnostic(
                    .sourceAttached, .warning,
                    "\(path.printable) carries \(names.joined(last: "and")), which may say more than "
                        + "its pages; whoever gets the PDF gets that, too"))
        }

        private func name(_ facts: DocumentFacts, fallback: String) -> String {
            let template = request.template ?? (try? FileNameTemplate(FileNameTemplate.usual))
            return template?.name(facts.values(date: parts.today()), fallback: fallback) ?? fallback
        }

        // MARK: Before

        /// Takes placeholders for errors, and finds contact data of nobody; by force all of them are
        /// warnings.
        private mutating func checkTexts() {
            guard let rendering = outcome.rendering, let tree = rendering.tree else { return }
            let severity: Diagnostic.Severity = request.force ? .warning : .error
            var all = outcome.diagnostics.all
            var places: Set<SourceSpan> = []
            for index in all.indices where all[index].kind == .placeholder {
                all[index].severity = severity
                if let span = all[index].span { places.insert(span) }
            }
            for var finding in ContactCheck(tree: tree, file: rendering.file).diagnostics.all {
                if let span = finding.span, !places.insert(span).inserted { continue }
                finding.severity = severity
                all.append(finding)
            }
            outcome.diagnostics = Diagnostics(all)
        }

        /// Checks the document as `check` does; only errors count, unless warnings do.
        private mutating func check(_ file: SharedFile) {
            let found =
                outcome.rendering?.checks(today: parts.today())
                ?? CheckResume.findings(inFile: file.bytes, named: file.name.text)
            for var finding in found.all where finding.severity == .error || request.isStrict {
                if request.allowsErrors { finding.severity = min(finding.severity, .warning) }
                if finding.severity == .error {
                    finding.wording += "; --allow-errors shares it all the same"
                }
                outcome.diagnostics.add(finding)
            }
        }

        /// Finds what stands in the way of a share before any is made.
        private mutating func prepare(_ share: Share, _ index: Int, _ file: SharedFile) {
            do throws(ShareError) {
                switch share {
                case .copy(let copy): _ = try copy(file, isTrial: true)
                case .mail(let wish): try prepare(wish, index, file)
                case .print(let print):
                    try print.check()
                    try Self.find(PrintShare.program, PrintShare.package)
                case .open: try Self.find(OpenShare.program, OpenShare.package)
                case .clipboardFile: _ = try ClipboardShare()
                case .clipboardText:
                    text = try plainText()
                    _ = try ClipboardShare()
                }
            } catch {
                outcome.diagnostics.add(error.diagnostic)
            }
        }

        private mutating func prepare(
            _ wish: MailRequest, _ index: Int, _ file: SharedFile
        ) throws(ShareError) {
            let mail = try parts.mail.message(
                with: file, wish, in: outcome.rendering?.words ?? LanguageCatalog.english,
                isTrial: request.isTrial)
            mails[index] = mail
            guard let obstacle = mail.obstacle else { return }
            outcome.diagnostics.add(
                Diagnostic(
                    .mailSetup, .note, "sending it will need something more: \(obstacle.message)"))
        }

        private static func find(_ program: String, _ package: String) throws(ShareError) {
            guard ProgramSearch.path(of: program) != nil else {
                throw .missing(program, install: package)
            }
        }

        private func plainText() throws(ShareError) -> String {
            guard case .resume(var wish) = request.document else {
                throw ShareError(
                    .shareNoText,
                    "a PDF is shared as it is; name the resume to have its plain text")
            }
            wish.format = .txt
            let rendering = parts.render(wish)
            guard let text = rendering.output?.bytes else {
                throw ShareError(.internal, "no text was made: a fault of resume-pdf")
            }
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func prepareLedger() {
            do throws(FileError) {
                try parts.ledger?.check()
            } catch {
                var finding = ShareError.writing(error).diagnostic
                finding.wording += "; --no-log shares without a record"
                outcome.diagnostics.add(finding)
            }
        }

        // MARK: Sharing

        private mutating func go(
            _ share: Share, _ index: Int, _ file: SharedFile
        ) -> Result.Ending {
            do throws(ShareError) {
                let ending = try end(share, index, file)
                if case .done(let how, let to, let isCertain) = ending {
                    record(share, file, how, to, isCertain: isCertain)
                }
                return ending
            } catch {
                outcome.diagnostics.add(error.diagnostic)
                return .failed
            }
        }

        private mutating func end(
            _ share: Share, _ index: Int, _ file: SharedFile
        ) throws(ShareError) -> Result.Ending {
            switch share {
            case .copy(let copy):
                let receipt = try copy(file, isTrial: request.isTrial)
                if receipt.wasThere { return .wasThere(receipt.path) }
                if request.isTrial { return .trial(to: [receipt.path]) }
                return .done(how: share.how, to: [receipt.path], isCertain: true)
            case .mail(let wish): return try mail(wish, index)
            case .print(let print):
                let printer = print.printer.map { [$0] } ?? []
                if request.isTrial { return .trial(to: printer) }
                let tell = parts.tell
                let job = try print(try place(file), paper: file.facts.paper) {
                    tell("waiting for the printer")
                }
                return .done(how: share.how, to: job.isEmpty ? printer : [job], isCertain: true)
            case _ where request.isTrial: return .trial()
            case .open: try OpenShare()(try place(file))
            case .clipboardFile: try ClipboardShare()(.file(try place(file)))
            case .clipboardText: try ClipboardShare()(.text(text))
            }
            return .done(how: share.how, to: [], isCertain: true)
        }

        private mutating func mail(
            _ wish: MailRequest, _ index: Int
        ) throws(ShareError) -> Result.Ending {
            guard let message = mails[index] else {
                throw ShareError(.internal, "no message was made: a fault of resume-pdf")
            }
            if request.isTrial { return .trial(to: wish.to, source: message.source) }
            if message.isFinal, !parts.confirm(message.summary) { return .declined }
            let receipt = try message.send()
            if let doubt = receipt.doubt { outcome.diagnostics.add(doubt.diagnostic) }
            return .done(how: receipt.how, to: receipt.to, isCertain: receipt.doubt == nil)
        }

        /// The file on a disk: where it came from, else where it is kept for other programs.
        private mutating func place(_ file: SharedFile) throws(ShareError) -> String {
            if let path { return path }
            guard let kept = parts.kept else {
                throw ShareError(
                    .outputCreate,
                    "there is no folder for files that other programs read: neither "
                        + "XDG_CACHE_HOME nor HOME is set")
            }
            let place = try kept(file)
            path = place
            return place
        }

        private mutating func record(
            _ share: Share, _ file: SharedFile, _ how: String, _ to: [String], isCertain: Bool
        ) {
            guard let ledger = parts.ledger else { return }
            let entry = LedgerEntry(
                of: file, at: Timestamp(seconds: parts.now()).iso8601, how: how,
                to: to.map { absolute($0, share) }, isCertain: isCertain)
            do throws(FileError) {
                try ledger.append(entry)
            } catch {
                var finding = ShareError.writing(error).diagnostic
                finding.wording =
                    "it is shared (\(share.title)), but not recorded: \(finding.wording)"
                outcome.diagnostics.add(finding)
            }
        }

        /// A copy's path from the root, since the record is read elsewhere.
        private func absolute(_ path: String, _ share: Share) -> String {
            guard case .copy(let copy) = share else { return path }
            return RealPath.of(PathName.resolve(path, in: copy.folder)) ?? path
        }
    }
}

extension DocumentFacts {
    /// The facts of what was rendered just now.
    fileprivate init(_ outcome: RenderResume.Outcome) {
        self.init()
        name = outcome.resume?.basics.name ?? ""
        label = outcome.resume?.basics.label.plain ?? ""
        email = outcome.resume?.basics.email
        language = outcome.language ?? ""
        layout = outcome.layoutName ?? ""
        pages = outcome.document?.pages.count ?? 0
        paper = outcome.document?.pages.first?.size.media
        origin = outcome.origin
    }
}

extension Diagnostic.Kind {
    static let mailSetup = Self("mail-setup", .data)
}
