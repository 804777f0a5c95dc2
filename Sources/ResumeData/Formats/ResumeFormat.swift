package import Languages
package import ResumeModel
package import SourceTree

/// A kind of file that resumes come in, or that is often taken for one that we read.
package struct ResumeFormat: Sendable {
    /// What a tree of this format is called, with its article and the keys that give it away; nil for
    /// any other tree.
    let recognise: @Sendable (Node) -> String?
    /// Reads such a tree, under the name of its file; nil where none is read yet.
    var read: (@Sendable (_ tree: Node, _ file: String) -> ResumeReading)?
    /// What to do with a tree that is not read.
    var advice = ""
    /// Writes a resume as a file of this format; nil where none is written.
    var write: (@Sendable (Resume) -> String)?

    /// Reads a tree in its own format; one of no known format as JSON Resume, which tells what it
    /// lacks.
    package static func reading(of tree: Node, file: String) -> ResumeReading {
        for format in all {
            guard let name = format.recognise(tree) else { continue }
            return format.read?(tree, file)
                ?? .refused("this is \(name), not a JSON Resume; \(format.advice)", tree, file)
        }
        return JSONResumeFormat.reading(of: tree, file: file)
    }

    /// Whether a tree looks like a resume that can be read.
    package static func isReadable(_ tree: Node) -> Bool {
        all.contains { $0.read != nil && $0.recognise(tree) != nil }
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

    static func refused(_ message: String, _ tree: Node, _ file: String) -> ResumeReading {
        ResumeReading { _ in
            let context = MappingContext(file: file)
            context.report(.notAResume, Field(tree, at: .root), message)
            return (nil, context.finish())
        }
    }
}
