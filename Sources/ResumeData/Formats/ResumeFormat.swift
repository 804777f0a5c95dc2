package import Languages
package import ResumeModel
package import SourceTree

/// A kind of file that resumes come in, or that is often taken for one that we read.
package struct ResumeFormat: Sendable {
    /// What the command line calls it, such as `json-resume`; empty for one that is not read.
    let id: String
    /// What people call it, such as `JSON Resume`; for one that is not read, with its article.
    let name: Message
    /// What of a tree gives the format away, as findings say it; nil for a tree of another one.
    let evidence: @Sendable (Node) -> Message?
    /// What to do with a tree of the format.
    let use: Use
    /// Whether it has a way of its own to hold texts in several languages.
    var holdsLanguages = false
    /// The files beside a tree's own that may have parts of it.
    var companions: @Sendable (Node) -> [CompanionFile] = { _ in [] }
    /// What a finding about the notation of a source means in the format; nil if that is no fault in
    /// it.
    var judge: @Sendable (_ finding: Diagnostic, _ tree: Node) -> Diagnostic? = { finding, _ in
        finding
    }

    /// What is done with a tree of a format.
    enum Use: Sendable {
        /// It is read as it stands.
        case read(
            @Sendable (_ tree: Node, _ file: String, _ language: ReadLanguage?) -> ResumeReading)
        /// It is read as a tree in the form of JSON Resume; nil, with an error, if there is none in it.
        case translate(@Sendable (_ tree: Field, _ context: MappingContext) -> Node?)
        /// It is not read; this is what to do instead.
        case refuse(advice: Message)
    }

    /// What the formats that are read are called on the command line.
    package static let ids = all.map(\.id).filter { !$0.isEmpty }

    /// Reads a tree in its own format; one of no known format as JSON Resume, which tells what it
    /// lacks.
    ///
    /// - Parameters:
    ///   - tree: the whole file, in one language.
    ///   - file: its name, for findings.
    ///   - id: the format that it is to be read in; nil for the one that it has.
    ///   - language: the language that it is in; nil for what it says itself.
    /// - Returns: what the format makes of it.
    static func reading(
        of tree: Node, file: String, as id: String?, in language: ReadLanguage?
    ) -> ResumeReading {
        if let id, let format = all.first(where: { $0.id == id }) {
            return format.reading(of: tree, file: file, in: language)
        }
        let claims = claims(on: tree)
        guard let (format, evidence) = claims.first else {
            return JSONResumeFormat.reading(of: tree, file: file, in: language)
        }
        if let other = claims.dropFirst().first {
            return .refused(
                "this may be \(format.name) (\(evidence)) or \(other.format.name) "
                    + "(\(other.evidence)); say which with --from \(format.id) or --from "
                    + "\(other.format.id)", tree, file)
        }
        return format.reading(of: tree, file: file, in: language)
    }

    /// Whether maps of texts by languages mean what its format says, and not what they do elsewhere.
    static func holdsLanguages(_ tree: Node, as id: String?) -> Bool {
        let format = id.map { id in all.first { $0.id == id } } ?? claims(on: tree).first?.format
        return format?.holdsLanguages == true
    }

    /// Whether a tree is of another program, to which keys of ours mean something else.
    package static func isForeign(_ tree: Node, as id: String? = nil) -> Bool {
        let format = id.map { id in all.first { $0.id == id } } ?? claims(on: tree).first?.format
        if case .translate? = format?.use { return true }
        return false
    }

    /// The files beside a tree's own that may have parts of it.
    static func companions(of tree: Node) -> [CompanionFile] {
        claims(on: tree).first?.format.companions(tree) ?? []
    }

    /// Whether a tree looks like a resume that can be read.
    package static func isReadable(_ tree: Node) -> Bool {
        claims(on: tree).first.map { !$0.format.id.isEmpty }
            ?? (JSONResumeFormat.isResume(tree) || LanguageEditions(tree) != nil)
    }

    /// The formats that a tree may have; JSON Resume, which is lenient, beside another one only if
    /// there is no doubt, and one that is not read alone.
    private static func claims(on tree: Node) -> [(format: Self, evidence: Message)] {
        let claims = all.compactMap { format in
            format.evidence(tree).map { (format: format, evidence: $0) }
        }
        return claims.first?.format.id.isEmpty == true ? [claims[0]] : claims
    }

    private func reading(of tree: Node, file: String, in language: ReadLanguage?) -> ResumeReading {
        var reading = plainReading(of: tree, file: file, in: language)
        reading.judge = { judge($0, tree) }
        return reading
    }

    private func plainReading(
        of tree: Node, file: String, in language: ReadLanguage?
    ) -> ResumeReading {
        switch use {
        case .read(let read): return read(tree, file, language)
        case .translate(let translate):
            let context = MappingContext(file: file, format: name.text, language: language?.tag)
            return .translated(tree, context, name.text, in: language, translate)
        case .refuse(let advice):
            let found: Message = evidence(tree).map { "\(name) (\($0))" } ?? name
            return .refused(
                "this is \(found), not a resume that is read; \(advice)", tree, file)
        }
    }
}

/// What a format makes of a tree.
package struct ResumeReading {
    /// The tree in the form of JSON Resume, each value with its place in the file; nil if there is
    /// none.
    package var tree: Node?
    /// Whether the tree was made of one in another form, and is not the file's own.
    package var isTranslated = false
    /// What the resume says about its own layout, and its path; nil if it says nothing.
    package var layout: (node: Node, path: String)?
    /// The titles and the order of sections that the resume states elsewhere, as changes to a layout;
    /// nil if it states none.
    package var presentation: Node?
    /// What a file of another tool sets of its own looks, as changes to the layout that it asks for, or
    /// to the usual one; nil if that is nothing.
    package var design: Node?
    /// What the resume says about the words of its language, as changes to their file, and its path;
    /// nil if it says nothing.
    package var words: (node: Node, path: String)?
    /// The languages of the file, in its order; none for a file in one language.
    package var languages: [LanguageCoverage] = []
    /// The texts that are in another language than the resume is read in, each with that.
    package var strangers: [(text: String, tag: String)] = []
    /// The file's own tree with its texts in all languages; nil if there is one language, or one that
    /// was asked for.
    package var inAllLanguages: Node?
    /// What a finding about the notation of the source means; nil if that is no fault.
    package var judge: (Diagnostic) -> Diagnostic? = { $0 }
    /// What findings about the tree are in terms of the file, where that has another form.
    var told: (Diagnostics) -> Diagnostics = { $0 }
    /// Maps the tree to a resume by the words that people write for dates, with everything there is
    /// to say about it.
    ///
    /// Nothing of the file is dropped in silence: what the format does not know becomes an extra
    /// field or a section of the person's own. The resume is nil only if the tree is none at all;
    /// if there are errors it holds what could be read, for findings of later stages.
    package let resume: (UnderstoodWords) -> (resume: Resume?, diagnostics: Diagnostics)

    /// Findings about values of the resume, such as `basics.phone`, with their places in the file.
    package func placed(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard let tree, !findings.isEmpty else { return findings }
        let places = ValuePlaces(tree)
        return told(Diagnostics(findings.map(places.placed))).all
    }

    static func refused(_ message: Message, _ tree: Node, _ file: String) -> ResumeReading {
        ResumeReading { _ in
            let context = MappingContext(file: file)
            context.report(.notAResume, Field(tree, at: .root), message)
            return (nil, context.finish())
        }
    }

    /// A tree of another format, as JSON Resume.
    fileprivate static func translated(
        _ tree: Node, _ context: MappingContext, _ format: String, in language: ReadLanguage?,
        _ translate: (Field, MappingContext) -> Node?
    ) -> ResumeReading {
        guard let translated = translate(Field(tree, at: .root), context) else {
            return ResumeReading { _ in (nil, context.finish()) }
        }
        let root = translated.said(in: language)
        context.reportKey(.readAs, Field(tree, at: .root), "read as \(format)")
        let inner = JSONResumeFormat.reading(of: root, file: context.file)
        // Another tool's settings are no changes that a person made to a layout of ours.
        let settings = inner.layout?.node.object
        let named = settings == nil ? inner.layout?.node : inner.layout?.node["extends"]
        let changes = settings?.filter { $0.key != "extends" } ?? []
        var reading = ResumeReading(
            tree: root, isTranslated: true,
            layout: inner.layout.flatMap { own in named.map { ($0, own.path) } },
            presentation: inner.presentation,
            design: changes.first.map { Node(.object(changes), at: $0.keySpan) }, words: inner.words
        ) { words in
            let (resume, found) = inner.resume(words)
            var diagnostics = context.finish()
            diagnostics.add(TreePlaces(tree).placed(found))
            return (resume, diagnostics)
        }
        reading.told = { TreePlaces(tree).placed($0) }
        return reading
    }

    /// A reading of a tree that was made of another, whose findings get their places in that.
    func placed(in tree: Node, after found: Diagnostics) -> ResumeReading {
        let places = TreePlaces(tree)
        var reading = ResumeReading { words in
            let (mapped, findings) = resume(words)
            var diagnostics = found
            diagnostics.add(places.placed(findings))
            return (mapped, diagnostics)
        }
        (reading.tree, reading.isTranslated) = (self.tree, isTranslated)
        (reading.layout, reading.presentation) = (layout, presentation)
        (reading.design, reading.words) = (design, words)
        (reading.languages, reading.judge) = (languages, judge)
        return reading
    }
}
