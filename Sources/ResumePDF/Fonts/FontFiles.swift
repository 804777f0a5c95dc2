import CairoPangoBackend
import SourceTree

/// The font files of a run: those in the person's folders, then the built-in ones.
struct FontFiles: Sendable {
    /// The folders, first wins.
    var folders: [String]

    /// A library of all fonts, and what is wrong with the files in the folders.
    func library() -> (library: FontLibrary, diagnostics: Diagnostics) {
        var search = FontFolderSearch()
        for folder in folders { search.visit(folder) }
        let library = FontLibrary(
            files: search.paths,
            embedded: BuiltInFile.all(in: "Fonts").filter { $0.path.hasSuffix(".ttf") }.map {
                EmbeddedFont(name: $0.path, bytes: $0.bytes, isMapped: true)
            })
        var diagnostics = search.diagnostics
        for problem in library.problems { diagnostics.add(Diagnostic(problem)) }
        return (library, diagnostics)
    }
}

extension Diagnostic {
    /// What a folder of fonts has that is not used, or not all of it.
    fileprivate init(_ problem: FontFileProblem) {
        switch problem {
        case .unusable(let path, let reason):
            self.init(.fontUnreadable, .warning, "\(path) is not used: \(reason)")
        case .unusableFace(let path, let number, let reason):
            self.init(.fontUnreadable, .warning, "face \(number) of \(path) is not used: \(reason)")
        case .variable(let path):
            self.init(
                .fontVariable, .note,
                "\(path) is a variable font, of which only the style at rest is used; take a file "
                    + "for each style if you need others")
        }
    }
}

extension Diagnostic.Kind {
    static let fontUnreadable = Self("font-unreadable", .data)
    static let fontVariable = Self("font-variable", .data)
}
