import PDFFile

/// Rewrites the operators of a page so that all that is drawn outside the structure is marked as an
/// artifact (ISO 14289-1, 7.1), and in fewer bytes.
///
/// It knows the operators that cairo writes; what it does not know it refuses. Elements that have
/// nothing but text share one text object.
struct ContentMarker {
    /// How many glyphs stand in artifacts.
    private(set) var artifactGlyphs = 0

    private let page: ContentOperations
    private var writer: ContentWriter
    private var text = TextPlacement()
    /// How many parts of the structure are open; content is part of one or of none.
    private var depth = 0
    /// Marked content within text that is no part of the structure, such as cairo's `ActualText`.
    private var inner = 0
    private var isInArtifact = false
    private var isInText = false
    /// Whether the text object that elements share is open.
    private var isShared = false
    /// Whether the element that is open stands in it.
    private var sharesText = false

    /// The new content.
    var content: [UInt8] { writer.bytes }

    /// Rewrites a page's content.
    ///
    /// - Parameters:
    ///   - source: the content.
    ///   - dropsStates: whether the states of graphics that it names change nothing.
    ///   - hasGround: whether it begins with the page's ground, which is left out.
    /// - Throws: `PDFError.conformance` for content that cannot be read.
    init(
        _ source: [UInt8], dropsStates: Bool = false, hasGround: Bool = false
    ) throws(PDFError) {
        var page = try ContentOperations(source)
        if hasGround { try page.removeGround() }
        self.page = page
        writer = ContentWriter(source)
        var index = 0
        while index < page.operations.count {
            let operation = page.operations[index]
            switch operation.kind {
            case .path:
                index = writePath(from: index)
                continue
            case .state where dropsStates && operation.code == ContentOperator.graphicsState: break
            default: try take(operation, at: index)
            }
            index += 1
        }
        closeArtifact()
        closeShared()
        guard depth == 0, inner == 0, !isInText else {
            throw .conformance("cairo's marks are not closed")
        }
    }

    private mutating func take(_ operation: ContentOperation, at index: Int) throws(PDFError) {
        switch operation.kind {
        case .begin: return try begin(operation, at: index)
        case .end: return try end(operation)
        case .beginText:
            openArtifact()
            isInText = true
            text.begin(isNew: !sharesText)
            if sharesText { return }
        case .endText:
            isInText = false
            if sharesText { return }
        case .font, .place, .step: return text.take(operation, page, to: &writer)
        case .show:
            if isInArtifact {
                artifactGlyphs += page.operands(operation).reduce(0) { $0 + $1.glyphs }
            }
            text.show(to: &writer)
        case .save, .transform:
            closeArtifact()
            closeShared()
            text.forget()
        case .fill, .paint: openArtifact()
        case .state, .path: break
        }
        write(operation)
    }

    private mutating func write(_ operation: ContentOperation) {
        writer.write(operation, page.operands(operation))
    }

    /// Writes a path and, if that is what becomes of it, how it is filled.
    ///
    /// - Returns: where the next operator stands.
    private mutating func writePath(from start: Int) -> Int {
        openArtifact()
        let path = page.operations[start...].prefix { $0.kind == .path }
        if let fill = page.operations[path.endIndex...].first, fill.kind == .fill,
            let filled = FilledPath(path, page)
        {
            filled.write(fill, to: &writer)
            return path.endIndex + 1
        }
        for operation in path { write(operation) }
        return path.endIndex
    }

    // MARK: Marks

    private mutating func begin(
        _ operation: ContentOperation, at index: Int
    ) throws(PDFError) {
        if isInText {
            inner += 1
        } else {
            closeArtifact()
            // Marks without a number belong to no element.
            guard
                page.operands(operation).contains(where: {
                    page.source[$0.range].elementsEqual(Self.number)
                })
            else { throw .conformance("cairo marked content without a number") }
            depth += 1
            if depth == 1 {
                sharesText = isText(from: index)
                if !sharesText {
                    closeShared()
                } else if !isShared {
                    writer.write(line: "BT")
                    isShared = true
                    text.begin(isNew: true)
                }
            }
        }
        write(operation)
    }

    private mutating func end(_ operation: ContentOperation) throws(PDFError) {
        if isInText { inner -= 1 } else { depth -= 1 }
        guard depth >= 0, inner >= 0 else { throw .conformance("cairo closed too many marks") }
        if depth == 0 { sharesText = false }
        write(operation)
    }

    /// Whether an element has nothing but upright text, each piece of which says where it is.
    private func isText(from index: Int) -> Bool {
        var (depth, isPlaced, isShown) = (0, false, false)
        for operation in page.operations[index...] {
            switch operation.kind {
            case .begin: depth += 1
            case .end:
                depth -= 1
                if depth == 0 { return isShown }
            case .beginText: isPlaced = false
            case .place:
                guard TextPlacement.isUpright(operation, page) else { return false }
                isPlaced = true
            case .step, .show:
                guard isPlaced else { return false }
                isShown = isShown || operation.kind == .show
            case .state, .font, .endText: break
            case .save, .transform, .path, .fill, .paint: return false
            }
        }
        return false
    }

    private mutating func openArtifact() {
        guard depth == 0, !isInArtifact else { return }
        closeShared()
        writer.write(line: "/Artifact BMC")
        isInArtifact = true
    }

    private mutating func closeArtifact() {
        guard isInArtifact else { return }
        writer.write(line: "EMC")
        isInArtifact = false
    }

    private mutating func closeShared() {
        guard isShared else { return }
        writer.write(line: "ET")
        isShared = false
    }

    private static let number = Array("/MCID".utf8)
}
