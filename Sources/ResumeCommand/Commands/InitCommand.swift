import Characters
import ResumePDF
import SourceTree
import System

/// `init`: writes the file that a resume begins with.
struct InitCommand {
    let console: Console
    let arguments: ParsedArguments
    /// Who the person is, as git knows it in a folder.
    let person: (_ folder: String) -> GitIdentity

    /// The options of `init`.
    enum Options {
        static let yaml = OptionKey.flag("yaml", "Writes YAML, with comments, as without options.")
        static let json = OptionKey.flag(
            "json", "Writes JSON, which has no comments: only the fields that are in use.")
        static let language = OptionKey.choice(
            "language", of: Starter.Language.self,
            "The language of the resume and of the comments; en, if not given."
        ).elsewhere("lang", "locale")

        /// All of them, in the order of the help.
        static let all = specifications(yaml, json, language)
    }

    func run() throws(UsageError) -> ExitCode {
        let name = try name()
        if let taken = taken(name) {
            return console.fail(
                Diagnostic(
                    .outputExists, .error,
                    taken == name
                        ? "\(taken.printable) is here already; name another file"
                        : "\(taken.printable) is here already: it is what \"resume-pdf render\" takes; "
                            + "name another file"))
        }
        // Only now: git may take its time.
        let starter = Starter(arguments[Options.language] ?? .en, for: person(console.folder))
        let bytes = name.lowercased().hasSuffix(".json") ? starter.json : starter.yaml
        do throws(FileError) {
            try AtomicFile.write(bytes, to: console.located(name), replaces: false)
        } catch {
            return console.fail(Diagnostic(writing: error))
        }
        return console.print(name + "\n")
    }

    /// The file's path, as the person would name it.
    private func name() throws(UsageError) -> String {
        let (isYAML, isJSON) = (arguments[Options.yaml], arguments[Options.json])
        guard !isYAML || !isJSON else {
            throw arguments.fault("--yaml and --json are two; choose one")
        }
        var name = arguments.operands.first ?? "resume"
        name = PathName.file(at: name, named: "resume", isFolder: console.isFolder)
        guard let ending = SourceReader.endings.first(where: { name.lowercased().hasSuffix($0) })
        else { return name + (isJSON ? ".json" : ".yaml") }
        if isYAML || isJSON, isJSON != (ending == ".json") {
            throw arguments.fault("'\(name)' does not end as \(isJSON ? "--json" : "--yaml") says")
        }
        return name
    }

    /// The file that stands in the way: under the name, or where no name was given another resume.
    private func taken(_ name: String) -> String? {
        let others = arguments.operands.isEmpty ? SourceChoice.names : []
        return ([name] + others).first { candidate in
            (try? FileStatus(path: console.located(candidate), followsLinks: false)) != nil
        }
    }
}
