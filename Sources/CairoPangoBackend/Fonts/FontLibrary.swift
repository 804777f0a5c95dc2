package import Pages

/// The fonts that a document may use: files that the caller names, then the built-in ones.
///
/// A face is only ever taken as asked for, by family, weight and slope. What is not there is
/// reported and never replaced in silence. The system's fonts are left alone, but for characters
/// that all others lack.
///
/// A library belongs to one thread.
package final class FontLibrary {
    /// What is wrong with the files that were given.
    package private(set) var problems: [FontFileProblem] = []

    private var faces: [LibraryFace] = []
    private let embeddedStart: Int
    private lazy var system: SystemFonts? = usesSystemFonts ? SystemFonts() : nil
    private let usesSystemFonts: Bool
    /// The faces of the system that were taken, with what each stands in for.
    private var systemFaces: [(style: SystemStyle, face: LibraryFace)] = []
    private var fallbacks: [FallbackKey: LibraryFace?] = [:]
    /// Pango with the faces that were used so far; nil if it has no memory.
    private(set) lazy var map = FontMap()

    /// Reads the names of all faces.
    ///
    /// Files come first: a face of theirs hides a built-in one of the same family and style. What
    /// cannot be read is listed in `problems`. Without `usesSystemFonts`, a character that no face
    /// here has counts as missing.
    package init(files: [String] = [], embedded: [EmbeddedFont] = [], usesSystemFonts: Bool = true)
    {
        self.usesSystemFonts = usesSystemFonts
        for path in files {
            do throws(FontFileProblem) {
                let file = try FontFileReader.faces(ofFileAt: path)
                faces += file.faces
                problems += file.problems
            } catch {
                problems.append(error)
            }
        }
        embeddedStart = faces.count
        for font in embedded { faces += FontFileReader.faces(of: font) }
    }

    /// Forgets which faces stood in for others: what one document lacks decides nothing in the next.
    package func forgetFallbacks() {
        fallbacks = [:]
        systemFaces = []
    }

    /// All faces and where they come from, in the order in which they are looked for.
    package var listing: [(face: FontFace, source: FontSource)] {
        faces.map { ($0.description, $0.source) }
    }

    /// Where a face comes from; nil if it is not in this library.
    package func source(of face: FontFace) -> FontSource? { self.face(named: face)?.source }

    /// The families, each once, in the order in which they are looked for.
    package var families: [String] {
        var seen: Set<String> = []
        return faces.map(\.description.family).filter { seen.insert($0).inserted }
    }

    /// The face that a query finds: same family (letters' case aside), same weight, same slope.
    package func resolve(_ query: FontQuery) throws(FontProblem) -> FontFace {
        try face(for: query).description
    }

    /// The face that a query finds.
    func face(for query: FontQuery) throws(FontProblem) -> LibraryFace {
        let family = faces(ofFamily: query.family)
        if let face = family.first(where: { $0.description.isStyled(as: query) }) { return face }
        guard !family.isEmpty else { throw .missingFamily(query.family) }
        throw .missingStyle(query, available: family.map(\.description))
    }

    /// The face that comes nearest to a query that finds none; nil in an empty library.
    func nearestFace(to query: FontQuery) -> LibraryFace? {
        let family = faces(ofFamily: query.family)
        let choice = family.isEmpty ? Array(faces[embeddedStart...]) + faces : family
        return choice.min { left, right in
            left.description.distance(from: query) < right.description.distance(from: query)
        }
    }

    /// The face of a document's list; nil if it is not in this library.
    func face(named face: FontFace) -> LibraryFace? {
        faces.first { $0.description == face }
            ?? systemFaces.lazy.map(\.face).first { $0.description == face }
    }

    private func faces(ofFamily name: String) -> [LibraryFace] {
        let exact = faces.filter { $0.description.family == name }
        guard exact.isEmpty else { return exact }
        let folded = name.lowercased()
        return faces.filter { $0.description.family.lowercased() == folded }
    }
}

extension FontLibrary {
    /// What a face of the system was looked for as.
    private struct SystemStyle: Hashable {
        let style: FontFace.Style
        let isSerif: Bool
    }

    private struct FallbackKey: Hashable {
        let face: ObjectIdentifier
        let scalars: [UInt32]
    }

    /// A face for characters that belong together and that a face does not all have.
    ///
    /// The other families are asked in order, the built-in ones first, each with the style nearest
    /// to that of the face; then the system's fonts. Nil if no face has all of them.
    func fallback(
        for scalars: [UInt32], insteadOf face: LibraryFace, language: String
    ) -> LibraryFace? {
        let key = FallbackKey(face: ObjectIdentifier(face), scalars: scalars)
        if let known = fallbacks[key] { return known }
        let found =
            ownFallback(for: scalars, insteadOf: face)
            ?? systemFallback(for: scalars, insteadOf: face, language: language)
        fallbacks[key] = .some(found)
        return found
    }

    private func ownFallback(for scalars: [UInt32], insteadOf face: LibraryFace) -> LibraryFace? {
        let query = FontQuery(
            family: "", weight: face.description.weight, isItalic: face.description.isItalic)
        let order = faces[embeddedStart...] + faces[..<embeddedStart]
        let having = order.filter { $0 !== face && $0.covers(all: scalars) }
        guard let family = having.first?.description.family else { return nil }
        return having.filter { $0.description.family == family }.min { left, right in
            left.description.distance(from: query) < right.description.distance(from: query)
        }
    }

    private func systemFallback(
        for scalars: [UInt32], insteadOf face: LibraryFace, language: String
    ) -> LibraryFace? {
        let language = SystemFonts.Language(language)
        let isSerif = !language.isLatin && face.isSerif
        let style = SystemStyle(style: face.description.style, isSerif: isSerif)
        let known = systemFaces.first { $0.style == style && $0.face.covers(all: scalars) }
        if let known { return known.face }
        guard
            let found = system?.face(
                covering: scalars, like: face.description, isSerif: isSerif, language: language)
        else { return nil }
        systemFaces.append((style, found))
        return found
    }
}

extension FontFace {
    /// What tells the faces of a family apart.
    struct Style: Hashable {
        let weight: Int
        let isItalic: Bool
    }

    var style: Style { Style(weight: weight, isItalic: isItalic) }

    func isStyled(as query: FontQuery) -> Bool {
        weight == query.weight && isItalic == query.isItalic
    }

    /// How far the style is from that of a query; a wrong slope counts more than any weight.
    func distance(from query: FontQuery) -> Int {
        abs(weight - query.weight) + (isItalic == query.isItalic ? 0 : 10_000)
    }
}
