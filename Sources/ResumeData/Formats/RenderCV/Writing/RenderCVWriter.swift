package import ResumeModel
package import SourceTree

/// Writes a resume as RenderCV 2.8 takes it (its Python package `rendercv.schema.models`).
///
/// Each section has entries of one kind there, texts are Markdown, and what is checked on reading,
/// such as telephone numbers, stands in its own place only if it passes.
package struct RenderCVWriter {
    /// What a resume does not say itself.
    package struct Surroundings: Sendable {
        /// The sections in order, by their keys, with their titles.
        package var sections: [(key: String, title: String)] = []
        /// The tag of the language that it is in; nil if that is not known.
        package var language: String?
        /// The countries' names.
        package var countries = CountryCatalog()
        /// What stands for the end of something that goes on.
        package var present = "present"
        /// What stands between the ends of a span, with its blanks.
        package var range = " – "
        /// The current date: nothing that goes on may begin after it.
        package var today: PartialDate?
        /// The photo's path from the new file's folder, or its address; nil if there is none to find.
        package var photo: String?
        /// The name of the layout that the resume asks for; nil if it asks for none.
        package var layout: String?
        /// What the resume changes of the words of its language, as their files have it.
        package var words: Node?
        /// Whether the resume changes its layout.
        package var changesLayout = false
        /// The other languages that the resume's file has it in, by their tags.
        package var otherLanguages: [String] = []
        /// Whether there are notes, which only the writer of the resume is to read.
        package var hidesNotes = false

        /// Makes surroundings of nothing.
        package init() {}
    }

    private let surroundings: Surroundings
    private var losses = CarryingOver()

    /// Makes a writer.
    package init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// The resume as a tree, and what there is to say about it.
    package static func file(
        of resume: Resume, _ surroundings: Surroundings, file: String
    ) -> (tree: Node, findings: [Diagnostic]) {
        var writer = Self(surroundings)
        let tree = writer.node(resume)
        return (tree, writer.losses.findings(file: file))
    }

    private mutating func node(_ resume: Resume) -> Node {
        let addresses = AddressWriter(
            language: surroundings.language, countries: surroundings.countries)
        var header = WrittenHeader(resume.basics, addresses)
        header.setPhoto(surroundings.photo, of: resume.basics)
        var sections = WrittenSections(surroundings)
        sections.write(resume)
        losses.add(header.losses)
        losses.add(sections.losses)
        var cv = header.members
        if !sections.members.isEmpty { cv.append(("sections", .map(sections.members))) }
        var members: [(String, Node)] = [("cv", .map(cv))]
        if let theme = theme { members.append(("design", .map([("theme", .text(theme))]))) }
        let locale = WrittenLocale(surroundings.language, surroundings.words)
        losses.add(locale.losses)
        if !locale.members.isEmpty { members.append(("locale", .map(locale.members))) }
        addMeta(resume.meta)
        return .map(members)
    }

    // MARK: What the file says about itself

    private var theme: String? {
        mutating get {
            if surroundings.changesLayout { losses.lose("meta.layout", "the changes in it") }
            guard let layout = surroundings.layout else { return nil }
            let theme = RenderCVTheme.name(of: layout)
            if theme == nil {
                losses.lose("meta.layout", "no theme is like \(Quoted(layout))")
            }
            return theme
        }
    }

    private mutating func addMeta(_ meta: Meta) {
        if surroundings.hidesNotes {
            losses.lose(Node.notesKey, "only the writer is to read them")
        }
        if !surroundings.otherLanguages.isEmpty {
            losses.lose(
                "meta.language",
                "RenderCV has one; the texts in \(surroundings.otherLanguages.joined(last: "and")) "
                    + "stay behind")
        }
        if meta.canonical != nil { losses.lose("meta.canonical") }
        if meta.version != nil { losses.lose("meta.version") }
        if meta.lastModified != nil { losses.lose("meta.lastModified") }
        if meta.pages != nil { losses.lose("meta.pages") }
    }
}
