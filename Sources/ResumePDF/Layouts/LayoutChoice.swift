import ResumeLayout
import SourceTree
import System

/// A layout that someone asks for, and where they do.
struct LayoutChoice {
    /// The name of a layout, or the path of a layout file.
    var wanted: String
    /// The file that asks; nil for the command line.
    var file: String?
    /// The place in that file.
    var span: SourceSpan?
    /// The path of the value in that file.
    var path = ""

    /// An error where the layout is asked for.
    func error(
        _ kind: Diagnostic.Kind, _ message: Message, suggestions: [String] = []
    ) -> Diagnostic {
        Diagnostic(
            kind, .error, message, file: file, at: span, path: path, suggestions: suggestions)
    }
}

extension LayoutChoice {
    /// The layout that a value names.
    ///
    /// - Throws: the finding, if it can name none.
    init(_ node: Node, file: String, path: String) throws(Diagnostics) {
        self.init(wanted: "", file: file, span: node.span, path: path)
        switch node.value {
        case .string(let text), .number(let text): wanted = text
        default:
            throw Diagnostics([
                error(
                    .layoutType,
                    "\(path) must be the name or the path of a layout, not \(node.kindName)")
            ])
        }
    }
}

/// The folders that a resume's own layouts may be in.
///
/// A resume may come from a stranger: what it names must not be any file of the person's.
struct LayoutBounds {
    private let folders: [String]

    /// What a resume may name, where it names another file.
    private let isRemote: Bool

    /// The folder of the resume with all below it, and the folders of layouts.
    ///
    /// - Parameters:
    ///   - resumeFolder: the folder; nil for a resume from the network, which is in none.
    ///   - layoutFolders: the folders of layouts.
    init(resumeFolder: String?, layoutFolders: [String]) {
        folders = ([resumeFolder.map { $0.isEmpty ? "." : $0 }].compactMap { $0 } + layoutFolders)
            .compactMap(RealPath.of)
        isRemote = resumeFolder == nil
    }

    /// What is said of a layout, as a message quotes it, that a resume may not name.
    func refusal(of layout: String) -> Message {
        isRemote
            ? "\(layout) is a file of this machine; a resume from the network may name layouts by "
                + "their names, and --layout any file"
            : "\(layout) is outside the resume's folder; a resume may name the layouts in and below "
                + "it, and --layout any other"
    }

    /// Whether a file is within, wherever links lead; one that is not there is where it would be.
    func contains(_ path: String) -> Bool {
        guard let place = RealPath.of(path) ?? RealPath.of(PathName.folder(of: path)) else {
            // Nothing can be read there.
            return true
        }
        return folders.contains { folder in
            folder == "/" || place == folder || place.hasPrefix(folder + "/")
        }
    }
}
