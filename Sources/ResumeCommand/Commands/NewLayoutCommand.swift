import Glibc
import ResumePDF
import SourceTree
import System

/// `layouts new`: writes the file of a new layout.
struct NewLayoutCommand {
    let console: Console
    let arguments: ParsedArguments
    let layouts: LayoutCatalog

    /// The options of `layouts new`.
    enum Options {
        static let base = OptionKey.text(
            "from", "NAME", "The layout to start from; classic, if not given."
        ).elsewhere("base", "copy", "based-on").completed(with: .layoutFiles)
        static let extends = OptionKey.flag(
            "extends", "Writes a short file that builds on the other layout, not a copy of it.")
        static let output = OptionKey.text(
            "output", letter: "o", "FILE",
            "Where the file goes: a file, a folder, or - for standard output."
        ).completed(with: .files(LayoutFiles.endings))
        static let force = OptionKey.flag("force", "Replaces the file if there is one.")

        /// All of them, in the order of the help.
        static let all = specifications(base, extends, output, force)
    }

    func run() throws(UsageError) -> ExitCode {
        let name = arguments.operands[0]
        guard NewLayout.isName(name) else {
            throw arguments.fault(
                "a layout's name has letters, digits, - and _, unlike '\(name)'; -o says where the "
                    + "file goes")
        }
        let base = arguments[Options.base] ?? "classic"
        guard !arguments[Options.extends] || !LayoutFiles.isPath(base) else {
            throw arguments.fault("--extends needs the name of a layout after --from, not a path")
        }
        do throws(Diagnostics) {
            let bytes = try file(name, base)
            guard let path = destination(name) else { return console.print(bytes) }
            try write(bytes, to: path, from: base)
            return console.print(path + "\n")
        } catch {
            return console.fail(error)
        }
    }

    private func file(_ name: String, _ base: String) throws(Diagnostics) -> [UInt8] {
        let bytes = try layouts.file(base)
        if arguments[Options.extends] { return NewLayout.extending(base, as: name) }
        return try NewLayout.copy(of: bytes, called: PathName.stem(of: base), as: name)
    }

    /// The path of the file, as the person would name it; nil for standard output.
    private func destination(_ name: String) -> String? {
        let file = name + ".yaml"
        // Where --layout looks for its name.
        guard let output = arguments[Options.output] else {
            return PathName.join(Self.folder, file)
        }
        if output == "-" || console.target(of: output) == .descriptor(1) { return nil }
        return PathName.file(at: output, named: file, isFolder: console.isFolder)
    }

    /// The folder that a layout goes into, if not otherwise.
    private static let folder = "Layouts"

    private func write(_ bytes: [UInt8], to path: String, from base: String) throws(Diagnostics) {
        if arguments[Options.output] == nil { try makeFolder() }
        let named =
            LayoutFiles.isPath(base) ? base : layouts.entries().first { $0.name == base }?.path
        let sources = Set([named.flatMap(console.identity)].compactMap { $0 })
        let refusal = OverwriteRule.refusal(console.located(path), sources: sources, force: true)
        if let refusal { throw Diagnostics([refusal]) }
        do throws(FileError) {
            try AtomicFile.write(
                bytes, to: console.located(path), replaces: arguments[Options.force])
        } catch {
            var error = error
            if error.code == EEXIST { error.hint = "name another file, or add --force" }
            throw Diagnostics([Diagnostic(writing: error)])
        }
    }

    private func makeFolder() throws(Diagnostics) {
        guard mkdir(console.located(Self.folder).systemText, 0o777) != 0, errno != EEXIST else {
            return
        }
        throw Diagnostics([Diagnostic(writing: FileError(.write, Self.folder, code: errno))])
    }
}
