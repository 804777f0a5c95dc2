package import Languages
package import ResumeModel
package import SourceTree

/// A kind of file that resumes come in, or that is often taken for one that we read.
package struct ResumeFormat: Sendable {
    /// What a tree of this format is called, with its article and the keys that give it away; nil for
    /// any other tree.
    let recognise: @Sendable (Node) -> String?
    /// What is done with such a tree.
    let use: Use
    /// Writes a resume as a file of this format; nil where none is written.
    var write: (@Sendable (Resume) -> String)?

    /// What is done with the trees of a format.
    enum Use: Sendable {
        /// They are read, under the name of their file.
        case read(@Sendable (_ tree: Node, _ file: String) -> ResumeReading)
        /// They are not read; the advice says what to do instead.
        case refuse(advice: String)
    }

    /// Reads a tree in its own format; one of no known format as JSON Resume, which tells what it
    /// lacks.
    package static func reading(of tree: Node, file: String) -> ResumeReading {
        for format in all {
            guard let name = format.recognise(tree) else { continue }
            switch format.use {
            case .read(let read): return read(tree, file)
            case .refuse(let advice):
                return .refused("this is \(name), not a JSON Resume; \(advice)", tree, file)
            }
        }
        return JSONResumeFormat.reading(of: tree, file: file)
    }

    /// Whether a tree looks like a resume that can be read.
    package static func isReadable(_ tree: Node) -> Bool {
        all.contains { format in
            if case .read = format.use { format.recognise(tree) != nil } else { false }
        }
    }
}

/// What a format makes of a tree.
package struct ResumeReading {
    /// What the resume says about its own layout, and its path; nil if it says nothing.
    package var layout: (node: Node, path: String)?
    /// The titles and the order of sections that the resume states elsewhere, as changes to a layout;
    /// nil if it states none.
    package var presentation: Node?
    /// Maps the tree to a resume by the words that people write for dates, with everything there is
    /// to say about it.
    ///
    /// Nothing of the file is dropped in silence: what the format does not know becomes an extra
    /// field or a section of the person's own. The resume is nil only if the tree is none at all;
    /// if there are errors it holds what could be read, for findings of later stages.
    package let resume: (UnderstoodWords) -> (resume: Resume?, diagnostics: Diagnostics)

    /// A tree that is no resume.
    static func refused(_ message: String, _ tree: Node, _ file: String) -> ResumeReading {
        ResumeReading { _ in
            let context = MappingContext(file: file)
            context.report(.notAResume, Field(tree, at: .root), message)
            return (nil, context.finish())
        }
    }
}
